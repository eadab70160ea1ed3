import type { Component } from "svelte";

/** Pages by name, each a file of its own to load: a guest in the lobby waits for no replay. */
const pages = import.meta.glob<{ default: Component<Record<string, never>> }>("./{Lobby,Table,End,Replay,Reference}.svelte");

export async function pageOf(name: string): Promise<{ default: Component<Record<string, never>> }> {
  const load = pages[`./${name}.svelte`];
  if (!load) throw new Error(`there is no page ${name}`);
  return load();
}
