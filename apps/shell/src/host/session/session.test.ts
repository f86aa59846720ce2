import { followedMatchesLoad } from '@tipmark/match-features/followed-matches';
import { accountChanged, emailSet, type HostState, signedIn } from '@tipmark/remote-kit';
import { pageStore } from '../../testing/page-fixture.tsx';
import { sessionLoad } from '../state/session-load.ts';
import { guestSession, sessionRead, sessionReducer, signedOut } from '../state/session-reducer.ts';
import { followAccount } from './follow-account.ts';
import { followSession } from './follow-session.ts';
import { guestCalls, guestLoad } from './guest-load.ts';
import { logoutCommand } from './logout-command.ts';
import { openSessionChannel } from './session-channel.ts';
import { sessionOfCookies } from './session-of-cookies.ts';

const expire = 'Max-Age=0';

describe('the session read from the cookies', () => {
  test('has the profile, subscription and country of a signed-in visitor', () => {
    const cookies = {
      user_url: 'ivan',
      user_name: 'Иван',
      subscription_expiration: '2026-12-01T00:00:00Z',
    };
    expect(sessionOfCookies(cookies, 'RU')).toMatchObject({
      isSignedIn: true,
      url: 'ivan',
      name: 'Иван',
      subscriptionExpiration: '2026-12-01T00:00:00Z',
      countryCode: 'RU',
    });
  });

  test('a guest has no name and no subscription, whatever other cookies are left over', () => {
    const cookies = { user_name: 'Иван', subscription_expiration: '2026-12-01T00:00:00Z' };
    expect(sessionOfCookies(cookies, '')).toMatchObject({
      isSignedIn: false,
      url: '',
      name: '',
      subscriptionExpiration: '',
    });
  });

  test('an invalid date is not a subscription', () => {
    const cookies = { user_url: 'ivan', subscription_expiration: 'for ever' };
    expect(sessionOfCookies(cookies, 'RU').subscriptionExpiration).toBe('');
  });
});

const expireCookies = () => {
  for (const name of ['user_url', 'user_name', 'subscription_expiration'])
    document.cookie = `${name}=; ${expire}`;
};

function signInByCookie(url: string, name: string): void {
  document.cookie = `user_url=${url}`;
  document.cookie = `user_name=${name}`;
}

/**
 * A page that follows the session; `receive` delivers a message of another tab, `reported` lists
 * what this page did.
 */
function aTab(session: Partial<HostState['session']> = {}) {
  const store = pageStore({ session });
  const reported: string[] = [];
  let receive = () => {};
  const stop = followSession({
    store,
    channel: {
      emit: () => void reported.push('changed'),
      hear: (listener) => {
        receive = listener;
      },
      close: () => {},
    },
    onSignedOut: () => void reported.push('left'),
    onChanged: () => void reported.push('refreshed'),
  });
  return { store, reported, stop, receive: () => receive() };
}

const ivan = { isSignedIn: true, url: 'ivan', name: 'Ivan' };

describe('returning to the tab', () => {
  afterEach(expireCookies);

  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

  test('adopts a sign-in and a logout from another tab', () => {
    const { store, stop, reported } = aTab();
    signInByCookie('ivan', 'Ivan');
    comeBack();
    expect(store.getState().session).toMatchObject({ ...ivan, countryCode: 'RU' });
    document.cookie = `user_url=; ${expire}`;
    comeBack();
    expect(store.getState().session).toMatchObject({ isSignedIn: false, name: '' });
    expect(reported).toEqual(['refreshed', 'left']);
    stop();
  });

  test('leaves the state as it is if the cookies did not change', () => {
    const { store, stop, reported } = aTab();
    const before = store.getState();
    comeBack();
    expect(store.getState()).toBe(before);
    expect(reported).toEqual([]);
    stop();
  });
});

describe('signing in and out', () => {
  afterEach(expireCookies);

  test('a sign-in here is broadcast to other tabs once', () => {
    const { store, reported } = aTab();
    signInByCookie('ivan', 'Ivan');
    store.dispatch(signedIn({ url: 'ivan', name: 'Ivan', subscriptionExpiration: '' }));
    expect(store.getState().session).toMatchObject(ivan);
    expect(reported).toEqual(['changed']);
  });

  test('a logout here is broadcast to other tabs and leaves the page', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {}); // this page has no network
    signInByCookie('ivan', 'Ivan');
    const { store, reported } = aTab(ivan);
    store.dispatch(logoutCommand.submitted({}));
    expect(reported).toEqual([]);
    store.dispatch(logoutCommand.succeeded({}, 1));
    expect(store.getState().session).toMatchObject({ isSignedIn: false, url: '', name: '' });
    expect(reported).toEqual(['changed', 'left']);
  });

  test('a page whose visitor signed out in another tab before it started following is left, too', () => {
    const { store, reported } = aTab(ivan);
    expect(store.getState().session.isSignedIn).toBe(false);
    expect(reported).toEqual(['left']);
  });

  test('a logout in another tab is not broadcast back', () => {
    signInByCookie('ivan', 'Ivan');
    const { store, reported, receive } = aTab(ivan);
    expect(reported).toEqual([]);
    expireCookies();
    receive();
    expect(store.getState().session.isSignedIn).toBe(false);
    expect(reported).toEqual(['left']);
  });

  test('data loaded for another visitor is dropped', () => {
    const { store, receive } = aTab();
    store.install(guestCalls);
    const requested = guestLoad.requested({});
    store.dispatch({ ...requested, meta: undefined } as never);
    store.dispatch(guestLoad.succeeded(requested.key, { timezone: 'Europe/Moscow' }, 1));
    expect(guestLoad.select(store.getState()).receivedAt).toBe(1);
    signInByCookie('ivan', 'Ivan');
    receive();
    expect(guestLoad.select(store.getState()).receivedAt).toBeUndefined();
  });
});

const END = '2027-12-24T12:00:00.000Z';

describe('a subscription', () => {
  const subscribed = { url: 'ivan', name: 'Ivan', subscriptionExpiration: END };
  const payByCookie = () => {
    document.cookie = `subscription_expiration=${END}`;
  };

  beforeEach(() => signInByCookie('ivan', 'Ivan'));
  afterEach(expireCookies);

  test('that starts here is broadcast to other tabs once, without a reload', () => {
    const { store, reported } = aTab(ivan);
    payByCookie();
    store.dispatch(signedIn(subscribed));
    store.dispatch(signedIn(subscribed));
    expect(reported).toEqual(['changed']);
  });

  test('that started in another tab applies here at once, reloads, and is not sent back', () => {
    const { store, reported, receive } = aTab(ivan);
    payByCookie();
    receive();
    expect(store.getState().session.subscriptionExpiration).toBe(END);
    expect(reported).toEqual(['refreshed']);
    document.cookie = `subscription_expiration=; ${expire}`;
    receive();
    expect(store.getState().session.subscriptionExpiration).toBe('');
    expect(reported).toEqual(['refreshed', 'refreshed']);
  });

  test('found in the page’s cookie is broadcast to other tabs', () => {
    payByCookie();
    expect(aTab(ivan).reported).toEqual(['refreshed', 'changed']);
  });

  test('causes the account data to be requested again when its end changes', () => {
    const store = pageStore({ session: ivan });
    jest.spyOn(console, 'error').mockImplementation(() => {}); // this page has no network
    const stop = followAccount(store);
    const requested = () => store.getState().loads['currentSession']?.status;
    store.dispatch(sessionLoad.cancelled());
    store.dispatch(accountChanged({ isNotificationsEnabled: false }));
    expect(requested()).toBe('idle');
    store.dispatch(signedIn(subscribed));
    expect(requested()).toBe('loading');
    stop();
  });
});

const account = {
  guestId: 'a-browser',
  email: 'ivan@post.example',
  isEmailNotExist: false,
  isEmailNotConfirmed: false,
  isSubscriptionRejected: true,
  isFreePeriodAvailable: false,
  isNotificationsEnabled: true,
  unreadNotices: 2,
  subscriptionType: 2,
  acquirerType: 1,
  subscriptionEmail: 'pays@post.example',
};
const known = sessionReducer(
  guestSession,
  signedIn({ url: 'ivan', name: 'Ivan', subscriptionExpiration: '', ...account }),
);

describe('account data of the api', () => {
  const answer = {
    ...account,
    name: 'Ivan',
    url: 'ivan',
    subscription_expiration: '',
    countryCode: 'RU',
  };
  const answered = (data: typeof answer) => {
    const { key } = sessionLoad.requested({});
    return sessionLoad.succeeded(key, data, 1);
  };

  test('comes with the sign-in, or with the response to the session request', () => {
    expect(known).toMatchObject({ isSignedIn: true, url: 'ivan', ...account });
    const cookies = sessionReducer(guestSession, sessionRead(ivan));
    expect(cookies.email).toBeUndefined();
    expect(sessionReducer(cookies, answered(answer))).toMatchObject({ url: 'ivan', ...account });
  });

  test('of a previous visitor is ignored', () => {
    const maria = sessionReducer(known, sessionRead({ url: 'maria', name: 'Maria' }));
    expect(sessionReducer(maria, answered(answer))).toBe(maria);
  });

  test('is removed by signing out; the guest id is retained until the api sends another', () => {
    const { guestId } = account;
    const left = sessionReducer(known, sessionRead(signedOut));
    expect(left).toEqual({ ...guestSession, guestId });
    const guest = { ...answer, url: '', name: '', guestId: 'another' };
    expect(sessionReducer(guestSession, answered(guest))).toEqual({
      ...guestSession,
      guestId: 'another',
    });
  });

  test('a newly set email address exists and is not confirmed', () => {
    const none = { ...account, email: '', isEmailNotExist: true, isEmailNotConfirmed: false };
    const before = sessionReducer(known, accountChanged(none));
    expect(before).toMatchObject({ isEmailNotExist: true, isEmailNotConfirmed: false });
    expect(sessionReducer(before, emailSet('new@post.example'))).toEqual({
      ...before,
      email: 'new@post.example',
      isEmailNotExist: false,
      isEmailNotConfirmed: true,
    });
  });

  test('contains no token', () => {
    const names = Object.keys(sessionReducer(guestSession, answered(answer)));
    expect(names.filter((name) => /token/i.test(name))).toEqual([]);
  });

  test('is requested once for each visitor who signs in, with the matches they follow', () => {
    const store = pageStore({ session: ivan });
    jest.spyOn(console, 'error').mockImplementation(() => {}); // this page has no network
    const requested = () =>
      ['currentSession', 'followedMatches'].map((name) => store.getState().loads[name]?.status);
    const stop = followAccount(store);
    expect(requested()).toEqual(['loading', 'loading']);
    store.dispatch(followedMatchesLoad.cancelled());
    store.dispatch(accountChanged({ isNotificationsEnabled: false }));
    expect(requested()).toEqual(['loading', 'idle']);
    store.dispatch(sessionRead(signedOut));
    store.dispatch(sessionRead({ isSignedIn: true, url: 'maria', name: 'Maria' }));
    expect(requested()).toEqual(['loading', 'loading']);
    stop();
  });
});

test('two pages of one browser receive each other’s messages, but not their own', async () => {
  const here = openSessionChannel();
  const there = openSessionChannel();
  const received: string[] = [];
  here.hear(() => void received.push('here'));
  await new Promise<void>((resolve) => {
    there.hear(() => {
      received.push('there');
      resolve();
    });
    here.emit();
  });
  expect(received).toEqual(['there']);
  here.close();
  there.close();
});
