import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PremiumPage, SubscriptionState } from '@tipmark/contract';
import { PREMIUM_ROWS } from '@tipmark/domain';
import { axe } from 'jest-axe';
import { type AccountSetting, renderAccount, serverPage } from '../../shared/account-fixture.tsx';
import { pagePremiumLoad, subscriptionCommand } from './premium-loads.ts';
import { readSource } from './premium-source.ts';
import { bringPremium } from './screen.ts';

beforeAll(() => bringPremium());

const NOW = 1_795_284_420;
const DAY = 86_400;

const aPremium = (known: Partial<PremiumPage> = {}): PremiumPage => ({
  plans: [
    {
      subscriptionType: 2,
      months: 1,
      price: 990,
      currency: 'RUB',
      pricePerMonth: 990,
      savingPercent: 0,
    },
    {
      subscriptionType: 3,
      months: 3,
      price: 24.9,
      currency: 'USD',
      pricePerMonth: 8.3,
      savingPercent: 16,
    },
  ],
  trialDays: 7,
  isFreePeriodAvailable: true,
  arePaymentsOpen: false,
  current: null,
  rows: [...PREMIUM_ROWS],
  ...known,
});

const settingOf = (premium: PremiumPage, more: Partial<AccountSetting> = {}): AccountSetting => ({
  route: 'premium',
  pattern: '/premium',
  address: '/premium?source=odds-scanner',
  served: ['oddsScanner', 'login', 'register'],
  loads: {
    pagePremium: {
      status: 'ready',
      key: pagePremiumLoad.requested({}).key,
      dataKey: pagePremiumLoad.requested({}).key,
      data: premium,
      receivedAt: NOW,
    },
  },
  ...more,
});

const signedIn = { session: { isSignedIn: true } };
const state = (known: Partial<SubscriptionState> = {}): SubscriptionState => ({
  subscriptionType: 2,
  acquirerType: 1,
  subscription_expiration: new Date((NOW + 20 * DAY) * 1_000).toISOString(),
  isSubscriptionRejected: false,
  ...known,
});

test('a guest reads why, what and for how much, and is led to an account and back', async () => {
  const { container } = await renderAccount(settingOf(aPremium()));
  expect(screen.getByText(/You opened the scanner/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe(
    '/en/odds-scanner',
  );
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
    '/en/register?next=%2Fen%2Fpremium',
  );
  const plans = within(screen.getByRole('list', { name: 'Plans' }));
  expect(plans.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'MonthRUB\u00a0990RUB\u00a0990 a month',
    'Quarter$24.90$8.30 a month16% cheaper',
  ]);
  expect((await axe(container)).violations).toEqual([]);
});

test('every feature has words in both columns and both languages', async () => {
  for (const locale of ['ru', 'en'] as const) {
    const html = await serverPage(settingOf(aPremium(), { locale }));
    expect(html).not.toMatch(/premium\.(row|free|full)-/);
  }
});

test('the trial is started by its button; why it is refused is said', async () => {
  const { ofType, dispatch } = await renderAccount(settingOf(aPremium(), signedIn));
  await userEvent.click(screen.getByRole('button', { name: 'Try 7 days for free' }));
  expect(ofType(subscriptionCommand.submitted({ body: { subscriptionType: 1 } }).type)).toEqual([
    subscriptionCommand.submitted({ body: { subscriptionType: 1 } }),
  ]);
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: 'Try 7 days for free' }).disabled,
  ).toBe(true);
  const error = { status: 409, code: 'conflict', message: 'Confirm your email first' };
  dispatch(subscriptionCommand.failed(error as never));
  expect(screen.getByRole('alert').textContent).toBe('Confirm your email first');
});

test('who has used the trial is told so and has no button', async () => {
  await renderAccount(settingOf(aPremium({ isFreePeriodAvailable: false }), signedIn));
  expect(screen.getByText('This account has already used its free trial.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /for free/ })).toBeNull();
});

test.each([
  [state(), 'Active', 'Your subscription runs until'],
  [state({ subscriptionType: 1 }), 'Free trial', 'Free trial until'],
  [state({ subscriptionType: 0 }), 'Renewal off', 'Premium until'],
  [state({ isSubscriptionRejected: true }), 'Payment declined', 'Premium stays on until'],
])('a subscription stands in place of the trial: %#', async (current, badge, words) => {
  await renderAccount(settingOf(aPremium({ current }), signedIn));
  expect(screen.getByText(badge)).toBeTruthy();
  expect(screen.getByRole('heading', { name: new RegExp(words) })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /for free/ })).toBeNull();
  const stops = screen.queryAllByRole('button', { name: 'Turn renewal off' });
  expect(stops).toHaveLength(badge === 'Active' ? 1 : 0);
});

test('a subscription that has ended shows the plans and what is left of the trial again', async () => {
  const current = state({ subscription_expiration: new Date((NOW - DAY) * 1_000).toISOString() });
  await renderAccount(settingOf(aPremium({ current, isFreePeriodAvailable: false }), signedIn));
  expect(screen.queryByText('Active')).toBeNull();
  expect(screen.getByText(/already used/)).toBeTruthy();
});

test('a source nobody knows is none', () => {
  expect(readSource(new URLSearchParams('source=search'))).toBe('search');
  expect(readSource(new URLSearchParams('source=toString'))).toBe('premium');
});

test('the header knows of the subscription at once', () => {
  const result = { ...state(), paymentUrl: null };
  const session = { name: 'Ivan', url: 'ivan' };
  const [action] = subscriptionCommand.onSuccess({ result, state: { session } } as never);
  expect(JSON.stringify(action)).toContain(result.subscription_expiration);
});
