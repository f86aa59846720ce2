import type { AccountFavourites } from '@tipmark/contract';
import type { ApiClient } from '@tipmark/remote-kit';
import { storeFavourites } from '@tipmark/remote-kit/storage';
import { Subject } from 'rxjs';
import { hostFeatures } from '../../start/host-features.ts';
import { guestSession, sessionRead } from '../state/session-reducer.ts';
import { createHostStore } from '../store/create-host-store.ts';
import { createDataLayer } from '../store/data-layer/data-layer.ts';
import { deviceKeys } from './device-favourites.ts';
import { favouritesCalls } from './favourites-calls.ts';
import { followFavourites } from './follow-favourites.ts';

const PAUSE_MS = 400;
const ivan = { isSignedIn: true, url: 'ivan', name: 'Ivan' };
const maria = { isSignedIn: true, url: 'maria', name: 'Maria' };
const guest = { isSignedIn: false, url: '', name: '' };
const team = { id: 7, link: '7-zenit', sportType: 1 as const, names: { ru: 'Зенит', en: 'Zenit' } };

let stop = () => {};
beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** A page whose requests wait until the test answers the oldest of them. */
async function open(session: object = ivan) {
  const requested: unknown[] = [];
  const waiting: Subject<AccountFavourites>[] = [];
  const call = ({ name }: { name: string }, { body }: { body?: object } = {}) => {
    requested.push(body ?? name);
    const reply = new Subject<AccountFavourites>();
    waiting.push(reply);
    return reply;
  };
  const api = { call } as unknown as ApiClient;
  const store = createHostStore({
    features: hostFeatures,
    preloadedState: { session: { ...guestSession, ...session } },
    loadDataLayer: () => createDataLayer({ api }),
  });
  store.install(favouritesCalls);
  store.warm();
  await Promise.resolve();
  stop = followFavourites(store);
  const answer = (keys: string[], teams: AccountFavourites['teams'] = []) => {
    const reply = waiting.shift();
    reply?.next({ keys, teams });
    reply?.complete();
  };
  return { store, requested, answer };
}

const star = (text: string) => storeFavourites('favourites', text);
const pause = () => jest.advanceTimersByTime(PAUSE_MS);

test('a guest’s stars stay on the device', async () => {
  const { requested } = await open({});
  star('m1');
  pause();
  expect(requested).toEqual([]);
});

test('stars made as a guest are merged into the account that signs in', async () => {
  const { store, requested, answer } = await open({});
  star('m1 l2');
  store.dispatch(sessionRead(ivan));
  expect(requested).toEqual([{ added: ['m1', 'l2'], removed: [] }]);
  answer(['m9', 'm1', 'l2', 't7'], [team]);
  expect(deviceKeys()).toEqual(['m9', 'm1', 'l2', 't7']);
  expect(JSON.parse(JSON.parse(localStorage.getItem('.LS_favourites_teams') ?? '').value)).toEqual([
    { id: 7, link: '7-zenit', route: 'team', names: team.names },
  ]);
});

test('another device receives the stars of the account', async () => {
  const { requested, answer } = await open();
  expect(requested).toEqual(['accountFavourites']);
  answer(['m3', 't7'], [team]);
  expect(deviceKeys()).toEqual(['m3', 't7']);
  pause();
  expect(requested).toHaveLength(1);
});

test('each change is sent once, several in a row together', async () => {
  const { requested, answer } = await open();
  answer([]);
  star('m1');
  star('m1 m2');
  pause();
  expect(requested.slice(1)).toEqual([{ added: ['m1', 'm2'], removed: [] }]);
  answer(['m1', 'm2']);
  pause();
  star('m2');
  pause();
  expect(requested.slice(2)).toEqual([{ added: [], removed: ['m1'] }]);
});

test('what is starred while a request is under way is neither lost nor sent twice', async () => {
  const { requested, answer } = await open();
  answer([]);
  star('m1');
  pause();
  star('m1 m2');
  pause();
  answer(['m1']);
  expect(requested.slice(1)).toEqual([
    { added: ['m1'], removed: [] },
    { added: ['m2'], removed: [] },
  ]);
  answer(['m1', 'm2']);
  expect(deviceKeys()).toEqual(['m1', 'm2']);
});

test('signing out removes the stars from the device, and the next account does not get them', async () => {
  const { store, requested, answer } = await open();
  answer([]);
  star('m1');
  pause();
  answer(['m1']);
  store.dispatch(sessionRead(guest));
  expect(deviceKeys()).toEqual([]);
  store.dispatch(sessionRead(maria));
  expect(requested.slice(2)).toEqual(['accountFavourites']);
  answer(['m3']);
  expect(deviceKeys()).toEqual(['m3']);
});

test('stars of an account that was not signed out are not sent to the next one', async () => {
  const first = await open();
  first.answer(['m1', 't7'], [team]);
  stop();
  const { store, requested, answer } = await open({});
  star('m1 m5');
  store.dispatch(sessionRead(maria));
  expect(requested).toEqual([{ added: ['m5'], removed: [] }]);
  answer(['m3', 'm5']);
  expect(deviceKeys()).toEqual(['m3', 'm5']);
});

test('the reply for one account is not stored for the next one', async () => {
  const { store, requested, answer } = await open();
  answer(['m1', 'm2']);
  star('m1');
  pause();
  store.dispatch(sessionRead(maria));
  answer(['m1']);
  expect(requested.slice(2)).toEqual(['accountFavourites']);
  answer(['m3']);
  expect(deviceKeys()).toEqual(['m3']);
});
