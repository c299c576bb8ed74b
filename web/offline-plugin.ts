// Builds the service worker and tells it what the page is made of.
import { createHash } from "node:crypto";
import type { Plugin } from "vite";

const worker = "service-worker.js";

export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "chunk", id: "src/service-worker.ts", fileName: worker });
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const built = Object.values(bundle).filter(({ fileName }) => fileName !== worker);
        const version = createHash("sha256");
        for (const file of built) version.update(file.type === "chunk" ? file.code : file.source);
        const files = built.map(({ fileName }) => `/${fileName}`).filter((path) => !path.endsWith(".html"));
        const chunk = bundle[worker];
        if (chunk?.type !== "chunk") throw new Error(`${worker} was not built`);
        const known = { VERSION: version.digest("hex").slice(0, 16), FILES: files.sort() };
        const lines = Object.entries(known).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
        chunk.code = lines.join("") + chunk.code;
      },
    },
  };
}
