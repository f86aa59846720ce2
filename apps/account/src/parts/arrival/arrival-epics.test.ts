import { follow } from '@tipmark/contract';
import type { ApiClient, HostState } from '@tipmark/remote-kit';
import { Observable, of } from '@tipmark/remote-kit/rx';
import { aSession } from '../../testing/account-fixture.tsx';
import { epics } from './arrival-epics.ts';
import { loginCommand, registerCommand } from './sign-in-commands.ts';

const down = { status: 503, code: 'unavailable', message: 'Later' };

/** Signs in on the page at this address. */
async function signIn(
  address = '/login',
  isFollowDown = false,
  command: Pick<typeof loginCommand, 'succeeded'> = loginCommand,
) {
  history.replaceState(null, '', address);
  const called: string[] = [];
  const api = {
    call: ({ name }: { name: string }) => {
      called.push(name);
      return isFollowDown
        ? new Observable((subscriber) => subscriber.error(down))
        : of({ isFollower: false, isFollowedByAccount: true, followers: 1 });
    },
  } as unknown as ApiClient;
  const [epic] = epics;
  const out: { type: string }[] = [];
  const state$ = { value: { view: { locale: 'ru' } } };
  epic?.(of(command.succeeded(aSession, 0)) as never, state$ as never, {
    api,
    nowSeconds: () => 0,
  }).subscribe((one) => out.push(one));
  return { called, out };
}

afterEach(() => {
  history.replaceState(null, '', '/');
  document.cookie = 'follow_user=; Path=/; Max-Age=0';
});

test('the result of a sign-in has no token and updates the session', () => {
  const result = loginCommand.resultOf({ ...aSession, token: 'secret' });
  expect(JSON.stringify(result)).not.toContain('secret');
  const request = { body: { userEmail: 'ivan@post.example', userPassword: 'x' } };
  const success = { result, request, state: {} as HostState, receivedAt: 0 };
  expect(loginCommand.onSuccess(success)).toMatchObject([
    { type: 'session/signedIn', visitor: { name: 'Ivan', url: 'ivan' } },
  ]);
});

test('the session stores the account fields of the sign-in, but not its token', () => {
  const { token: _, ...result } = { ...aSession, token: 'secret' };
  const request = { body: { userEmail: 'ivan@post.example', userPassword: 'x' } };
  const success = { result, request, state: {} as HostState, receivedAt: 0 };
  const [action] = loginCommand.onSuccess(success);
  expect(action).toEqual({
    type: 'session/signedIn',
    visitor: {
      name: 'Ivan',
      url: 'ivan',
      subscriptionExpiration: '',
      email: aSession.email,
      isEmailNotExist: false,
      isEmailNotConfirmed: aSession.isEmailNotConfirmed,
      isSubscriptionRejected: false,
      isFreePeriodAvailable: aSession.isFreePeriodAvailable,
      isNotificationsEnabled: aSession.isNotificationsEnabled,
      subscriptionType: 0,
      acquirerType: 0,
      subscriptionEmail: '',
    },
  });
});

test.each([loginCommand, registerCommand])(
  '$name: the stored tipster is followed before the next page is opened',
  async (form) => {
    document.cookie = 'follow_user=maria; Path=/';
    const { called, out } = await signIn('/login?source=premium', false, form);
    expect(called).toEqual([follow.name]);
    expect(out).toMatchObject([{ arrival: { address: '/premium?source=premium', problems: [] } }]);
    expect(document.cookie).not.toContain('follow_user');
  },
);

test('a tipster who cannot be followed now is reported on the page of arrival', async () => {
  document.cookie = 'follow_user=maria; Path=/';
  const { out } = await signIn('/login', true);
  expect(out).toMatchObject([{ arrival: { address: '/profile/ivan', problems: [down] } }]);
});

test('requested settings are opened after sign-in', async () => {
  const next = encodeURIComponent('/profile/maria?edit=notifications');
  const { out } = await signIn(`/login?next=${next}`);
  expect(out).toMatchObject([{ arrival: { address: '/profile/ivan?edit=notifications' } }]);
});

test('users return to the previous page; a failure is reported on their profile instead', async () => {
  const { out } = await signIn('/login?next=/Results');
  expect(out).toMatchObject([{ arrival: { address: '/Results', isBack: true } }]);
  document.cookie = 'follow_user=maria; Path=/';
  const { out: failed } = await signIn('/login?next=/Results', true);
  expect(failed).toMatchObject([{ arrival: { address: '/profile/ivan', problems: [down] } }]);
});
