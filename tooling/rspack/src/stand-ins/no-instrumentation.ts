/* Stands in for the router's hooks of those who watch it from outside: nobody does. */

export function consumeInstrumentationClientResultMetaReceiver(): void {}

function nobodyWatches(): never {
  throw new Error('The router is made without instrumentation.');
}

export const getRouteInstrumentationUpdates: () => never = nobodyWatches;
export const instrumentClientSideRouter: () => never = nobodyWatches;
