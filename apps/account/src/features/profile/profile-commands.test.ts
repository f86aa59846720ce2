import type { HostState } from '@tipmark/remote-kit';
import {
  changeProfileCommand,
  descriptionCommand,
  followCommand,
  notificationCommand,
} from './profile-commands.ts';
import { aProfile, NOW_SECONDS } from './profile-fixture.ts';
import { notificationsLoad } from './profile-loads.ts';
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
    result: { isFollower: true, followers: 5 },
    request: { body: { tipster_user_url, is_follow: true } },
  });

test('who is followed now has one follower more, on the page alone that shows them', () => {
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

test('privacy answers with the profile, which is the one on the page', () => {
  const request = { segments: { userUrl: profile.url }, body: { is_reset: true } };
  const result = { ...profile, isPrivateStats: true };
  expect(changeProfileCommand.onSuccess({ ...at, result, request })).toMatchObject([
    { type: 'pageProfile/succeeded', data: { isPrivateStats: true } },
  ]);
  expect(changeProfileCommand.submitted(request).subject).toBe('reset');
});

test('a switched notification is the list of the page; without a list nothing is put there', () => {
  const result = { types: [] };
  const success = { result, request: { body: { type: 1, isActive: true } } };
  expect(notificationCommand.onSuccess({ ...at, ...success })).toEqual([]);
  const listed = {
    ...state,
    loads: { [notificationsLoad.name]: ready({ types: [{ type: 1 }] }, 'list') },
  };
  expect(notificationCommand.onSuccess({ ...at, ...success, state: listed })).toMatchObject([
    { type: 'profileNotifications/succeeded', key: 'list', data: result },
  ]);
});

test('a change leads to the profile, loaded anew, which says what was changed', () => {
  const result = { description: '', descriptionOnModeration: 'Hello' };
  const success = { result, request: { body: { description: 'Hello' } } };
  expect(descriptionCommand.onSuccess({ ...at, ...success })).toMatchObject([
    { type: 'pageProfile/requested', key },
    { arrival: { address: `/en/profile/${profile.url}`, notice: 'description', posted: 0 } },
  ]);
});
