import type { RequestedAction } from '@tipmark/remote-kit';
import { loadAll } from '../../src/routing/load-all.ts';
import { crashed, loadFailed, notFound, type PageFailure } from '../../src/routing/page-failure.ts';
import { visitOf } from '../../src/routing/screen-visit.ts';
import type { HostStore } from '../../src/store/create-host-store.ts';
import { LoadFailedError } from '../../src/store/run-loads.ts';
import type { RequestContext } from '../request-context.ts';
import type { ResolvedPage } from './resolve-page.ts';

/** Time for the API while a visitor waits for the page. */
const DEADLINE_MS = 3000;

/** Gives up the parts that have not arrived: the screen is shown without them. */
function failParts(store: HostStore, actions: readonly RequestedAction[]): void {
  for (const { load: name, key, isOptional } of actions) {
    const slot = store.getState().loads[name];
    if (!isOptional || slot?.status !== 'loading' || slot.key !== key) continue;
    const load = store.loadNamed(name);
    if (load) store.dispatch(load.failed(key, noAnswer));
  }
}

/** Runs the loads of the page's screen; returns why the screen cannot be shown, if so. */
export async function loadScreen(
  { found, failure }: ResolvedPage,
  context: RequestContext,
  store: HostStore,
  onError: (error: unknown) => void,
  deadlineMs: number = DEADLINE_MS,
): Promise<PageFailure | undefined> {
  if (!found) return failure;
  const { screen } = found;
  // not AbortSignal.timeout: that one fires for every page, even long after its loads
  const deadline = new AbortController();
  const visit = visitOf(store.getState(), context.match?.params ?? {}, context.search);
  let late: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    failParts(store, screen.loads(visit));
    // a screen that only waited for its parts ends in between
    late = setImmediate(() => deadline.abort(tooLate()));
  }, deadlineMs);
  try {
    await screen.bring?.();
    await loadAll(store, screen, visit, deadline.signal);
    return screen.notFound?.(store.getState()) ? notFound : undefined;
  } catch (error) {
    if (error instanceof LoadFailedError)
      return error.failure.status === 0 ? unanswered : loadFailed(error.failure);
    if (error instanceof DOMException && error.name === 'TimeoutError') return unanswered;
    onError(error);
    return crashed;
  } finally {
    clearTimeout(timer);
    clearImmediate(late);
  }
}

/** The page reached the visitor, so it must not report a missing network. */
const noAnswer = { status: 503, code: 'network', message: '' } as const;
const unanswered = loadFailed(noAnswer);

const tooLate = () => new DOMException('The api did not answer in time', 'TimeoutError');
