/* Replaces the router's hooks for outside observers: there are none. */

export function consumeInstrumentationClientResultMetaReceiver(): void {}

function nobodyWatches(): never {
  throw new Error('The router is made without instrumentation.');
}

export const getRouteInstrumentationUpdates: () => never = nobodyWatches;
export const instrumentClientSideRouter: () => never = nobodyWatches;
