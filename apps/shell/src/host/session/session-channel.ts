/** Between the tabs of one browser: "the cookies of the session have changed". */
export interface SessionChannel {
  emit(): void;
  /** Calls back for messages of other tabs, never for those of this one. */
  hear(listener: () => void): void;
  close(): void;
}

const silent: SessionChannel = { emit() {}, hear() {}, close() {} };

/** A browser without channels notices when the visitor returns to the tab. */
export function openSessionChannel(): SessionChannel {
  if (typeof BroadcastChannel === 'undefined') return silent;
  const channel = new BroadcastChannel('session');
  return {
    // only the fact: every tab reads the visitor from the cookies
    emit: () => channel.postMessage('changed'),
    hear: (listener) => channel.addEventListener('message', listener),
    close: () => channel.close(),
  };
}
