// All English texts, in one file of the built page.
export default import.meta.glob<string>(
  ["@mire/texts/en.ftl", "@mire/games/*/texts/{en,*.en}.ftl", "./*.en.ftl", "../games/*/texts/*.en.ftl"],
  { query: "?raw", import: "default", eager: true },
);
