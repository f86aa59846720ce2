import type { HostState } from '@tipmark/remote-kit';
import {
  changeProfileCommand,
  descriptionCommand,
  emailCommand,
  followCommand,
  notificationCommand,
  userNameCommand,
} from './profile-commands.ts';
import { aProfile, NOW_SECONDS } from './profile-fixture.ts';
import { followersLoad, notificationsLoad } from './profile-loads.ts';
import { pageRequest } from './profile-requests.ts';

const profile = aProfile({ followers: 4, isFollowedByAccount: false });
const { key } = pageRequest(profile.url);
const ready = (data: unknown, of = key) =>
  ({ status: 'ready', key: of, dataKey: of, data, receivedAt: 1 }) as const;
const state = {
  loads: { pageProfile: ready(profile) },
  session: { url: profile.url },
  view: { locale: 'en' },
} as unknown as HostState;
const at = { state, receivedAt: NOW_SECONDS };

const followed = (tipster_user_url: string) =>
  followCommand.onSuccess({
    ...at,
    result: { isFollower: false, isFollowedByAccount: true, followers: 5 },
    request: { body: { tipster_user_url, is_follow: true } },
  });

test('following a user updates the profile page of that user only', () => {
  expect(followed(profile.url)).toMatchObject([
    {
      type: 'pageProfile/succeeded',
      key,
      data: { url: profile.url, isFollowedByAccount: true, followers: 5 },
      receivedAt: NOW_SECONDS,
    },
  ]);
  expect(followed('somebody-else')).toEqual([]);
});

test('following a user from a list updates the list, too', () => {
  const person = (url: string) => ({ name: url, url, isFollowedByAccount: false });
  const list = { users: [person('maria'), person('boris')], count: 2, nextPageNumber: null };
  const listed = {
    ...state,
    loads: { ...state.loads, [followersLoad.name]: ready(list, 'list') },
  };
  const actions = followCommand.onSuccess({
    ...at,
    state: listed,
    result: { isFollower: false, isFollowedByAccount: true, followers: 5 },
    request: { body: { tipster_user_url: 'boris', is_follow: true } },
  });
  expect(actions).toMatchObject([
    {
      type: 'followers/succeeded',
      data: { users: [{ isFollowedByAccount: false }, { isFollowedByAccount: true }] },
    },
  ]);
});

test('the reply to a privacy change replaces the profile of the page', () => {
  const request = { segments: { userUrl: profile.url }, body: { is_reset: true } };
  const result = { ...profile, isPrivateStats: true };
  expect(changeProfileCommand.onSuccess({ ...at, result, request })).toMatchObject([
    { type: 'pageProfile/succeeded', data: { isPrivateStats: true } },
  ]);
  expect(changeProfileCommand.submitted(request).subject).toBe('reset');
});

test('the reply to a switched notification replaces the loaded list; without one nothing is stored', () => {
  const result = {
    isTelegramConnected: false,
    hasBrowser: false,
    quietFrom: null,
    quietTo: null,
    types: [],
  };
  const success = { result, request: { body: { type: 1, isActive: true } } };
  const off = { type: 'session/accountChanged', account: { isNotificationsEnabled: false } };
  expect(notificationCommand.onSuccess({ ...at, ...success })).toEqual([off]);
  const listed = {
    ...state,
    loads: { [notificationsLoad.name]: ready({ types: [{ type: 1 }] }, 'list') },
  };
  expect(notificationCommand.onSuccess({ ...at, ...success, state: listed })).toMatchObject([
    off,
    { type: 'profileNotifications/succeeded', key: 'list', data: result },
  ]);
});

test('a change reloads the profile and opens it with a notice of what was changed', () => {
  const result = { description: '', descriptionOnModeration: 'Hello' };
  const success = { result, request: { body: { description: 'Hello' } } };
  expect(descriptionCommand.onSuccess({ ...at, ...success })).toMatchObject([
    { type: 'pageProfile/requested', key },
    { arrival: { address: `/en/profile/${profile.url}`, notice: 'description', posted: 0 } },
  ]);
});

test('a first email is stored in the session, one that waits for its confirmation is not', () => {
  const request = { body: { email: 'new@post.example' } };
  const after = (isInForce: boolean) =>
    emailCommand.onSuccess({ ...at, result: { isInForce }, request });
  expect(after(true)[0]).toEqual({ type: 'session/emailSet', email: 'new@post.example' });
  expect(after(false).map(({ type }) => type)).not.toContain('session/emailSet');
});

test('the session has notifications enabled while any type except the locked one is on', () => {
  const of = (type: number, isActive: boolean, isLocked = false) => ({
    type,
    isActive,
    isLocked,
    channels: [1],
    isPushed: true,
  });
  const isEnabledAfter = (...types: ReturnType<typeof of>[]) => {
    const success = {
      result: {
        isTelegramConnected: false,
        hasBrowser: false,
        quietFrom: null,
        quietTo: null,
        types,
      },
      request: { body: { type: 1, isActive: true } },
    };
    const [first] = notificationCommand.onSuccess({ ...at, ...success });
    return first;
  };
  const withNotifications = (isNotificationsEnabled: boolean) => ({
    account: { isNotificationsEnabled },
  });
  expect(isEnabledAfter(of(1, true), of(7, true, true))).toMatchObject(withNotifications(true));
  expect(isEnabledAfter(of(1, false), of(7, true, true))).toMatchObject(withNotifications(false));
});

test('a new user name updates session, profile and address, with a notice', () => {
  const state = {
    view: { locale: 'en' },
    session: { url: 'ivan', subscriptionExpiration: '' },
  } as HostState;
  const success = {
    result: { name: 'Vanya', url: 'vanya', nameOnModeration: null },
    request: { body: { userName: 'Vanya' } },
    state,
    receivedAt: 0,
  };
  expect(userNameCommand.onSuccess(success)).toMatchObject([
    { type: 'session/signedIn', visitor: { name: 'Vanya', url: 'vanya' } },
    { type: 'pageProfile/requested', request: { segments: { userUrl: 'vanya' } } },
    { arrival: { address: '/en/profile/vanya', notice: 'userName' } },
  ]);
});
