/** The agents as everybody sees them. */

import kinds from "../kinds.json";
import type { Agent, Spot, View } from "../protocol";

export interface AgentSeen {
  agent: Agent;
  /** With siren, under control now, without siren, not yet come, or taken for good. */
  state: "free" | "active" | "used" | "reserve" | "captured";
  spot: Spot | null;
  /** Whether a scientist waits there. */
  scientist: boolean;
  /** INV-EVENT-14b: Captured would take this one. */
  last: boolean;
}

const AGENTS: readonly Agent[] = kinds.agents;

export function agentsOf(view: View): AgentSeen[] {
  return AGENTS.map((agent) => {
    const spot = view.agent_at[agent] ?? null;
    const scientist = spot !== null && view.scientists.includes(spot);
    return { agent, state: stateOf(agent, view), spot, scientist, last: view.last_used === agent && spot !== null };
  });
}

function stateOf(agent: Agent, view: View): AgentSeen["state"] {
  if (agent === view.active) return "active";
  if (agent === view.reserve) return "reserve";
  if (view.agent_at[agent] === undefined) return "captured";
  return view.siren[agent] ? "free" : "used";
}
