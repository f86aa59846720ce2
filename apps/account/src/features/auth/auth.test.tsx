import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addPendingTip,
  keepPendingMatch,
  keepPendingTips,
  keptPendingTips,
} from '@tipmark/match-features/pending-tips';
import type { RequestedAction } from '@tipmark/remote-kit';
import { axe } from 'jest-axe';
import {
  type AccountSetting,
  aSession,
  renderAccount,
  serverPage,
} from '../../shared/account-fixture.tsx';
import { arrived } from '../../shared/arrival/arrival-slice.ts';
import { loginCommand, registerCommand } from '../../shared/auth-commands.ts';
import { verifyEmailLoad } from '../../shared/auth-loads.ts';

const login = { route: 'login', pattern: '/login', address: '/login' };
const register = { route: 'register', pattern: '/register', address: '/register' };
const confirm = {
  route: 'confirmEmail',
  pattern: '/confirm-email/:hash',
  address: '/confirm-email/abc',
};
const refused = (details: Record<string, string>) => ({
  status: 400,
  code: 'validation' as const,
  message: 'Check the fields',
  details,
});

const NOW_SECONDS = 1_795_284_420;
const submit = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('sends what was typed, stays busy while the visitor is welcomed, and goes where that leads', async () => {
  const page = await renderAccount(login);
  await userEvent.type(screen.getByLabelText('Email'), 'ann@post.example');
  await userEvent.type(screen.getByLabelText('Password'), 'three yellow tractors');
  await submit('Sign in');
  expect(page.ofType('login/submitted')).toMatchObject([
    {
      request: {
        body: {
          userEmail: 'ann@post.example',
          userPassword: 'three yellow tractors',
          deviceInfo: { timezone: 'Europe/Moscow' },
        },
      },
    },
  ]);
  const busy = () => screen.getByRole('button', { name: 'Sending…' }).hasAttribute('disabled');
  expect(busy()).toBe(true);
  page.dispatch(loginCommand.succeeded(aSession, NOW_SECONDS));
  expect(busy()).toBe(true);
  page.dispatch(arrived({ address: '/profile/ann', problems: [], posted: 0 }));
  expect(screen.getByLabelText('address').textContent).toBe('/profile/ann');
});

test('nothing is sent while a field is empty or wrong', async () => {
  const page = await renderAccount({ ...register, locale: 'ru' });
  await userEvent.type(screen.getByLabelText('Почта'), 'ann');
  await userEvent.type(screen.getByLabelText('Пароль'), 'short');
  await submit('Создать аккаунт');
  expect(page.ofType('register/submitted')).toEqual([]);
  expect(screen.getByText('Это не похоже на адрес почты')).toBeTruthy();
  expect(screen.getByText('Не короче 8 символов')).toBeTruthy();
  expect(screen.getByText(/Без согласия/)).toBeTruthy();
  expect(screen.getByText(/только взрослые/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Почта'));
});

test('a wrong field says so when it is left, an empty one waits', async () => {
  await renderAccount({ ...register, locale: 'ru' });
  await userEvent.type(screen.getByLabelText('Почта'), 'qa.ux');
  await userEvent.tab();
  expect(screen.getByText('Это не похоже на адрес почты')).toBeTruthy();
  await userEvent.tab();
  expect(screen.queryByText(/Не короче 2/)).toBeNull();
  await userEvent.type(screen.getByLabelText('Пароль'), 'short');
  await userEvent.tab();
  expect(screen.getByText('Не короче 8 символов')).toBeTruthy();
});

test('the texts that are agreed to are links', async () => {
  await renderAccount({ ...register, locale: 'ru' });
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('политика конфиденциальности')).toBe('/privacy-policy');
  expect(hrefOf('пользовательское соглашение')).toBe('/UserAgreement');
  expect(screen.getByRole('checkbox', { name: /Мне есть 18 лет/ })).toBeTruthy();
});

test('for an address that has an account the ways in are offered, the page of before kept', async () => {
  const userEmail = 'ann@post.example';
  const { key } = verifyEmailLoad.requested({ body: { userEmail } });
  const data = { isFree: false, isValid: true };
  await renderAccount({
    ...register,
    locale: 'ru',
    address: '/register?next=/Results',
    loads: { verifyEmail: { status: 'ready', key, dataKey: key, data } },
  });
  await userEvent.type(screen.getByLabelText('Почта'), userEmail);
  const ways = screen.getByText(/Аккаунт с этой почтой уже есть/);
  const links = [...ways.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/login?next=%2FResults', '/account-recovery?next=%2FResults']);
});

test('back where they came from one notice says what happened', async () => {
  const page = await renderAccount(register);
  page.dispatch(registerCommand.succeeded(aSession, NOW_SECONDS));
  page.dispatch(
    arrived({ address: '/Results', problems: [], posted: 2, isBack: true, isNew: true }),
  );
  expect(page.ofType('host/notify')).toEqual([
    {
      type: 'host/notify',
      notice: { kind: 'done', text: expect.stringMatching(/^Account created.*2 saved tips/) },
    },
  ]);
});

test('what the server refuses stands at its field, and joined above the button', async () => {
  const page = await renderAccount(register);
  page.dispatch(
    registerCommand.failed(refused({ userEmail: 'is taken', userPassword: 'is common' })),
  );
  expect(screen.getByText('is taken')).toBeTruthy();
  const alerts = screen.getAllByRole('alert').map((one) => one.textContent);
  expect(alerts).toContain('Email: is taken, Password: is common');
});

test('a failure without fields says its own words, a lost connection the generic ones', async () => {
  const page = await renderAccount(login);
  page.dispatch(
    loginCommand.failed({ status: 401, code: 'unauthorized', message: 'Wrong password.' }),
  );
  expect(screen.getByRole('alert').textContent).toBe('Wrong password.');
  page.dispatch(loginCommand.failed({ status: 0, code: 'network', message: 'fetch' }));
  expect(screen.getByRole('alert').textContent).toBe('Internet error. Try refreshing the page');
});

test('the server is asked about what may be an address, by a load that waits for a pause', async () => {
  const page = await renderAccount(register);
  await userEvent.type(screen.getByLabelText('Email'), 'ann@post.example');
  const asked = page.ofType('verifyEmail/requested') as RequestedAction[];
  expect(asked[0]).toMatchObject({ request: { body: { userEmail: 'ann@post.e' } } });
  expect(asked.at(-1)).toMatchObject({ request: { body: { userEmail: 'ann@post.example' } } });
  expect(verifyEmailLoad.debounceMs).toBeGreaterThan(0);
});

test('a password is advised on while it is typed', async () => {
  await renderAccount({ ...register, locale: 'ru' });
  await userEvent.type(screen.getByLabelText('Пароль'), 'двенадцатьбу');
  expect(screen.getByText('Длина 12 · хорошо; 15+ лучше')).toBeTruthy();
});

test('the link of a mail is asked about once the page is alive', async () => {
  const page = await renderAccount(confirm);
  expect(page.ofType('confirmEmail/requested')).toMatchObject([
    { request: { segments: { hash: 'abc' } } },
  ]);
});

const gone = { status: 404, code: 'not_found' as const, message: 'Not found' };
test('a spent link leads to a new one, not to another try', async () => {
  const failed = { status: 'failed' as const, error: gone };
  await renderAccount({
    route: 'recoverPassword',
    pattern: '/recover-password/:hash',
    address: '/recover-password/abc',
    loads: { recoverPasswordLink: failed },
  });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en/account-recovery');
});

test('what was said of the fields goes with the last of them that was changed', async () => {
  const page = await renderAccount(register);
  page.dispatch(
    registerCommand.failed(refused({ userEmail: 'is taken', userPassword: 'is common' })),
  );
  await userEvent.type(screen.getByLabelText('Email'), 'ann@post.example');
  expect(screen.getByRole('alert').textContent).toBe('Password: is common');
  await userEvent.type(screen.getByLabelText('Password'), 'three yellow tractors');
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('tips that wait for the account', () => {
  const tip = {
    matchUrl: '7-polus-sokoly',
    oddType: 'ah1.1:-1',
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
    keepPendingMatch(tip.matchUrl, { teams: 'Polus – Sokoly', startsAt: 1_795_288_500 });
  });
  afterEach(() => {
    keepPendingTips([]);
    localStorage.clear();
  });

  test('the page says which, and leads back to the match', async () => {
    const { container } = await renderAccount(fromMatch);
    for (const text of ['Your tip will be posted', 'Polus – Sokoly', '22:15', '1.67', '3%']) {
      expect(card()).toContain(text);
    }
    expect(screen.getByRole('button', { name: 'Sign in and post' })).toBeTruthy();
    const back = screen.getByRole('link', { name: 'Back to the match' });
    expect(back.getAttribute('href')).toBe(`/en/Events/${tip.matchUrl}`);
    expect((await axe(container)).violations).toEqual([]);
  });

  test('the way to the other form takes the match along', async () => {
    await renderAccount(fromMatch);
    const other = screen.getByRole('link', { name: 'Create an account' }).getAttribute('href');
    expect(other).toBe(`/en/register?next=${encodeURIComponent(`/en/Events/${tip.matchUrl}`)}`);
  });

  test('one that is removed is gone, and is not posted', async () => {
    await renderAccount(fromMatch);
    await userEvent.click(screen.getByRole('button', { name: /^Remove the tip/ }));
    expect(keptPendingTips()).toEqual([]);
    expect(screen.getByText('No saved tips.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
  });

  test('of several the last one stands there, the others on demand', async () => {
    addPendingTip({ ...tip, matchUrl: '8-kedr-mayak', oddType: '1x2.1', oddValue: 2.05 });
    await renderAccount({ ...register, locale: 'ru', address: `/register${next}` });
    const tips = () => screen.getAllByRole('button', { name: /^Удалить прогноз/ });
    expect(screen.getByText('2 прогноза ждут входа')).toBeTruthy();
    expect(tips()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Показать все' }));
    expect(tips()).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Создать аккаунт и опубликовать' })).toBeTruthy();
  });

  test('without tips, or signed in, there is no card', async () => {
    const signedIn = await renderAccount({
      ...fromMatch,
      session: { isSignedIn: true, name: 'Ann', url: 'ann' },
    });
    expect(card()).toBeUndefined();
    signedIn.unmount();
    keepPendingTips([]);
    await renderAccount(login);
    expect(card()).toBeUndefined();
    expect(screen.queryByRole('link', { name: 'Back to the match' })).toBeNull();
  });

  test('the server keeps the place of what only the browser knows', async () => {
    const page = await serverPage(fromMatch);
    expect(page).toContain('aria-busy="true"');
    expect(page).toContain(`href="/en/Events/${tip.matchUrl}"`);
    expect(page).not.toContain('Polus');
    expect(await serverPage(login)).not.toContain('aria-busy');
  });
});

const states: [string, AccountSetting, string][] = [
  [
    'login after a logout',
    { ...login, address: '/login?source=logout' },
    'You have been signed out.',
  ],
  ['register', register, 'Sign up'],
  [
    'recovery',
    { route: 'accountRecovery', pattern: '/account-recovery', address: '/account-recovery' },
    'Send the link',
  ],
  [
    'a new password',
    {
      route: 'recoverPassword',
      pattern: '/recover-password/:hash',
      address: '/recover-password/abc',
      loads: { recoverPasswordLink: { status: 'ready', data: { isValid: true } } },
    },
    'Save password',
  ],
  [
    'a link under way',
    { ...confirm, loads: { confirmEmail: { status: 'loading' } } },
    'Checking the link…',
  ],
  [
    'a confirmed address',
    { ...confirm, loads: { confirmEmail: { status: 'ready', data: { isConfirmed: true } } } },
    'Your email address is confirmed.',
  ],
  [
    'a spent link',
    { ...confirm, loads: { confirmEmail: { status: 'failed', error: gone } } },
    'This link no longer works. It has expired or was already used. Request a new one.',
  ],
];

test.each(states)('%s: says so, and axe finds nothing', async (_, setting, text) => {
  const { container } = await renderAccount(setting);
  expect(screen.getByText(text)).toBeTruthy();
  const { violations } = await axe(container);
  expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
});
