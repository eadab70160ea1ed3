/** Whether the narrator goes on without a network, and what it does for that. */

import { worker } from "../net/worker";

/** Milliseconds until a worker that says nothing has not kept it. */
const PATIENCE = 30_000;

/** Kept: it can be opened again without a network. Open: it goes on for as long as nobody closes it. */
export type Keeping = "coming" | "kept" | "open";

/** Asks the worker to keep all that is needed in this language. Browsers have none on plain http, and some have none at all. */
export async function keepHere(language: string): Promise<Keeping> {
  const active = (await worker())?.active;
  return active && (await asked(active, language)) ? "kept" : "open";
}

function asked(worker: ServiceWorker, language: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), PATIENCE);
    worker.postMessage({ keep: language }, [port2]);
  });
}

/** Without a worker the letters have to be here before the network goes. */
export async function loadFonts(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
}
