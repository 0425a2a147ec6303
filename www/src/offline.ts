/** What became known about the page's copy for offline use. */
export interface OfflineHost {
  /** A newer version waits; `take` switches to it and loads the page again. */
  updateReady(take: () => void): void;
}

/** Keeps the page for offline use. A file opened from disk, or a browser without service workers, has nothing to do. */
export async function keepOffline(host: OfflineHost): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || !location.protocol.startsWith("http")) return;
  let registration: ServiceWorkerRegistration | undefined;
  try {
    registration = await navigator.serviceWorker.register("./sw.js");
  } catch {
    // Forbidden here (private windows, embedded pages): the page works, only not offline.
    return;
  }
  if (!registration) return;
  const kept = registration;
  const offer = (): void => {
    const { waiting } = kept;
    // Without a controller this is the first visit, and there is no older version to replace.
    if (!waiting || !navigator.serviceWorker.controller) return;
    host.updateReady(() => {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      waiting.postMessage("take-over");
    });
  };
  offer();
  kept.addEventListener("updatefound", () => {
    kept.installing?.addEventListener("statechange", offer);
  });
}
