import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { followChosenTimeZone } from '../host/timezone/follow-chosen-time-zone.ts';
import { renderInShell } from '../testing/page-fixture.tsx';
import { TimeZoneNote } from './TimeZoneNote.tsx';

jest.setTimeout(30_000);

beforeEach(() => {
  // a browser knows some four hundred of them
  const zones = ['America/New_York', 'Asia/Omsk', 'Europe/Moscow'];
  jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(zones);
});
afterEach(() => {
  for (const name of ['timezone', 'timezone_manual']) document.cookie = `${name}=; Max-Age=0`;
});

async function aFooter(session: object = {}) {
  const { container, store } = renderInShell(<TimeZoneNote plainHref="/time-zone" />, { session });
  const revalidate = jest.fn();
  followChosenTimeZone(store, { revalidate });
  await userEvent.click(screen.getByRole('button', { name: /^Время: Москва, UTC\+3/ }));
  const select = await screen.findByLabelText('Часовой пояс', {}, { timeout: 20_000 });
  return { container, store, revalidate, select };
}

test('a chosen zone is stored for a year, marked as chosen, and shown at once', async () => {
  const set = jest.spyOn(document, 'cookie', 'set');
  const { container, store, revalidate, select } = await aFooter();
  expect(select).toHaveDisplayValue('Как на устройстве');
  await userEvent.selectOptions(select, 'Asia/Omsk');
  expect(store.getState().session).toMatchObject({ timeZone: 'Asia/Omsk', isTimeZoneManual: true });
  expect(document.cookie).toContain('timezone=Asia/Omsk');
  expect(document.cookie).toContain('timezone_manual=1');
  expect(set.mock.calls).toEqual([
    ['timezone=Asia/Omsk; Max-Age=31536000; Path=/; SameSite=Lax'],
    ['timezone_manual=1; Max-Age=31536000; Path=/; SameSite=Lax'],
  ]);
  set.mockRestore();
  expect(screen.getByRole('button', { name: 'Время: Омск, UTC+6' })).toBeInTheDocument();
  expect(revalidate).toHaveBeenCalledTimes(1);
  expect((await axe(container)).violations).toEqual([]);
});

test('the choice can be reset to the zone of the device', async () => {
  document.cookie = 'timezone_manual=1';
  const { store, select } = await aFooter({ timeZone: 'Europe/Moscow', isTimeZoneManual: true });
  expect(select).toHaveDisplayValue('Москва, UTC+3');
  await userEvent.selectOptions(select, 'Как на устройстве');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(store.getState().session).toMatchObject({ timeZone, isTimeZoneManual: false });
  expect(document.cookie).not.toContain('timezone_manual');
});

test.each([
  ['UTC', 'Время: UTC'],
  ['Etc/GMT+3', 'Время: UTC\u22123'],
  ['America/New_York', 'Время: New York, UTC\u22125'],
])('the zone %s is displayed as "%s"', (timeZone, text) => {
  renderInShell(<TimeZoneNote plainHref="/time-zone" />, { session: { timeZone } });
  expect(screen.getByRole('button', { name: text })).toBeInTheDocument();
});

test('signing in does not change the zone', async () => {
  const { store, revalidate } = await aFooter();
  store.dispatch({ type: 'session/read', session: { isSignedIn: true, name: 'Ivan' } } as never);
  expect(revalidate).not.toHaveBeenCalled();
  expect(document.cookie).toBe('');
});
