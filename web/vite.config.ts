import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { offline } from "./offline-plugin.ts";

const server = "http://127.0.0.1:8410";

export default defineConfig({
  plugins: [offline()],
  // The texts that the page shares with the terminal lie in the Python package.
  resolve: { alias: { "@mire": fileURLToPath(new URL("../src/mire", import.meta.url)) } },
  build: { outDir: "../src/mire/server/page", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
});
