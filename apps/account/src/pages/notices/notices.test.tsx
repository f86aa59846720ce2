import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountChanged } from '@tipmark/remote-kit';
import { axe } from 'jest-axe';
import { renderAccount, serverPage } from '../../testing/account-fixture.tsx';
import { notices } from './notices-fixture.ts';
import { readNoticesCommand } from './notices-loads.ts';

const setting = {
  route: 'notices',
  pattern: '/notifications',
  address: '/notifications',
  session: { isSignedIn: true, name: 'Ann', url: 'ann' },
  loads: { accountNotices: { status: 'ready' as const, data: { unread: 1, notices } } },
};

test('the page lists the notifications with their links, and the button marks all of them as read', async () => {
  const page = await renderAccount(setting);
  const link = screen.getByRole('link', { name: /New follower: Olga/ });
  expect(link.getAttribute('href')).toBe('/profile/olga');
  expect((await axe(page.container)).violations).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(page.ofType('readNotices/submitted')).toMatchObject([{ request: { body: {} } }]);
});

test('opening a notification marks it as read, unless it already is', async () => {
  const page = await renderAccount(setting);
  // jsdom cannot open documents
  page.container.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(screen.getByRole('link', { name: /Polus 2:1/ }));
  expect(page.ofType('readNotices/submitted')).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: /New follower: Olga/ }));
  expect(page.ofType('readNotices/submitted')).toMatchObject([
    { request: { body: { ids: ['a'] } } },
  ]);
});

test('reading notifications updates the list and the count in the header', () => {
  const state = {
    loads: {
      accountNotices: { status: 'ready', key: 'k', dataKey: 'k', data: { unread: 1, notices } },
    },
  };
  const [first, second] = readNoticesCommand.onSuccess({
    result: { unread: 0 },
    request: { body: { ids: ['a'] } },
    state: state as never,
    receivedAt: notices[0]?.at ?? 0,
  });
  expect(first).toMatchObject({ account: { unreadNotices: 0 } });
  expect(second).toMatchObject({
    data: {
      unread: 0,
      notices: [
        { id: 'a', isRead: true },
        { id: 'b', isRead: true },
      ],
    },
  });
});

test('a guest is asked to sign in', async () => {
  const { container } = await renderAccount({ ...setting, session: {}, loads: {} });
  expect(screen.getByText('Sign in to see your notifications.')).toBeTruthy();
  expect((await axe(container)).violations).toEqual([]);
});

test('a new notification reloads the list once', async () => {
  const page = await renderAccount({
    ...setting,
    session: { ...setting.session, unreadNotices: 1 },
  });
  expect(page.ofType('accountNotices/requested')).toEqual([]);
  page.dispatch(accountChanged({ unreadNotices: 2 }));
  expect(page.ofType('accountNotices/requested')).toHaveLength(1);
});

test('without scripts all notifications can be marked as read', async () => {
  const html = await serverPage(setting);
  expect(html).toMatch(/<form method="post"><button[^>]*type="submit"/);
});
