import type { Command, HostState, Load, RemoteEpic } from '@tipmark/remote-kit';
import type { Action, Dispatch, MiddlewareAPI } from 'redux';

/** What the store passes to the data layer once that is loaded. */
export interface DataLayerHost {
  readonly store: MiddlewareAPI<Dispatch<Action>, HostState>;
  readonly loadNamed: (name: string) => Load | undefined;
  readonly commandNamed: (name: string) => Command | undefined;
  /** Actions dispatched while the layer was loading, oldest first. */
  readonly missed: readonly Action[];
}

/** The late part of the store: everything that uses streams and the network. */
export interface DataLayer {
  start(host: DataLayerHost): void;
  /** An action the reducers have already seen. */
  accept(action: Action): void;
  /** Runs further epics, each of which first receives the actions it missed. */
  addEpics(epics: readonly RemoteEpic[], missed: readonly Action[]): void;
  /** Ends every stream and with it every open request. */
  stop(): void;
}
