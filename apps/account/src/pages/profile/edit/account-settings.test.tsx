import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoadState } from '@tipmark/remote-kit';
import { axe } from 'jest-axe';
import { renderAccount } from '../../../testing/account-fixture.tsx';
import { loadProfileScreen } from '../lazy-profile-screen.ts';
import { loadNotes } from '../own/lazy-own-parts.ts';
import { aProfile, NOW_SECONDS, own } from '../profile-fixture.ts';
import { pageRequest } from '../profile-requests.ts';

beforeAll(() => Promise.all([loadProfileScreen(), loadNotes()]));

const PROOF = {
  hasPassword: true,
  canMail: true,
  canSignInAgain: false,
  isFresh: false,
  needsCode: false,
};

function open(sessions: LoadState, hasPassword = true) {
  const profile = aProfile({ isOwn: true, own });
  const { key } = pageRequest(profile.url);
  return renderAccount({
    route: 'profile',
    pattern: '/profile/:userUrl',
    address: `/profile/${profile.url}?edit=account`,
    loads: {
      pageProfile: { status: 'ready', key, dataKey: key, data: profile },
      accountSessions: sessions,
      accountProof: { status: 'ready', data: { ...PROOF, hasPassword } } as LoadState,
    },
  });
}

const session = (id: string, isCurrent: boolean) => ({
  id,
  isCurrent,
  browser: 'Firefox',
  platform: 'Linux',
  createdAt: NOW_SECONDS,
  lastUsedAt: NOW_SECONDS,
});
const ready = (...sessions: object[]) => ({ status: 'ready', data: { sessions } }) as LoadState;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['Sign out', { query: { id: 'b' } }],
  ['Sign out everywhere else', {}],
])('other devices are listed and signed out by “%s”', async (name, request) => {
  const page = await open(ready(session('a', true), session('b', false)));
  await press(name);
  expect(
    page.ofType('endAccountSessions/submitted').map((sent) => 'request' in sent && sent.request),
  ).toEqual([request]);
  expect((await axe(page.container)).violations).toEqual([]);
});

test('with one device there is no sign-out button', async () => {
  await open(ready(session('a', true)));
  expect(screen.getByText('This device')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Sign out/ })).toBeNull();
});

test.each<[string, LoadState, RegExp | undefined]>([
  ['loading', { status: 'loading' } as LoadState, undefined],
  [
    'unavailable',
    { status: 'failed', error: { status: 500, code: 'internal', message: '' } } as LoadState,
    /The list could not be loaded/,
  ],
])('data download and deletion are available while the list is %s', async (_what, state, text) => {
  const { container, ofType } = await open(state);
  expect(screen.getByRole('button', { name: 'Download data' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Delete account' })).toBeTruthy();
  expect((await axe(container)).violations).toEqual([]);
  if (text === undefined) return;
  expect(screen.getByText(text)).toBeTruthy();
  const before = ofType('accountSessions/requested').length;
  await press('Retry');
  expect(ofType('accountSessions/requested')).toHaveLength(before + 1);
});

const inDeletion = () => {
  const form = screen.getByRole('button', { name: 'Delete account' }).closest('form');
  return within(form as HTMLElement);
};

test('deletion requires the password if the account has one', async () => {
  const page = await open(ready(session('a', true)));
  await press('Delete account');
  expect(page.ofType('deleteAccount/submitted')).toEqual([]);
  await userEvent.type(inDeletion().getByLabelText('Password'), 'a quiet harbour');
  await press('Delete account');
  expect(page.ofType('deleteAccount/submitted')).toMatchObject([
    { request: { body: { password: 'a quiet harbour' } } },
  ]);
  page.unmount();
  const other = await open(ready(session('a', true)), false);
  expect(screen.queryByLabelText('Password')).toBeNull();
  await userEvent.click(inDeletion().getByRole('button', { name: 'Email me a link' }));
  expect(other.ofType('accountReauth/submitted')).toMatchObject([
    { request: { body: { edit: 'account' } } },
  ]);
});
