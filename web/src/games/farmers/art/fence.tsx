// A fence along one side of a space, 100 long: posts with two rails between them.
import "./tiles.css";
import "./fence.css";

const POSTS = [0, 33.3, 66.7, 100];

const across = {
  rails: "M0 -9L100 -9M0 -2L100 -2",
  posts: POSTS.map((x) => `M${x} -14L${x} 4`).join(""),
};

/** Seen from the end the rails lie above each other. */
const down = {
  rails: "M-2.2 -4L-2.2 96M2.2 -4L2.2 96",
  posts: POSTS.map((y) => `M0 ${y - 12}L0 ${y + 4}`).join(""),
};

export function Fence({ across: isAcross }: { across: boolean }) {
  const { rails, posts } = isAcross ? across : down;
  return (
    <g class="fa-fence">
      <path class="fa-fence-edge" d={rails} stroke-width="5.4" />
      <path class="fa-fence-wood" d={rails} stroke-width="2.8" />
      <path class="fa-fence-edge" d={posts} stroke-width="8.4" />
      <path class="fa-fence-wood" d={posts} stroke-width="5.4" />
    </g>
  );
}
