/** Handing a link on: by the phone's own ways, or copied. On a plain connection browsers offer neither: then it is shown. */

export type Handed = "shared" | "copied" | "dropped" | "shown";

export async function handOn(url: string, text?: string): Promise<Handed> {
  try {
    if (text !== undefined && navigator.share) {
      await navigator.share({ title: "Gloaming", text, url });
      return "shared";
    }
    if (!navigator.clipboard) return "shown";
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch (fault) {
    return (fault as Error).name === "AbortError" ? "dropped" : "shown"; // AbortError: they closed the phone's list
  }
}

/** A file made here, for its owner to keep. */
export function handOut(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
