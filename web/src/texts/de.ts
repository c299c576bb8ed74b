// All German texts, in one file of the built page.
export default import.meta.glob<string>(
  ["@mire/texts/de.ftl", "@mire/games/*/texts/{de,*.de}.ftl", "./*.de.ftl", "../games/*/texts/*.de.ftl"],
  { query: "?raw", import: "default", eager: true },
);
