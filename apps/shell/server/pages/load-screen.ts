import { loadAll } from '../../src/routing/load-all.ts';
import { crashed, loadFailed, notFound, type PageFailure } from '../../src/routing/page-failure.ts';
import { visitOf } from '../../src/routing/screen-visit.ts';
import type { HostStore } from '../../src/store/create-host-store.ts';
import { LoadFailedError } from '../../src/store/run-loads.ts';
import type { RequestContext } from '../request-context.ts';
import type { ResolvedPage } from './resolve-page.ts';

/** Time for the API while a visitor waits for the page. */
const DEADLINE_MS = 3000;

/** Runs the loads of the page's screen; returns why the screen cannot be shown, if so. */
export async function loadScreen(
  { found, failure }: ResolvedPage,
  context: RequestContext,
  store: HostStore,
  onError: (error: unknown) => void,
): Promise<PageFailure | undefined> {
  if (!found) return failure;
  const { screen } = found;
  // not AbortSignal.timeout: that one fires for every page, even long after its loads
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(tooLate()), DEADLINE_MS);
  try {
    const visit = visitOf(store.getState(), context.match?.params ?? {}, context.search);
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
  }
}

/** The page reached the visitor, so it must not report a missing network. */
const unanswered = loadFailed({ status: 503, code: 'network', message: '' });

const tooLate = () => new DOMException('The api did not answer in time', 'TimeoutError');
