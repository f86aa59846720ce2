import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OpenKeyList } from '@tipmark/contract';
import { axe } from 'jest-axe';
import {
  NOW_SECONDS,
  readyWith,
  renderAccount,
  serverPage,
} from '../../testing/account-fixture.tsx';
import { noKeys, someKeys } from './open-keys-fixture.ts';
import { makeKeyCommand, renewCalendarCommand, revokeKeyCommand } from './open-keys-loads.ts';

const KEY = `tm_live_${'k'.repeat(43)}`;
const ways = {
  hasPassword: true,
  canMail: true,
  canSignInAgain: false,
  isFresh: false,
  needsCode: false,
};

const settingOf = (list: OpenKeyList, more: object = {}) => ({
  route: 'openKeys',
  pattern: '/api-keys',
  address: '/api-keys',
  session: { isSignedIn: true, name: 'Ann', url: 'ann' },
  loads: { openKeys: readyWith(list), accountProof: readyWith(ways) },
  ...more,
});

test('the page lists keys with scope, last use and the use of each day', async () => {
  const { container } = await renderAccount(settingOf(someKeys));
  expect(screen.getByText(/reads · Made on .* · last used on/)).toBeTruthy();
  expect(screen.getByText(/never used/)).toBeTruthy();
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows[1]?.textContent).toMatch(/21.*84120$/);
  expect(rows[2]?.textContent).toMatch(/20.*1,240310240$/);
  // what was refused took nothing from the quota
  expect(screen.getAllByRole('meter').map((one) => one.getAttribute('value'))).toEqual([
    '84',
    '1000',
  ]);
  expect(screen.getByText(/1,000 calls a day, 30 a minute/)).toBeTruthy();
  expect((await axe(container)).violations).toEqual([]);
});

test('a key is made by keyboard with name and password, shown once, and then hidden', async () => {
  const page = await renderAccount(settingOf(noKeys));
  expect(screen.getByText(/No keys yet/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Name'), 'Blog{Enter}');
  expect(page.ofType('makeOpenKey/submitted')).toEqual([]);
  await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}');
  expect(page.ofType('makeOpenKey/submitted')).toMatchObject([
    { request: { body: { name: 'Blog', password: 'secret' } } },
  ]);
  page.dispatch(makeKeyCommand.succeeded({ key: KEY, list: someKeys }, NOW_SECONDS));
  expect(screen.getByText(KEY)).toBeTruthy();
  expect(document.activeElement?.textContent).toContain('shown only this once');
  expect((await axe(page.container)).violations).toEqual([]);
  const copied: string[] = [];
  const user = userEvent.setup();
  navigator.clipboard.writeText = async (text) => void copied.push(text);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(copied).toEqual([KEY]);
  expect(screen.getByText('Copied')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'I have saved it' }));
  expect(screen.queryByText(KEY)).toBeNull();
});

test('revoking asks first, can be called off, and afterwards the focus is on the outcome', async () => {
  const page = await renderAccount(settingOf(someKeys));
  await userEvent.click(screen.getByRole('button', { name: 'Revoke “Sheet”' }));
  expect(document.activeElement?.textContent).toBe('Cancel');
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText(/stop at once/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Revoke “Sheet”' }));
  expect(page.ofType('revokeOpenKey/submitted')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Revoke the key' }));
  expect(page.ofType('revokeOpenKey/submitted')).toMatchObject([
    { request: { body: { id: someKeys.keys[1]?.id } } },
  ]);
  page.dispatch(revokeKeyCommand.succeeded(noKeys, NOW_SECONDS));
  expect(document.activeElement?.textContent).toBe('The key is revoked.');
});

test('what is made or revoked changes the list at once', () => {
  const state = { loads: { openKeys: readyWith(noKeys) } } as never;
  const known = { state, receivedAt: NOW_SECONDS };
  const request = { body: { name: 'Blog' } };
  const made = makeKeyCommand.onSuccess({
    ...known,
    request,
    result: { key: KEY, list: someKeys },
  });
  expect(made).toMatchObject([{ data: someKeys }]);
  expect(JSON.stringify(made)).not.toContain(KEY);
  const revoked = revokeKeyCommand.onSuccess({
    ...known,
    request: { body: { id: someKeys.keys[0]?.id ?? '' } },
    result: noKeys,
  });
  expect(revoked).toMatchObject([{ data: noKeys }]);
});

test('with the most keys there is no form, and a refusal names its field', async () => {
  await renderAccount(settingOf({ ...someKeys, most: 2 }));
  expect(screen.getByText(/This is the most, 2/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Make a key' })).toBeNull();
});

test('a refused password is named at its field', async () => {
  const page = await renderAccount(settingOf(noKeys));
  await userEvent.type(screen.getByLabelText('Name'), 'Blog');
  await userEvent.type(screen.getByLabelText('Password'), 'wrong{Enter}');
  const details = { password: 'This is not your password' };
  page.dispatch(makeKeyCommand.failed({ code: 'validation', status: 400, message: '', details }));
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
});

test('while keys load there is no form, and a failure can be tried again', async () => {
  await renderAccount(settingOf(noKeys, { loads: { openKeys: { status: 'loading', key: 'k' } } }));
  expect(screen.queryByRole('button', { name: 'Make a key' })).toBeNull();
});

test('a failed load says so and is requested again', async () => {
  const error = { code: 'unavailable', status: 503, message: 'Later' };
  const page = await renderAccount(
    settingOf(noKeys, { loads: { openKeys: { status: 'failed', key: 'k', error } } }),
  );
  expect(screen.getByText('The keys could not be loaded')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(page.ofType('openKeys/requested')).toHaveLength(1);
});

test('a guest is asked to sign in and comes back here', async () => {
  const { container } = await renderAccount(settingOf(noKeys, { session: {}, loads: {} }));
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en/login?next=%2Fen%2Fapi-keys');
  expect((await axe(container)).violations).toEqual([]);
});

test('Russian texts are complete, also on a server', async () => {
  const html = await serverPage(settingOf(someKeys, { locale: 'ru' }));
  expect(html).toContain('Ключи API');
  expect(html).toContain('Сверх лимита');
});

const withCalendar = (token: string | null) => ({
  loads: { openKeys: readyWith(noKeys), accountCalendar: readyWith({ token }) },
});

test('the calendar of favourites gets an address on demand', async () => {
  const page = await renderAccount(settingOf(noKeys, withCalendar(null)));
  await userEvent.click(screen.getByRole('button', { name: 'Make an address' }));
  expect(page.ofType('renewAccountCalendar/submitted')).toHaveLength(1);
  const received = { state: withCalendar(null) as never, receivedAt: NOW_SECONDS };
  const result = { token: 'new' };
  expect(
    renewCalendarCommand.onSuccess({ ...received, request: { body: {} }, result }),
  ).toMatchObject([{ data: result }]);
});

test('the address of the calendar is shown, opens in its program and can be replaced', async () => {
  const token = 'a'.repeat(43);
  const page = await renderAccount(settingOf(noKeys, withCalendar(token)));
  const address = `/calendars/en/favourites/${token}.ics`;
  expect(screen.getByText(location.origin + address)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Open in the calendar program' });
  expect(link.getAttribute('href')).toBe(`webcal://${location.host}${address}`);
  await userEvent.click(screen.getByRole('button', { name: 'Make a new address' }));
  expect(page.ofType('renewAccountCalendar/submitted')).toHaveLength(1);
  expect((await axe(page.container)).violations).toEqual([]);
});
