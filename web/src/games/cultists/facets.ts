/** What the kinds of this game say about themselves. */

import type { Facets } from "../../protocol/types";
import { GameFacets } from "../../store/facets";
import { broughtTo } from "../brought";
import said from "./facets.json";

export const facets = new GameFacets(said as Facets, () => broughtTo("cultists").facets);
