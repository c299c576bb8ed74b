// Builds the service worker and tells it what the page is made of.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const worker = "service-worker.js";

export function offline(): Plugin {
  let publicDir = "";
  return {
    name: "offline",
    apply: "build",
    configResolved(config) {
      publicDir = config.publicDir;
    },
    buildStart() {
      this.emitFile({ type: "chunk", id: "src/service-worker.ts", fileName: worker });
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const { [worker]: chunk, ...built } = bundle;
        if (chunk?.type !== "chunk") throw new Error(`${worker} was not built`);
        const contents = new Map<string, string | Uint8Array>(readFiles(publicDir));
        for (const file of Object.values(built)) {
          contents.set(`/${file.fileName}`, file.type === "chunk" ? file.code : file.source);
        }
        chunk.code = describe(contents) + chunk.code;
      },
    },
  };
}

function readFiles(folder: string): [string, Uint8Array][] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.map((name) => [`/${name}`, readFileSync(join(folder, name))]);
}

/** The version changes with any file; the document is not among them, as the worker asks for it by the page's address. */
function describe(contents: Map<string, string | Uint8Array>): string {
  const version = createHash("sha256");
  for (const [path, content] of contents) version.update(path).update(content);
  const files = [...contents.keys()].filter((path) => !path.endsWith(".html")).sort();
  return `const VERSION = "${version.digest("hex").slice(0, 16)}", FILES = ${JSON.stringify(files)};\n`;
}
