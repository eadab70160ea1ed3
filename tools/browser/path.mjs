// Unpacks the browser into $TMPDIR, and prints where it is and where its libraries are.
import { tmpdir } from "node:os";
import { join } from "node:path";

// Only where it believes itself in such a place does the package unpack its own libraries; a slim machine has none.
process.env.AWS_EXECUTION_ENV = "AWS_Lambda_nodejs24.x";
const { default: chromium } = await import("@sparticuz/chromium");

console.log(await chromium.executablePath());
console.log(join(tmpdir(), "al2023", "lib"));
