import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepToken, tokenOf } from "../net/kept";
import Move from "./Move.svelte";

const fetched = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const answer = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));

it("takes the ticket out of the address before it is used", async () => {
  location.hash = "#/move/MOTH47/good-ticket";
  fetched.mockImplementation(() => {
    expect(location.href).not.toContain("good-ticket");
    return answer({ code: "MOTH47", chair: 2, token: "fresh" });
  });
  render(Move, { code: "MOTH47", ticket: "good-ticket" });
  await waitFor(() => expect(tokenOf("MOTH47")).toBe("fresh"));
  expect(location.hash).toBe("#/table/MOTH47");
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0]![0]).toBe("/api/tables/MOTH47/moves/use");
});

it("says why a ticket is no good", async () => {
  fetched.mockImplementation(() => answer({ reason: "refused", sentence: "This ticket has been used." }, 409));
  render(Move, { code: "MOTH47", ticket: "old" });
  expect(await screen.findByText("This ticket has been used.")).toBeTruthy();
});

it("packs the seat into a picture", async () => {
  keepToken("MOTH47", "mine");
  fetched.mockImplementation((path) => answer(path === "/api/reach" ? { public: "https://games.example", addresses: [] } : { ticket: "abc" }));
  const { container } = render(Move, { code: "MOTH47" });
  await waitFor(() => expect(container.querySelector(".qr path")).not.toBeNull());
  expect(fetched.mock.calls[0]![1]?.body).toBe('{"token":"mine"}');
});
