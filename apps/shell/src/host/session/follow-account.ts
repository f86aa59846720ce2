import { followedMatchesLoad } from '@tipmark/match-features/followed-matches';
import { sessionLoad } from '../state/session-load.ts';
import type { HostStore } from '../store/create-host-store.ts';

/**
 * On each sign-in, requests the visitor's data that is not in a cookie. Pages do not contain it:
 * the server would have to wait for it.
 */
export function followAccount(store: HostStore): () => void {
  let requested = '';
  let until = '';
  const look = () => {
    const { url, subscriptionExpiration } = store.getState().session;
    const isSubscribed = until !== subscriptionExpiration;
    until = subscriptionExpiration;
    if (url === requested) {
      // other data of a subscription changes with its end
      if (isSubscribed && url !== '') store.dispatch(sessionLoad.requested({}));
      return;
    }
    requested = url;
    // the previous account's data is dropped
    store.dispatch(followedMatchesLoad.reset());
    if (url === '') return;
    store.dispatch(sessionLoad.requested({}));
    store.dispatch(followedMatchesLoad.requested({}));
  };
  look();
  return store.subscribe(look);
}
