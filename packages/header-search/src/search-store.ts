import type { HostState, RemoteModule } from '@tipmark/remote-kit';
import type { Action, Store } from 'redux';

/** The store of the page, to which the search adds its calls when it is first used. */
export interface SearchStore extends Store<HostState, Action> {
  install(remote: Pick<RemoteModule, 'name' | 'features'>): void;
}
