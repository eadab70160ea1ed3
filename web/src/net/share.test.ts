import { afterEach, expect, test, vi } from "vitest";
import { handOn } from "./share";

const URL_ = "http://192.168.1.23:8000/#/table/7H7S5A";

afterEach(() => vi.unstubAllGlobals());

const browser = (able: object) => vi.stubGlobal("navigator", able);
const refusing = (name: string) => vi.fn().mockRejectedValue(Object.assign(new Error(), { name }));

test("a phone's own ways come first", async () => {
  const share = vi.fn().mockResolvedValue(undefined);
  const writeText = vi.fn();
  browser({ share, clipboard: { writeText } });
  expect(await handOn(URL_, "Come")).toBe("shared");
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: "Gloaming", text: "Come", url: URL_ });
  expect(writeText).not.toHaveBeenCalled();
});

test("what is for oneself is copied, and elsewhere too", async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  browser({ share: vi.fn(), clipboard: { writeText } });
  expect(await handOn(URL_)).toBe("copied");
  browser({ clipboard: { writeText } });
  expect(await handOn(URL_, "Come")).toBe("copied");
  expect(writeText.mock.calls).toEqual([[URL_], [URL_]]);
});

test("a browser that does neither, or may not, shows the link", async () => {
  browser({});
  expect(await handOn(URL_, "Come")).toBe("shown");
  browser({ clipboard: { writeText: refusing("NotAllowedError") } });
  expect(await handOn(URL_, "Come")).toBe("shown");
  browser({ share: refusing("NotAllowedError") });
  expect(await handOn(URL_, "Come")).toBe("shown");
});

test("people who close the phone's list have changed their mind", async () => {
  browser({ share: refusing("AbortError") });
  expect(await handOn(URL_, "Come")).toBe("dropped");
});
