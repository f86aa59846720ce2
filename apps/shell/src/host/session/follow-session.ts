import { parseCookie } from 'cookie';
import { loadsOutdated } from '../state/loads-reducer.ts';
import { sessionRead, signedOut } from '../state/session-reducer.ts';
import type { HostStore } from '../store/create-host-store.ts';
import { logoutCommand } from './logout-command.ts';
import type { SessionChannel } from './session-channel.ts';
import { sessionOfCookies } from './session-of-cookies.ts';

export interface FollowSessionOptions {
  readonly store: HostStore;
  readonly channel: SessionChannel;
  /** The visitor signed out, here or in another tab. */
  readonly onSignedOut: () => void;
  /** Another tab signed in: the page was made for a different visitor. */
  readonly onChanged: () => void;
  readonly page?: Document;
}

/**
 * Keeps the page's session in step with the cookies: reads them again when this page has signed
 * out, when another tab reports a change and when the visitor returns to the tab.
 */
export function followSession(options: FollowSessionOptions): () => void {
  const { store, channel, onSignedOut, onChanged, page = document } = options;
  let { url, subscriptionExpiration: until } = store.getState().session;
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

  /** The page has a different visitor than before. */
  function takeOver(): void {
    const isHere = !isReading;
    ({ url, subscriptionExpiration: until } = store.getState().session);
    store.dispatch(loadsOutdated());
    if (isHere) channel.emit();
    if (url === '') onSignedOut();
    else if (!isHere) onChanged();
  }

  /** A subscription began, was extended or ended: pages show more or less than before. */
  function resubscribe(): void {
    until = store.getState().session.subscriptionExpiration;
    if (!isReading) return channel.emit();
    store.dispatch(loadsOutdated());
    onChanged();
  }

  function signOut(): void {
    store.dispatch(logoutCommand.reset());
    store.dispatch(sessionRead(signedOut));
  }

  const look = () => {
    const { session } = store.getState();
    if (session.url !== url) takeOver();
    else if (session.subscriptionExpiration !== until) resubscribe();
    else if (url !== '' && logoutCommand.select(store.getState()).status === 'succeeded') signOut();
  };
  const unsubscribe = store.subscribe(look);
  const comeBack = () => {
    if (page.visibilityState === 'visible') read();
  };
  channel.hear(read);
  page.addEventListener('visibilitychange', comeBack);
  // changes since the page was rendered, here and in other tabs
  const before = until;
  read();
  // a visitor who returns from a payment receives the cookie here first
  if (until !== before) channel.emit();
  look();
  return () => {
    unsubscribe();
    channel.close();
    page.removeEventListener('visibilitychange', comeBack);
  };
}
