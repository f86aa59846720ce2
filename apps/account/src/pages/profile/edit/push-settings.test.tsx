import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderAccount } from '../../../testing/account-fixture.tsx';
import { loadProfileScreen } from '../lazy-profile-screen.ts';
import { loadNotes } from '../own/lazy-own-parts.ts';
import { aProfile, own } from '../profile-fixture.ts';
import { pageRequest } from '../profile-requests.ts';

const ENDPOINT = 'https://push.example/1';
const keys = { p256dh: 'key', auth: 'secret' };

interface Browser {
  readonly permission?: NotificationPermission;
  readonly isSubscribed?: boolean;
  readonly subscribe?: () => Promise<unknown>;
}

const subscription = {
  endpoint: ENDPOINT,
  unsubscribe: jest.fn(async () => true),
  toJSON: () => ({ endpoint: ENDPOINT, keys }),
};

/** A browser with push, which jsdom does not have. */
function aBrowser({ permission = 'granted', isSubscribed = false, subscribe }: Browser = {}) {
  let present = isSubscribed ? subscription : null;
  const pushManager = {
    getSubscription: async () => present,
    subscribe: jest.fn(
      subscribe ??
        (async () => {
          present = subscription;
          return subscription;
        }),
    ),
  };
  const container = { getRegistration: async () => ({ pushManager }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  Object.assign(window, {
    PushManager: class {},
    Notification: { requestPermission: async () => permission },
  });
  return pushManager;
}

beforeAll(() => Promise.all([loadProfileScreen(), loadNotes()]));
afterEach(() => {
  subscription.unsubscribe.mockClear();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function open(endpoints: readonly string[] = []) {
  const profile = aProfile({ isOwn: true, own });
  const { key } = pageRequest(profile.url);
  return renderAccount({
    route: 'profile',
    pattern: '/profile/:userUrl',
    address: `/profile/${profile.url}?edit=notifications`,
    loads: {
      pageProfile: { status: 'ready', key, dataKey: key, data: profile },
      profileNotifications: { status: 'ready', data: { isTelegramConnected: false, types: [] } },
      accountPush: { status: 'ready', data: { publicKey: 'BKey', endpoints } },
    },
  });
}

const isOn = (control: HTMLElement) => (control as HTMLInputElement).checked;
const pushSwitch = () => screen.findByRole('switch', { name: 'Send to this browser' });

test('turning push on subscribes the browser with the site key and sends the subscription', async () => {
  const manager = aBrowser();
  const page = await open();
  const control = await pushSwitch();
  expect(isOn(control)).toBe(false);
  await userEvent.click(control);
  await screen.findByRole('switch');
  expect(manager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: 'BKey',
  });
  expect(page.ofType('subscribePush/submitted')).toMatchObject([
    { request: { body: { endpoint: ENDPOINT, keys } } },
  ]);
  expect((await axe(page.container)).violations).toEqual([]);
});

test('push is off if the browser’s subscription does not belong to this account', async () => {
  aBrowser({ isSubscribed: true });
  await open(['https://push.example/other']);
  expect(isOn(await pushSwitch())).toBe(false);
});

test('turning push off unsubscribes on the server and in the browser', async () => {
  aBrowser({ isSubscribed: true });
  const page = await open([ENDPOINT]);
  const control = await pushSwitch();
  expect(isOn(control)).toBe(true);
  await userEvent.click(control);
  expect(page.ofType('unsubscribePush/submitted')).toMatchObject([
    { request: { body: { endpoint: ENDPOINT } } },
  ]);
  expect(subscription.unsubscribe).toHaveBeenCalledTimes(1);
});

test.each([
  ['blocked notifications', { permission: 'denied' as const }, /are blocked/],
  [
    'a failed subscription',
    { subscribe: () => Promise.reject(new Error('AbortError')) },
    /could not subscribe/,
  ],
])('an alert reports %s, and nothing is sent', async (_name, browser, text) => {
  aBrowser(browser);
  const page = await open();
  await userEvent.click(await pushSwitch());
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
  expect(page.ofType('subscribePush/submitted')).toEqual([]);
});

test('a browser without push shows a message', async () => {
  await open();
  await userEvent.click(await pushSwitch());
  expect((await screen.findByRole('alert')).textContent).toMatch(/cannot show site notifications/);
});
