// The late chunk: the only file that names the stream facade, so that it loads after hydration.
import '@tipmark/remote-kit/rx';
import type { ApiClient, EpicDeps, HostState, RemoteEpic } from '@tipmark/remote-kit';
import type { Action } from 'redux';
import { createEpicMiddleware } from 'redux-observable';
import { from, mergeMap, Subject, takeUntil } from 'rxjs';
import { createCommandEpic } from './command-epic.ts';
import type { DataLayer, DataLayerHost } from './data-layer-port.ts';
import { lastingEpic } from './lasting-epic.ts';
import { createLoadEpic } from './load-epic.ts';

export interface DataLayerOptions {
  readonly api: ApiClient;
  readonly nowSeconds?: () => number;
  readonly onError?: (error: unknown) => void;
}

const noState = {} as HostState;

/** Streams and http behind the store. One for each store; the API client may be shared. */
export function createDataLayer({
  api,
  nowSeconds = () => Math.floor(Date.now() / 1000),
  onError = console.error,
}: DataLayerOptions): DataLayer {
  const middleware = createEpicMiddleware<Action, Action, HostState, EpicDeps>({
    dependencies: { api, nowSeconds },
  });
  const epic$ = new Subject<RemoteEpic>();
  const stop$ = new Subject<void>();
  let accept: (action: Action) => unknown = () => {};
  let page: DataLayerHost['store'] | undefined;
  // V8 collects a middleware of redux-observable only at its next full collection; until then
  // whatever it references of a finished page is copied, so it must not be the state
  const whilePageIsOpen: DataLayerHost['store'] = {
    getState: () => page?.getState() ?? noState,
    dispatch: (action) => page?.dispatch(action) ?? action,
  };

  return {
    start({ store, loadNamed, commandNamed, missed }) {
      page = store;
      accept = middleware(whilePageIsOpen)((action) => action) as typeof accept;
      middleware.run((action$, state$, deps) =>
        epic$.pipe(
          mergeMap((epic) => from(epic(action$, state$, deps))),
          takeUntil(stop$),
        ),
      );
      epic$.next(lastingEpic(createLoadEpic(loadNamed), missed, onError));
      epic$.next(lastingEpic(createCommandEpic(commandNamed), missed, onError));
    },
    accept(action) {
      accept(action);
    },
    addEpics(epics, missed) {
      for (const epic of epics) epic$.next(lastingEpic(epic, missed, onError));
    },
    stop() {
      stop$.next();
      page = undefined;
      // the streams receive the empty state and release the page's
      accept({ type: 'dataLayer/stopped' });
    },
  };
}
