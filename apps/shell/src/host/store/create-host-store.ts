import { commandsReducer, type HostState, type Load, type RemoteModule } from '@tipmark/remote-kit';
import {
  type Action,
  applyMiddleware,
  legacy_createStore,
  type Middleware,
  type Reducer,
  type Store,
} from 'redux';
import { loadsReducer } from '../state/loads-reducer.ts';
import { sessionReducer } from '../state/session-reducer.ts';
import { viewReducer } from '../state/view-reducer.ts';
import type { DataLayer } from './data-layer/data-layer-port.ts';
import { createLateEpics } from './late-epics.ts';
import { createRemoteParts } from './remote-parts.ts';

export interface HostStore extends Store<HostState, Action> {
  /**
   * Adds a remote's loads, commands, slices and epics; a second time has no effect. Refuses with an
   * Error when a name is already in use.
   */
  install(remote: Pick<RemoteModule, 'name' | 'features'>): void;
  /** A load of an installed remote. */
  loadNamed(name: string): Load | undefined;
  /** Fetches the data layer ahead of the first action that needs it. */
  warm(): void;
  /** Ends all streams and open requests; the state stays readable. */
  dispose(): void;
}

export interface HostStoreOptions {
  /** State from the server; slices of remotes that are not loaded yet are retained for them. */
  readonly preloadedState?: Partial<HostState> & Readonly<Record<string, unknown>>;
  /** Loads and commands that are there before any remote. */
  readonly features?: RemoteModule['features'];
  readonly loadDataLayer: () => DataLayer | Promise<DataLayer>;
  /** Receives every action before the reducers. */
  readonly middleware?: Middleware;
  readonly onError?: (error: unknown) => void;
}

const hostReducers = {
  loads: loadsReducer,
  commands: commandsReducer,
  session: sessionReducer,
  view: viewReducer,
} as unknown as Record<string, Reducer>;

/** The site's one store: one for a browser page, one for every page the server renders. */
export function createHostStore({
  preloadedState = {},
  features = [],
  loadDataLayer,
  middleware,
  onError = console.error,
}: HostStoreOptions): HostStore {
  const parts = createRemoteParts(hostReducers);
  parts.add({ name: 'host', features });
  const lateEpics = createLateEpics({ loadDataLayer, parts, onError });
  const reducer = () => parts.combined() as unknown as Reducer<HostState>;
  const store = legacy_createStore(
    reducer(),
    preloadedState as HostState,
    applyMiddleware(...(middleware ? [middleware] : []), lateEpics.middleware),
  );
  return {
    ...store,
    install(remote) {
      if (!parts.add(remote)) return;
      store.replaceReducer(reducer());
      for (const { epics } of remote.features) if (epics) lateEpics.addSource(epics);
    },
    loadNamed: parts.loadNamed,
    warm: lateEpics.warm,
    dispose: lateEpics.stop,
  };
}
