import { setTimeout as delay } from 'node:timers/promises';
import type { RequestedAction, Screen, Visit } from '@tipmark/remote-kit';
import { loadAll } from '../../src/host/routing/load-all.ts';
import {
  crashed,
  loadFailed,
  notFound,
  type PageFailure,
} from '../../src/host/routing/page-failure.ts';
import { visitOf } from '../../src/host/routing/screen-visit.ts';
import type { HostStore } from '../../src/host/store/create-host-store.ts';
import { LoadFailedError } from '../../src/host/store/run-loads.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { ResolvedPage } from './resolve-page.ts';

/**
 * Time for the API while a visitor waits for the page: a part is left out after the first, while
 * what the page cannot do without may take longer than one call.
 */
export interface LoadPatience {
  readonly partsMs: number;
  readonly pageMs: number;
  /** How long after a refusal the API is asked once more. */
  readonly againMs: number;
}

const PATIENCE: LoadPatience = { partsMs: 3000, pageMs: 9000, againMs: 1000 };

/** Gives up the parts that have not arrived: the screen is shown without them. */
function failParts(store: HostStore, actions: readonly RequestedAction[]): void {
  for (const { load: name, key, isOptional } of actions) {
    const slot = store.getState().loads[name];
    if (!isOptional || slot?.status !== 'loading' || slot.key !== key) continue;
    const load = store.loadNamed(name);
    if (load) store.dispatch(load.failed(key, noAnswer));
  }
}

/** What a screen has requested: further loads once those they depend on have arrived. */
function requestedBy(store: HostStore, screen: Screen, visit: Visit): readonly RequestedAction[] {
  const state = store.getState();
  const first = screen.loads(visit);
  const isThere = ({ load, key }: RequestedAction) => state.loads[load]?.dataKey === key;
  const hasFirst = first.every((action) => action.isOptional || isThere(action));
  return [...first, ...((hasFirst && screen.furtherLoads?.(state, visit)) || [])];
}

/** What is done about what goes wrong. */
interface LoadTrouble {
  onError(error: unknown): void;
  /** True while others wait for the place of this page. */
  readonly isFull?: () => boolean;
}

/**
 * Runs the loads of the page's screen; returns why the screen cannot be shown, if so. A busy API is
 * asked once more: the visitor would do the same. Not while other pages wait for this one's place.
 */
export async function loadScreen(
  { found, failure }: ResolvedPage,
  context: RequestContext,
  store: HostStore,
  { onError, isFull = () => false }: LoadTrouble,
  { partsMs, pageMs, againMs }: LoadPatience = PATIENCE,
): Promise<PageFailure | undefined> {
  if (!found) return failure;
  const { screen } = found;
  // not AbortSignal.timeout: that one fires for every page, even long after its loads
  const deadline = new AbortController();
  const visit = visitOf(store.getState(), context.match?.params ?? {}, context.search);
  let late: NodeJS.Immediate | undefined;
  const leaveOutParts = () => failParts(store, requestedBy(store, screen, visit));
  const timers = [
    setTimeout(leaveOutParts, partsMs),
    setTimeout(() => {
      leaveOutParts();
      // a screen that only waited for its parts ends in between
      late = setImmediate(() => deadline.abort(tooLate()));
    }, pageMs),
  ];
  const attempt = () => loadAll(store, screen, visit, deadline.signal);
  try {
    await screen.loadPart?.();
    await attempt().catch(async (error: unknown) => {
      if (!isBusy(error) || isFull()) throw error;
      await delay(againMs, undefined, { signal: deadline.signal });
      await attempt();
    });
    return screen.notFound?.(store.getState()) ? notFound : undefined;
  } catch (error) {
    if (error instanceof LoadFailedError)
      return error.failure.status === 0 ? unanswered : loadFailed(error.failure);
    if (deadline.signal.aborted) return unanswered;
    onError(error);
    return crashed;
  } finally {
    for (const timer of timers) clearTimeout(timer);
    clearImmediate(late);
  }
}

/** The API refused because it has too much to do, or did not reply. */
const isBusy = (error: unknown): boolean =>
  error instanceof LoadFailedError && (error.failure.status === 0 || error.failure.status === 503);

/** The page reached the visitor, so it must not report a missing network. */
const noAnswer = { status: 503, code: 'unavailable', message: '' } as const;
const unanswered = loadFailed(noAnswer);

const tooLate = () => new DOMException('The api did not answer in time', 'TimeoutError');
