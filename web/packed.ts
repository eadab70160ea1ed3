/** Beside every text of the pages the same text packed, as browsers can read it; the server chooses (`server/pages.py`). */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /^assets\/.*\.(js|css|svg|json)$/;
/** Bytes. A shorter text gains nothing: it fits one packet as it is. */
const SHORT = 1024;

const WAYS: Record<string, (text: Buffer) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gz: (text) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
};

/** In what is shipped only: whoever develops or looks at fixtures waits for nobody's line. */
export function packed(mode: string): Plugin {
  return {
    name: "packed",
    apply: "build",
    async writeBundle({ dir }, bundle) {
      if (mode !== "production" || dir === undefined) return;
      const texts = Object.values(bundle)
        .filter(({ fileName }) => TEXT.test(fileName))
        .map((file) => ({ name: file.fileName, text: Buffer.from(file.type === "chunk" ? file.code : file.source) }))
        .filter(({ text }) => text.length >= SHORT);
      await Promise.all(
        texts.flatMap(({ name, text }) =>
          Object.entries(WAYS).map(async ([ending, pack]) => writeFileSync(join(dir, `${name}.${ending}`), await pack(text))),
        ),
      );
    },
  };
}
