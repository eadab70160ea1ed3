import { TableStore } from "../store/table.svelte";
import { pinOf } from "./keys";
import { Prover } from "./prover";
import { TableSocket } from "./socket";

export interface Connection {
  code: string;
  store: TableStore;
  socket: TableSocket;
}

/** A table with its line. Without a token one watches, or is a screen. */
export function connect(code: string, token: string, screen = false): Connection {
  let socket: TableSocket | null = null;
  const store = new TableStore((request) => socket?.send(request) ?? false);
  const pin = token === "" ? null : pinOf(code);
  socket = new TableSocket(store, code, token, pin && new Prover(code, pin), screen);
  socket.start();
  return { code, store, socket };
}
