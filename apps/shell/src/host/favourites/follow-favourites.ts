import type { AccountFavourites } from '@tipmark/contract';
import { watchFavourites } from '@tipmark/remote-kit/storage';
import type { HostStore } from '../store/create-host-store.ts';
import {
  clearDeviceFavourites,
  deviceKeys,
  isSynced,
  lastSynced,
  storeAccountFavourites,
} from './device-favourites.ts';
import { favouritesCommand, favouritesLoad } from './favourites-calls.ts';

/** Several stars in a row are sent together. */
const PAUSE_MS = 400;

/** What was starred and unstarred between two states of a device. */
function changes(before: readonly string[], after: readonly string[]) {
  const [old, current] = [new Set(before), new Set(after)];
  return {
    added: after.filter((key) => !old.has(key)),
    removed: before.filter((key) => !current.has(key)),
  };
}

/**
 * What this device starred and unstarred for an account since the last synchronisation. Stars that
 * another account left here are not sent: it was not signed out, its session ended.
 */
function unsent(url: string): ReturnType<typeof changes> {
  const synced = lastSynced();
  const { added, removed } = changes(synced.keys, deviceKeys());
  return { added, removed: synced.url === url ? removed : [] };
}

const isEmpty = ({ added, removed }: ReturnType<typeof changes>): boolean =>
  added.length + removed.length === 0;

/**
 * Favourites of a signed-in visitor are stored in the account. What this device starred or
 * unstarred since the last synchronisation is sent, and the reply is the state for every device.
 * Stars of a guest are merged into the account that signs in. A failed request is made up for by
 * the next star or page.
 * @returns stops it
 */
export function followFavourites(store: HostStore): () => void {
  let url = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The device as the request under way, or the last one, knew it. */
  let sent: readonly string[] = [];
  let lastData: AccountFavourites | undefined;

  function send(body: ReturnType<typeof changes>): void {
    sent = deviceKeys();
    store.dispatch(favouritesCommand.submitted({ body }));
  }

  function sync(isFirst: boolean): void {
    const state = store.getState();
    if (url === '' || favouritesCommand.select(state).status === 'submitting') return;
    const body = unsent(url);
    if (!isEmpty(body)) send(body);
    else if (isFirst) {
      sent = deviceKeys();
      store.dispatch(favouritesLoad.requested({}));
    }
  }

  /** Stars made while the request was under way are not in its reply: they are sent next. */
  function take(answer: AccountFavourites): void {
    const meanwhile = changes(sent, deviceKeys());
    if (isEmpty(meanwhile)) storeAccountFavourites(url, answer);
    else send(meanwhile);
  }

  function takeAnswers(): void {
    const command = favouritesCommand.select(store.getState());
    if (command.status === 'succeeded') {
      store.dispatch(favouritesCommand.reset());
      take(command.result);
      return;
    }
    const { status, data } = favouritesLoad.select(store.getState());
    if (status !== 'ready' || data === undefined || data === lastData) return;
    lastData = data;
    if (command.status !== 'submitting') take(data);
  }

  function followVisitor(): void {
    const before = url;
    ({ url } = store.getState().session);
    if (url === before) return;
    if (url === '') {
      if (isSynced()) clearDeviceFavourites();
      return;
    }
    // the reply to a request of the account before is not about this one
    store.dispatch(favouritesCommand.reset());
    sync(true);
  }

  const stopStore = store.subscribe(() => {
    followVisitor();
    if (url !== '') takeAnswers();
  });
  const stopStars = watchFavourites(() => {
    clearTimeout(timer);
    timer = setTimeout(() => sync(false), PAUSE_MS);
  });
  followVisitor();
  return () => {
    clearTimeout(timer);
    stopStore();
    stopStars();
  };
}
