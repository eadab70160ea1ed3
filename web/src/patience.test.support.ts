/** What a test waits for may take its time: a machine may have other work, and the limit of the test itself holds. */
import { configure } from "@testing-library/svelte";

configure({ asyncUtilTimeout: 20_000 });
