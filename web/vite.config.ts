import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { offline } from "./offline-plugin.ts";

const server = "http://127.0.0.1:8410";

/** A few files, each whole: dozens of small ones would take longer. */
const groups = [
  { name: "base", test: /node_modules|src\/(ui|net)\// },
  { name: "lobby", test: /src\/pages\/(home|new-table|join|import|watch|not-found|seat|use-)/ },
];

export default defineConfig({
  plugins: [offline()],
  // The texts that the page shares with the terminal lie in the Python package.
  resolve: { alias: { "@mire": fileURLToPath(new URL("../src/mire", import.meta.url)) } },
  build: {
    outDir: "../src/mire/server/page",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"], // the first with light-dark()
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
});
