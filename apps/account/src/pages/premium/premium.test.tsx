import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PremiumPage, SubscriptionState } from '@tipmark/contract';
import { checkSpreadsheets } from '@tipmark/match-features/testing/spreadsheets';
import { axe } from 'jest-axe';
import {
  type AccountSetting,
  NOW_SECONDS as NOW,
  readyWith,
  renderAccount,
  serverPage,
} from '../../testing/account-fixture.tsx';
import { aPremium } from './premium-fixture.ts';
import {
  loginLinkCommand,
  pagePremiumLoad,
  payCardCommand,
  previewLoad,
  receiptsLoad,
  subscriptionCommand,
} from './premium-loads.ts';
import { loadPremium } from './screen.ts';

beforeAll(() => loadPremium());

const DAY = 86_400;

const settingOf = (premium: PremiumPage, more: Partial<AccountSetting> = {}): AccountSetting => ({
  route: 'premium',
  pattern: '/premium',
  address: '/premium?source=odds-scanner',
  served: ['oddsScanner', 'login', 'register'],
  loads: {
    pagePremium: readyWith(premium, pagePremiumLoad.requested({}).key),
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

test('a guest sees the reason, the plans and the prices, and can create an account and return', async () => {
  const { container } = await renderAccount(settingOf(aPremium()));
  expect(screen.getByText(/the scanner is a demo/)).toBeTruthy();
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

test('the back link keeps the filter, and so does the link to registration', async () => {
  const next = '/en/search-tips-and-cappers?filter=1&min-roi=5';
  const address = `/premium?source=search&next=${encodeURIComponent(next)}`;
  await renderAccount(settingOf(aPremium(), { address }));
  expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe(next);
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
    `/en/register?next=${encodeURIComponent(`/en${address}`)}`,
  );
});

test('the back link leads to the scanner of the sport the visitor came from', async () => {
  const next = '/en/hockey/odds-scanner';
  const address = `/premium?source=odds-scanner&next=${encodeURIComponent(next)}`;
  await renderAccount(settingOf(aPremium(), { address }));
  expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe(next);
});

test('an address of another site is not used as the back link', async () => {
  const address = '/premium?source=odds-scanner&next=%2F%2Fevil.example%2F%3Ffilter%3D1';
  await renderAccount(settingOf(aPremium(), { address }));
  expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe(
    '/en/odds-scanner',
  );
});

test('every feature has texts in both columns and both languages', async () => {
  for (const locale of ['ru', 'en'] as const) {
    const html = await serverPage(settingOf(aPremium(), { locale }));
    expect(html).not.toMatch(/premium\.(row|free|full)-/);
  }
});

test('the trial is started by its button; the reason for a refusal is shown', async () => {
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

test('after the trial was used, a note replaces its button', async () => {
  await renderAccount(settingOf(aPremium({ isFreePeriodAvailable: false }), signedIn));
  expect(screen.getByText('This account has already used its free trial.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /for free/ })).toBeNull();
});

test.each([
  [state(), 'Active', 'Your subscription runs until'],
  [state({ subscriptionType: 1 }), 'Free trial', 'Free trial until'],
  [state({ subscriptionType: 0 }), 'Renewal off', 'Premium until'],
  [state({ isSubscriptionRejected: true }), 'Payment declined', 'Premium stays active until'],
])('a subscription is shown in place of the trial: %#', async (current, badge, text) => {
  await renderAccount(settingOf(aPremium({ current }), signedIn));
  expect(screen.getByText(badge)).toBeTruthy();
  expect(screen.getByRole('heading', { name: new RegExp(text) })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /for free/ })).toBeNull();
  const stops = screen.queryAllByRole('button', { name: 'Turn renewal off' });
  expect(stops).toHaveLength(badge === 'Active' ? 1 : 0);
});

test('after a subscription has ended, the state of the trial is shown again', async () => {
  const current = state({ subscription_expiration: new Date((NOW - DAY) * 1_000).toISOString() });
  await renderAccount(settingOf(aPremium({ current, isFreePeriodAvailable: false }), signedIn));
  expect(screen.queryByText('Active')).toBeNull();
  expect(screen.getByText(/already used/)).toBeTruthy();
});

test('the header is updated with the subscription at once', () => {
  const result = { ...state(), paymentUrl: null };
  const session = { name: 'Ivan', url: 'ivan' };
  const [action] = subscriptionCommand.onSuccess({ result, state: { session } } as never);
  expect(JSON.stringify(action)).toContain(result.subscription_expiration);
});

const open = { arePaymentsOpen: true };
const nameOfButtons = () =>
  within(screen.getByRole('list', { name: 'Plans' }))
    .queryAllByRole('button')
    .map((one) => one.textContent);

test.each([
  ['no subscription', 'buy', null, ['Pay for a month', 'Pay for a quarter']],
  ['a monthly subscription', 'switch', state(), ['Switch to quarterly']],
  [
    'renewal turned off',
    'resume',
    state({ subscriptionType: 0 }),
    ['Renew monthly', 'Renew quarterly'],
  ],
  ['a term that is not renewed', 'buy', state(), ['Pay for a month', 'Pay for a quarter']],
] as const)('the plan buttons with %s', async (_what, choice, current, buttons) => {
  const premium = aPremium({ ...open, choice, current });
  const { container } = await renderAccount(settingOf(premium, signedIn));
  expect(nameOfButtons()).toEqual(buttons);
  expect((await axe(container)).violations).toEqual([]);
});

test('there are no payment buttons for guests, or while payments are closed', async () => {
  const { unmount } = await renderAccount(settingOf(aPremium(open)));
  expect(nameOfButtons()).toEqual([]);
  unmount();
  await renderAccount(settingOf(aPremium(), signedIn));
  expect(nameOfButtons()).toEqual([]);
});

test('a plan is bought by its button; the reason for a refusal is shown once, below the plans', async () => {
  const { ofType, dispatch } = await renderAccount(settingOf(aPremium(open), signedIn));
  await userEvent.click(screen.getByRole('button', { name: 'Pay for a quarter' }));
  // After paying it leads back to where the visitor came from.
  const body = { subscriptionType: 3, next: '/en/odds-scanner' } as const;
  const idempotencyKey = expect.any(String) as unknown as string;
  const requested = subscriptionCommand.submitted({ body, idempotencyKey });
  expect(ofType(requested.type)).toEqual([requested]);
  const error = { status: 503, code: 'unavailable', message: 'Nothing was charged' };
  dispatch(subscriptionCommand.failed(error as never));
  const problem = screen.getByRole('alert');
  expect(problem.textContent).toBe('Nothing was charged');
  expect(screen.getByRole('list', { name: 'Plans' }).nextElementSibling).toBe(problem);
});

test('a purchase repeated after a failure has the same key, another plan has its own', async () => {
  const { ofType, dispatch } = await renderAccount(settingOf(aPremium(open), signedIn));
  const { type } = subscriptionCommand.submitted({ body: { subscriptionType: 3 } });
  const error = { status: 503, code: 'unavailable', message: 'Nothing was charged' };
  for (const plan of ['quarter', 'quarter', 'month']) {
    await userEvent.click(screen.getByRole('button', { name: `Pay for a ${plan}` }));
    dispatch(subscriptionCommand.failed(error as never));
  }
  const sent = ofType(type) as unknown as ReturnType<typeof subscriptionCommand.submitted>[];
  const keys = sent.map(
    (action) => JSON.stringify(action).match(/"idempotencyKey":"([^"]+)"/)?.[1],
  );
  const [first, again, other] = keys;
  expect(first).toMatch(/^\S{16,}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('the payment card can be changed; a note says that a link was emailed', async () => {
  const { ofType, dispatch } = await renderAccount(
    settingOf(aPremium({ ...open, current: state() }), signedIn),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Change the payment card' }));
  expect(ofType(payCardCommand.submitted({}).type)).toHaveLength(1);
  dispatch(payCardCommand.succeeded({ paymentUrl: null }, NOW));
  expect(screen.getByText(/We have emailed you a link/)).toBeTruthy();
});

test('the page shows current scanner prices beside the demo until the visitor subscribes', async () => {
  const { key } = previewLoad.requested({});
  const data = {
    demoAt: NOW - 900,
    asOf: NOW,
    countOfOutcomes: 37,
    countOfMatches: 21,
    rows: [
      {
        link: '7-a-b',
        home: 'Arsenal',
        away: 'Fulham',
        startsAt: NOW + DAY,
        oddType: '1x2.1',
        demoOdds: 2.12,
        odds: 2.01,
        changePercent: -5.19,
      },
      {
        link: '8-c-d',
        home: 'Leeds',
        away: 'Everton',
        startsAt: NOW + DAY,
        oddType: 'tt1.o:1.5',
        demoOdds: 1.8,
        odds: 1.8,
        changePercent: 0,
      },
    ],
  };
  const loaded = { status: 'ready', key, dataKey: key, data, receivedAt: NOW } as const;
  const withPreview = (setting: AccountSetting) => ({
    ...setting,
    loads: { ...setting.loads, premiumPreview: loaded },
  });
  const { container, unmount } = await renderAccount(withPreview(settingOf(aPremium())));
  const table = within(screen.getByRole('table', { name: 'The scanner right now' }));
  const row = table.getByRole('row', { name: /Arsenal – Fulham/ });
  expect(row.textContent).toMatch(/2\.12.*2\.01.*5\.2/);
  expect(table.queryByText(/Leeds/)).toBeNull();
  expect(screen.getByText(/1 of 2 prices has moved since/)).toBeTruthy();
  expect(screen.getByText(/37 outcomes in 21 matches/)).toBeTruthy();
  expect((await axe(container)).violations).toEqual([]);
  unmount();
  await renderAccount(withPreview(settingOf(aPremium({ current: state() }), signedIn)));
  expect(screen.queryByRole('table', { name: 'The scanner right now' })).toBeNull();
});

test('receipts are opened by a link, so they can be read without scripts', async () => {
  const setting = settingOf(aPremium({ ...open, current: state() }), signedIn);
  const { unmount } = await renderAccount(setting);
  const link = screen.getByRole('link', { name: 'Show receipts' });
  expect(link.getAttribute('href')).toBe('/en/premium?source=odds-scanner&receipts=1#receipts');
  unmount();
  const { key } = receiptsLoad.requested({});
  const data = {
    receipts: [
      {
        paymentId: '0b9f2f6e-5d1c-4c0a-9a53-0f6f1f7d9b11',
        kind: 'refunded',
        subscriptionType: 3,
        amount: 2_490,
        currency: 'RUB',
        at: NOW,
        acquirerType: 1,
      },
    ],
  };
  const loaded = { status: 'ready', key, dataKey: key, data, receivedAt: NOW } as const;
  await renderAccount({ ...setting, loads: { ...setting.loads, premiumReceipts: loaded } });
  expect(screen.getByRole('cell', { name: /2,490.*refunded/ })).toBeTruthy();
});

test.each([
  ['done=trial', 'status', 'Your free trial has started.'],
  ['refused=away', 'alert', /does not answer. Nothing was charged/],
])('the outcome of a form submitted without scripts is shown: %s', async (search, role, text) => {
  await renderAccount({
    ...settingOf(aPremium({ current: state() }), signedIn),
    address: `/premium?${search}`,
  });
  expect(within(screen.getByRole('main')).getByRole(role).textContent).toMatch(text);
});

test.each(['done=toString', 'refused=%3Cb%3E', 'done='])(
  'an address with an unknown outcome shows no message: %s',
  async (search) => {
    await renderAccount({ ...settingOf(aPremium(), signedIn), address: `/premium?${search}` });
    const main = within(screen.getByRole('main'));
    expect(main.queryByRole('alert') ?? main.queryByRole('status')).toBeNull();
  },
);

test('without scripts every button submits a form to its own page', async () => {
  const premium = aPremium({ ...open, choice: 'switch', current: state() });
  const html = await serverPage(settingOf(premium, signedIn));
  const page = new DOMParser().parseFromString(html, 'text/html');
  const sent = [...page.querySelectorAll('button[type=submit]')].map((button) => {
    const form = button.closest('form');
    const { name, value, disabled } = button as HTMLButtonElement;
    return [form?.method, form?.getAttribute('action'), name, value, disabled];
  });
  const action = '/en/premium?source=odds-scanner&next=%2Fen%2Fodds-scanner';
  expect(sent).toEqual([
    ['post', action, 'subscriptionType', '3', false],
    ['post', action, 'subscriptionType', '0', false],
    ['post', action, 'card', '1', false],
  ]);
});

describe('a visitor who returns from a payment', () => {
  const ID = '0b9f2f6e-5d1c-4c0a-9a53-0f6f1f7d9b11';
  const address = `/premium?payment=${ID}`;
  const { key } = pagePremiumLoad.requested({ query: { payment: ID } });
  type Payment = NonNullable<PremiumPage['payment']>;
  const returned = (payment: Partial<Payment>, known: Partial<PremiumPage> = {}) => {
    const all: Payment = {
      status: 'pending',
      kind: 'payment',
      subscriptionType: 2,
      amount: 990,
      currency: 'RUB',
      next: null,
      ...payment,
    };
    const data = aPremium({ payment: all, current: state(), ...known });
    const loads = {
      pagePremium: { status: 'ready', key, dataKey: key, data, receivedAt: NOW } as const,
    };
    return settingOf(data, { ...signedIn, address, loads });
  };

  test.each([
    ['paid', 'payment', /Payment received\. Premium is active until/],
    ['rejected', 'payment', /did not go through/],
    ['pending', 'payment', /Waiting for RUB\u00a0990 to be confirmed/],
    ['mismatched', 'payment', /does not match the plan/],
    ['saved', 'card', /The card was changed/],
    ['pending', 'card', /Waiting for the bank/],
    ['rejected', 'card', /did not confirm the new card/],
  ] as const)('reads first that it is %s (%s)', async (status, kind, text) => {
    const { container } = await renderAccount(returned({ status, kind }));
    const role = status === 'rejected' || status === 'mismatched' ? 'alert' : 'status';
    const [notice] = screen.getAllByRole(role);
    expect(notice?.textContent).toMatch(text);
    expect((await axe(container)).violations).toEqual([]);
  });

  test('after paying can go back to what they wanted to see', async () => {
    await renderAccount(returned({ status: 'paid', next: '/en/odds-scanner?preset=2' }));
    const link = screen.getByRole('link', { name: 'Back to where you were' });
    expect(link.getAttribute('href')).toBe('/en/odds-scanner?preset=2');
  });

  test('where there are promotions, reads that they are off now', async () => {
    const setting = returned({ status: 'paid' });
    const { unmount } = await renderAccount({
      ...setting,
      session: { ...signedIn.session, countryCode: 'RU' },
    });
    expect(screen.getByText(/Bookmaker ads are off/)).toBeTruthy();
    unmount();
    await renderAccount({ ...setting, session: { ...signedIn.session, countryCode: 'DE' } });
    expect(screen.queryByText(/Bookmaker ads are off/)).toBeNull();
  });

  test('without a saved card reads that nothing is renewed', async () => {
    await renderAccount(returned({ status: 'paid' }, { isRenewed: false }));
    expect(screen.getAllByText(/No card was saved/).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Turn renewal off' })).toBeNull();
  });

  test('has a link to ask again, which works without scripts', async () => {
    await renderAccount(returned({ status: 'pending' }));
    const link = screen.getByRole('link', { name: 'Check again' });
    expect(link.getAttribute('href')).toBe(`/en/premium?payment=${ID}`);
  });

  test('the header follows as soon as the payment is known', async () => {
    const { ofType } = await renderAccount(returned({ status: 'paid' }));
    expect(ofType('session/signedIn')).toMatchObject([
      { visitor: { subscriptionExpiration: state().subscription_expiration } },
    ]);
  });

  test('no text is missing in either language', async () => {
    for (const locale of ['ru', 'en'] as const) {
      for (const status of ['paid', 'pending', 'rejected', 'mismatched'] as const) {
        const page = await serverPage({ ...returned({ status }, { isRenewed: false }), locale });
        expect(page).not.toContain('premium.');
      }
    }
  });
});

test('a customer of PayPro Global is mailed the link to its pages', async () => {
  const { ofType, dispatch } = await renderAccount(
    settingOf(aPremium({ current: state({ acquirerType: 3 }) }), signedIn),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Change the payment card' }));
  expect(ofType(loginLinkCommand.submitted({}).type)).toHaveLength(1);
  dispatch(loginLinkCommand.succeeded({}, NOW));
  expect(screen.getByText(/emailed you/)).toBeTruthy();
});

const previewRow = { link: '7-a-b', home: '=Arsenal', away: 'Fulham', startsAt: NOW + DAY };
const aPreview = {
  demoAt: NOW - 900,
  asOf: NOW,
  countOfOutcomes: 37,
  countOfMatches: 21,
  rows: [
    { ...previewRow, oddType: '1x2.1', demoOdds: 2.12, odds: 2.01, changePercent: -5.19 },
    { ...previewRow, oddType: '1x2.2', demoOdds: 101, odds: 1_201, changePercent: 1_089.6 },
  ],
};
const receipt = { paymentId: 'a', kind: 'paid', subscriptionType: 3, acquirerType: 1, at: NOW };
const someReceipts = {
  receipts: [
    { ...receipt, amount: 2_490, currency: 'RUB' },
    { ...receipt, kind: 'refunded', amount: 1_990.5, currency: 'RUB' },
  ],
};

test.each(['ru', 'en'] as const)(
  '%s: a spreadsheet adds up prices and receipts',
  async (locale) => {
    const setting = settingOf(aPremium(), { locale });
    const prices = readyWith(aPreview, previewLoad.requested({}).key);
    const loads = { ...setting.loads, premiumPreview: prices };
    const { container, unmount } = await renderAccount({ ...setting, loads });
    const [preview] = await checkSpreadsheets(container);
    expect(preview?.sums.map((sum) => Math.round(sum * 10) / 10)).toEqual([
      0, 103.1, 1_203, 1_084.4,
    ]);
    unmount();

    const own = settingOf(aPremium({ current: state() }), { ...signedIn, locale });
    const payments = readyWith(someReceipts, receiptsLoad.requested({}).key);
    const shown = await renderAccount({
      ...own,
      loads: { ...own.loads, premiumReceipts: payments },
    });
    const [file] = await checkSpreadsheets(shown.container, { ownColumns: /CSV/ });
    // a refund is taken off
    expect(file?.sums).toEqual([0, 0, 2_490 - 1_990.5, 0]);
  },
);
