import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addPendingTip,
  storedPendingTips,
  storePendingMatch,
  storePendingTips,
} from '@tipmark/match-features/pending-tips';
import { axe } from 'jest-axe';
import { renderAccount, serverPage } from '../../testing/account-fixture.tsx';

const login = { route: 'login', pattern: '/login', address: '/login' };
const register = { route: 'register', pattern: '/register', address: '/register' };
const tip = {
  matchUrl: '7-polus-sokoly',
  oddType: 'ah.1:-1',
  oddValue: 1.67,
  description: '',
  stake: 3,
  sportType: 1,
};
const next = `?next=${encodeURIComponent(`/en/Events/${tip.matchUrl}?tip=1x2.1`)}`;
const fromMatch = { ...login, address: `/login${next}` };
const card = () => screen.queryByRole('region', { name: /will be posted/ })?.textContent;
beforeEach(() => {
  addPendingTip(tip);
  storePendingMatch(tip.matchUrl, { teams: 'Polus – Sokoly', startsAt: 1_795_288_500 });
});
afterEach(() => {
  storePendingTips([]);
  localStorage.clear();
});

test('the waiting tip is shown, with a link back to the match', async () => {
  const { container } = await renderAccount(fromMatch);
  for (const text of [
    'Your tip will be posted',
    'Polus – Sokoly',
    '22:15',
    '1 (−1)',
    '1.67',
    '3%',
  ]) {
    expect(card()).toContain(text);
  }
  expect(screen.getByRole('button', { name: 'Sign in and post' })).toBeTruthy();
  const back = screen.getByRole('link', { name: 'Back to the match' });
  expect(back.getAttribute('href')).toBe(`/en/Events/${tip.matchUrl}`);
  expect((await axe(container)).violations).toEqual([]);
});

test('the link to the other form keeps the match as its next page', async () => {
  await renderAccount(fromMatch);
  const other = screen.getByRole('link', { name: 'Create an account' }).getAttribute('href');
  expect(other).toBe(`/en/register?next=${encodeURIComponent(`/en/Events/${tip.matchUrl}`)}`);
});

test('a removed tip is deleted from storage', async () => {
  await renderAccount(fromMatch);
  await userEvent.click(screen.getByRole('button', { name: /^Remove the tip/ }));
  expect(storedPendingTips()).toEqual([]);
  expect(screen.getByText('No saved tips.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
});

test('only the last of several tips is shown until all are requested', async () => {
  addPendingTip({ ...tip, matchUrl: '8-kedr-mayak', oddType: '1x2.1', oddValue: 2.05 });
  await renderAccount({ ...register, locale: 'ru', address: `/register${next}` });
  const tips = () => screen.getAllByRole('button', { name: /^Удалить прогноз/ });
  expect(screen.getByText('2 прогноза ждут входа')).toBeTruthy();
  expect(tips()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Показать все' }));
  expect(tips()).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Создать аккаунт и опубликовать' })).toBeTruthy();
});

test('there is no card without tips or for signed-in users', async () => {
  const signedIn = await renderAccount({
    ...fromMatch,
    session: { isSignedIn: true, name: 'Ann', url: 'ann' },
  });
  expect(card()).toBeUndefined();
  signedIn.unmount();
  storePendingTips([]);
  await renderAccount(login);
  expect(card()).toBeUndefined();
  expect(screen.queryByRole('link', { name: 'Back to the match' })).toBeNull();
});

test('the server renders a placeholder for tips that only the browser stores', async () => {
  const page = await serverPage(fromMatch);
  expect(page).toContain('aria-busy="true"');
  expect(page).toContain(`href="/en/Events/${tip.matchUrl}"`);
  expect(page).not.toContain('Polus');
  expect(await serverPage(login)).not.toContain('aria-busy');
});
