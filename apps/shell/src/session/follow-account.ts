import { followedMatchesLoad } from '@tipmark/match-features/followed-matches';
import type { HostStore } from '../store/create-host-store.ts';
import { sessionLoad } from './session-load.ts';

/**
 * Asks for what is the visitor's alone and stands in no cookie, for each who signs in: pages are
 * everybody's bytes, or their server would have to wait for it.
 */
export function followAccount(store: HostStore): () => void {
  let asked = '';
  const look = () => {
    const { url } = store.getState().session;
    if (url === asked) return;
    asked = url;
    // what was somebody else's is nobody's
    store.dispatch(followedMatchesLoad.reset());
    if (url === '') return;
    store.dispatch(sessionLoad.requested({}));
    store.dispatch(followedMatchesLoad.requested({}));
  };
  look();
  return store.subscribe(look);
}
