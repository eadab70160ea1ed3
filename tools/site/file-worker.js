/* The search runs in a worker, and browsers start none for a page that was opened from a folder. There, a hidden frame stands in for
   it: the same script, the same messages. Material looks for this under the name iframe-worker. */
if (location.protocol === "file:")
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      const frame = Object.assign(document.createElement("iframe"), { hidden: true });
      document.body.append(frame);
      const inside = (this.inside = frame.contentWindow);
      inside.postMessage = (data) => this.tell(data);
      inside.importScripts = (...urls) => urls.reduce((before, each) => before.then(() => run(inside.document, each)), Promise.resolve());
      this.ready = run(inside.document, url);
    }
    tell(data) {
      const message = new MessageEvent("message", { data });
      this.dispatchEvent(message);
      this.onmessage?.(message);
    }
    postMessage(data) {
      this.ready.then(() => this.inside.dispatchEvent(new MessageEvent("message", { data })));
    }
    terminate() {
      this.inside.frameElement.remove();
    }
  };

function run(page, src) {
  return new Promise((resolve) => page.body.append(Object.assign(page.createElement("script"), { src, onload: resolve })));
}
