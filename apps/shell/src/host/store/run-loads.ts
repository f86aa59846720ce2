import type { ApiFailure, LoadState, RequestedAction } from '@tipmark/remote-kit';
import type { HostStore } from './create-host-store.ts';

/** A reply older than this is shown at once and refreshed in the background. */
const freshForSeconds = 30;

/** A load of the screen failed; `failure` is the reason. */
export class LoadFailedError extends Error {
  readonly failure: ApiFailure;
  constructor(load: string, failure: ApiFailure) {
    super(`Load "${load}" failed: ${failure.status} ${failure.code} ${failure.message}`);
    this.name = 'LoadFailedError';
    this.failure = failure;
  }
}

export interface RunLoadsOptions {
  readonly signal?: AbortSignal;
  readonly nowSeconds?: () => number;
}

const slotOf = (store: HostStore, { load }: RequestedAction): LoadState | undefined =>
  store.getState().loads[load];

const isThere = (slot: LoadState | undefined, key: string): boolean =>
  slot?.status === 'ready' && slot.key === key;

const superseded = (load: string) =>
  new DOMException(`Load "${load}" was cancelled or asked for something else`, 'AbortError');

function request(store: HostStore, action: RequestedAction, signal?: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const look = () => {
    const slot = slotOf(store, action);
    if (isThere(slot, action.key)) resolve();
    else if (slot?.key !== action.key) reject(superseded(action.load));
    else if (slot.status === 'failed' && slot.error) {
      reject(new LoadFailedError(action.load, slot.error));
    }
  };
  const cancel = () => {
    reject(signal?.reason);
    const slot = slotOf(store, action);
    const load = store.loadNamed(action.load);
    if (slot?.status === 'loading' && slot.key === action.key && load)
      store.dispatch(load.cancelled());
  };
  const unsubscribe = store.subscribe(look);
  signal?.addEventListener('abort', cancel, { once: true });
  const slot = slotOf(store, action);
  const isUnderWay = slot?.status === 'loading' && slot.key === action.key;
  if (!isUnderWay) store.dispatch(action);
  look();
  return promise.finally(() => {
    unsubscribe();
    signal?.removeEventListener('abort', cancel);
  });
}

/** Requests again, unless the same request is under way. */
function refresh(store: HostStore, action: RequestedAction): void {
  const slot = slotOf(store, action);
  if (slot?.status !== 'loading' || slot.key !== action.key) store.dispatch(action);
}

function rethrowUnlessFailed(error: unknown): void {
  if (!(error instanceof LoadFailedError)) throw error;
}

/**
 * Requests what a screen needs and the store does not have: resolves when all of it has arrived,
 * rejects with a LoadFailedError, or with the signal's reason, which cancels the requests. A load
 * of a part may fail: the failure is in the store, where the part finds it. One screen may name a
 * load only once.
 */
export async function runLoads(
  store: HostStore,
  actions: readonly RequestedAction[],
  { signal, nowSeconds = () => Math.floor(Date.now() / 1000) }: RunLoadsOptions = {},
): Promise<void> {
  signal?.throwIfAborted();
  const missing: RequestedAction[] = [];
  for (const action of actions) {
    const slot = slotOf(store, action);
    const age = nowSeconds() - (slot?.receivedAt ?? 0);
    // a reply outlasts failed requests after it: it is what a visitor has without a network
    if (slot?.dataKey !== action.key) missing.push(action);
    else if (!isThere(slot, action.key) || age > freshForSeconds) refresh(store, action);
  }
  await Promise.all(
    missing.map((action) => {
      const requested = request(store, action, signal);
      return action.isOptional ? requested.catch(rethrowUnlessFailed) : requested;
    }),
  );
}
