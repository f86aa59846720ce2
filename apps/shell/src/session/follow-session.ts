import { parseCookie } from 'cookie';
import type { HostStore } from '../store/create-host-store.ts';
import { loadsOutdated } from '../store/loads-reducer.ts';
import { logoutCommand } from './logout-command.ts';
import type { SessionChannel } from './session-channel.ts';
import { sessionOfCookies } from './session-of-cookies.ts';
import { sessionRead, signedOut } from './session-reducer.ts';

export interface FollowSessionOptions {
  readonly store: HostStore;
  readonly channel: SessionChannel;
  /** The visitor signed out, here or in another tab. */
  readonly onSignedOut: () => void;
  /** Another tab signed in: what the page shows was meant for somebody else. */
  readonly onChanged: () => void;
  readonly page?: Document;
}

/**
 * Keeps the session of the page like the cookies: it reads them anew when this page has signed out,
 * when another tab tells of a change and when the visitor comes back to the tab.
 */
export function followSession(options: FollowSessionOptions): () => void {
  const { store, channel, onSignedOut, onChanged, page = document } = options;
  let { url } = store.getState().session;
  let isReading = false;

  function read(): void {
    const now = store.getState().session;
    const {
      timeZone: _,
      isTimeZoneManual: __,
      ...visitor
    } = sessionOfCookies(parseCookie(page.cookie), now.countryCode);
    const isSame = Object.entries(visitor).every(
      ([key, value]) => now[key as keyof typeof now] === value,
    );
    if (isSame) return;
    isReading = true;
    store.dispatch(sessionRead(visitor));
    isReading = false;
  }

  /** Somebody else stands before the page than before. */
  function takeOver(): void {
    const isHere = !isReading;
    ({ url } = store.getState().session);
    store.dispatch(loadsOutdated());
    if (isHere) channel.tell();
    if (url === '') onSignedOut();
    else if (!isHere) onChanged();
  }

  function signOut(): void {
    store.dispatch(logoutCommand.reset());
    store.dispatch(sessionRead(signedOut));
  }

  const look = () => {
    if (store.getState().session.url !== url) takeOver();
    else if (url !== '' && logoutCommand.select(store.getState()).status === 'succeeded') signOut();
  };
  const unsubscribe = store.subscribe(look);
  const comeBack = () => {
    if (page.visibilityState === 'visible') read();
  };
  channel.hear(read);
  page.addEventListener('visibilitychange', comeBack);
  // what happened since the page was rendered, here and in other tabs
  read();
  look();
  return () => {
    unsubscribe();
    channel.close();
    page.removeEventListener('visibilitychange', comeBack);
  };
}
