/** Between the tabs of one browser: "the cookies of the session have changed". */
export interface SessionChannel {
  tell(): void;
  /** Called for what other tabs tell, never for what this one does. */
  hear(listener: () => void): void;
  close(): void;
}

const silent: SessionChannel = { tell() {}, hear() {}, close() {} };

/** A browser without channels notices when the visitor comes back to the tab. */
export function openSessionChannel(): SessionChannel {
  if (typeof BroadcastChannel === 'undefined') return silent;
  const channel = new BroadcastChannel('session');
  return {
    // nothing but the fact: who it is, every tab reads out of the cookies
    tell: () => channel.postMessage('changed'),
    hear: (listener) => channel.addEventListener('message', listener),
    close: () => channel.close(),
  };
}
