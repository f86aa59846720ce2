import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderAccount } from '../../../testing/account-fixture.tsx';
import { loadProfileScreen } from '../lazy-profile-screen.ts';
import { loadNotes } from '../own/lazy-own-parts.ts';
import { connectTelegramCommand } from '../profile-commands.ts';
import { aProfile, NOW_SECONDS, own } from '../profile-fixture.ts';
import { pageRequest } from '../profile-requests.ts';

beforeAll(() => Promise.all([loadProfileScreen(), loadNotes()]));

function open(edit: string, loads: Record<string, object>) {
  const profile = aProfile({ isOwn: true, own });
  const { key } = pageRequest(profile.url);
  return renderAccount({
    route: 'profile',
    pattern: '/profile/:userUrl',
    address: `/profile/${profile.url}?edit=${edit}`,
    loads: {
      pageProfile: { status: 'ready', key, dataKey: key, data: profile },
      ...Object.fromEntries(
        Object.entries(loads).map(([name, data]) => [name, { status: 'ready' as const, data }]),
      ),
    },
  });
}
const telegram = (data: object) => open('telegram', { telegramConnection: data });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the bot is opened by a link, then the connection is checked by a button', async () => {
  const page = await telegram({ isConnected: false, isBotAvailable: true });
  await press('Connect Telegram');
  expect(page.ofType('connectTelegram/submitted')).toEqual([]);
  await userEvent.type(screen.getByLabelText('Password'), 'a quiet harbour');
  await press('Connect Telegram');
  expect(page.ofType('connectTelegram/submitted')).toMatchObject([
    { request: { body: { password: 'a quiet harbour' } } },
  ]);
  const link = 'https://t.me/tipmark_bot?start=abc';
  const issued = { link, code: 'abc', expiresAt: NOW_SECONDS + 600 };
  page.dispatch(connectTelegramCommand.succeeded(issued, NOW_SECONDS));
  expect(screen.getByRole('link', { name: 'Open the bot' }).getAttribute('href')).toBe(link);
  const before = page.ofType('telegramConnection/requested').length;
  await press('Check the connection');
  expect(page.ofType('telegramConnection/requested')).toHaveLength(before + 1);
  expect((await axe(page.container)).violations).toEqual([]);
});

test('a connected user can disconnect; an unavailable bot is reported and cannot be connected', async () => {
  const page = await telegram({ isConnected: true, isBotAvailable: true });
  await userEvent.type(screen.getByLabelText('Password'), 'a quiet harbour');
  await press('Disconnect');
  expect(page.ofType('disconnectTelegram/submitted')).toMatchObject([
    { request: { body: { password: 'a quiet harbour' } } },
  ]);
  page.unmount();
  await telegram({ isConnected: false, isBotAvailable: false });
  expect(screen.getByText('The bot is currently unavailable.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Connect Telegram' })).toBeNull();
});

describe('the channels of a notification type', () => {
  const type = (id: number, isActive: boolean, given: object = {}) => ({
    type: id,
    isActive,
    isLocked: id === 7,
    channels: [1],
    isPushed: true,
    ...given,
  });
  const settings = (given: object, ...types: readonly object[]) =>
    open('notifications', {
      profileNotifications: {
        isTelegramConnected: true,
        hasBrowser: true,
        quietFrom: null,
        quietTo: null,
        types,
        ...given,
      },
    });
  const box = (name: string) => screen.getByRole('checkbox', { name });
  const names = () => screen.queryAllByRole('checkbox').map(({ parentElement }) => parentElement);

  test('are selected one by one for every active type', async () => {
    const page = await settings({}, type(3, true), type(5, false), type(7, true));
    expect(names().map((label) => label?.textContent)).toEqual([
      'Email – New follower',
      'Telegram – New follower',
      'Browser – New follower',
    ]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'About',
      'Email',
      'Telegram',
      'Browser',
    ]);
    await userEvent.click(box('Telegram – New follower'));
    await userEvent.click(box('Browser – New follower'));
    await userEvent.click(box('Email – New follower'));
    expect(page.ofType('changeProfileNotification/submitted')).toMatchObject(
      [
        { channels: [1, 2], isPushed: true },
        { channels: [1], isPushed: false },
        { channels: [], isPushed: true },
      ].map((body) => ({ request: { body: { type: 3, isActive: true, ...body } } })),
    );
    expect((await axe(page.container)).violations).toEqual([]);
  });

  test('turn the type off when the last one is deselected', async () => {
    const page = await settings({}, type(3, true, { isPushed: false }));
    await userEvent.click(box('Email – New follower'));
    const [{ request }] = page.ofType('changeProfileNotification/submitted') as never as [
      { request: { body: object } },
    ];
    expect(request.body).toEqual({ type: 3, isActive: false });
  });

  test('are only those that can reach the user; email as the only one has no checkbox', async () => {
    const page = await settings({ isTelegramConnected: false }, type(3, true));
    expect(names().map((label) => label?.textContent)).toEqual([
      'Email – New follower',
      'Browser – New follower',
    ]);
    await userEvent.click(box('Browser – New follower'));
    expect(page.ofType('changeProfileNotification/submitted')).toMatchObject([
      { request: { body: { channels: [1], isPushed: false } } },
    ]);
    page.unmount();
    await settings({ isTelegramConnected: false, hasBrowser: false }, type(3, true));
    expect(names()).toEqual([]);
    expect(screen.getByRole('switch', { name: 'New follower' })).toBeTruthy();
  });
});

describe('quiet hours', () => {
  const hours = (quietFrom: string | null, quietTo: string | null) =>
    open('notifications', {
      profileNotifications: {
        isTelegramConnected: false,
        hasBrowser: false,
        quietFrom,
        quietTo,
        types: [],
      },
    });

  test('are set with different start and end times', async () => {
    const page = await hours(null, null);
    expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
    await userEvent.clear(screen.getByLabelText('Until'));
    await userEvent.type(screen.getByLabelText('Until'), '23:00');
    await press('Set quiet hours');
    expect(page.ofType('changeQuietHours/submitted')).toEqual([]);
    expect(screen.getByText('Choose another time than the beginning')).toBeTruthy();
    await userEvent.clear(screen.getByLabelText('Until'));
    await userEvent.type(screen.getByLabelText('Until'), '07:30');
    await press('Set quiet hours');
    expect(page.ofType('changeQuietHours/submitted')).toMatchObject([
      { request: { body: { quietFrom: '23:00', quietTo: '07:30' } } },
    ]);
    expect((await axe(page.container)).violations).toEqual([]);
  });

  test('can be turned off', async () => {
    const page = await hours('22:00', '06:00');
    expect(screen.getByText(/On from 22:00 to 06:00/)).toBeTruthy();
    await press('Turn off');
    expect(page.ofType('changeQuietHours/submitted')).toMatchObject([
      { request: { body: { quietFrom: null, quietTo: null } } },
    ]);
  });
});
