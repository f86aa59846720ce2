import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addPendingTip,
  storedPendingTips,
  storePendingMatch,
  storePendingTips,
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

const NOTHING_ELSE = { signIns: [], hasTelegram: false, browsers: 0, hasTwoSteps: false };

test('sign-in sends the typed credentials, stays busy until the arrival and opens its address', async () => {
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

test('nothing is sent while a field is empty or invalid, and the first such field is focused', async () => {
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

test('an invalid field is reported when it loses focus, an empty one is not', async () => {
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

test('the consents link to their texts', async () => {
  await renderAccount({ ...register, locale: 'ru' });
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('политика конфиденциальности')).toBe('/privacy-policy');
  expect(hrefOf('пользовательское соглашение')).toBe('/UserAgreement');
  expect(screen.getByRole('checkbox', { name: /Мне есть 18 лет/ })).toBeTruthy();
});

test('an email that has an account offers sign-in and recovery links, which keep the next page', async () => {
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

test('back on the previous page, one notice reports the new account and the posted tips', async () => {
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

test('server errors are shown at their fields and together above the button', async () => {
  const page = await renderAccount(register);
  page.dispatch(
    registerCommand.failed(refused({ userEmail: 'is taken', userPassword: 'is common' })),
  );
  expect(screen.getByText('is taken')).toBeTruthy();
  const alerts = screen.getAllByRole('alert').map((one) => one.textContent);
  expect(alerts).toContain('Email: is taken, Password: is common');
});

test('a failure without field errors shows its own message, a lost connection a generic one', async () => {
  const page = await renderAccount(login);
  page.dispatch(
    loginCommand.failed({ status: 401, code: 'unauthorized', message: 'Wrong password.' }),
  );
  expect(screen.getByRole('alert').textContent).toBe('Wrong password.');
  page.dispatch(loginCommand.failed({ status: 0, code: 'network', message: 'fetch' }));
  expect(screen.getByRole('alert').textContent).toBe('Internet error. Try refreshing the page');
});

test('an email is checked by a debounced load as soon as it looks valid', async () => {
  const page = await renderAccount(register);
  await userEvent.type(screen.getByLabelText('Email'), 'ann@post.example');
  const requested = page.ofType('verifyEmail/requested') as RequestedAction[];
  expect(requested[0]).toMatchObject({ request: { body: { userEmail: 'ann@post.e' } } });
  expect(requested.at(-1)).toMatchObject({ request: { body: { userEmail: 'ann@post.example' } } });
  expect(verifyEmailLoad.debounceMs).toBeGreaterThan(0);
});

test('a hint on the password length is shown while it is typed', async () => {
  await renderAccount({ ...register, locale: 'ru' });
  await userEvent.type(screen.getByLabelText('Пароль'), 'двенадцатьбу');
  expect(screen.getByText('Длина 12 · хорошо; 15+ лучше')).toBeTruthy();
});

test('the link from an email is checked once the page is mounted', async () => {
  const page = await renderAccount(confirm);
  expect(page.ofType('confirmEmail/requested')).toMatchObject([
    { request: { segments: { hash: 'abc' } } },
  ]);
});

const gone = { status: 404, code: 'not_found' as const, message: 'Not found' };
test('a used link offers to request a new one, not a retry', async () => {
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

test('a field error disappears when its field is edited, and the alert with the last of them', async () => {
  const page = await renderAccount(register);
  page.dispatch(
    registerCommand.failed(refused({ userEmail: 'is taken', userPassword: 'is common' })),
  );
  await userEvent.type(screen.getByLabelText('Email'), 'ann@post.example');
  expect(screen.getByRole('alert').textContent).toBe('Password: is common');
  await userEvent.type(screen.getByLabelText('Password'), 'three yellow tractors');
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('tips waiting for sign-in', () => {
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
    storePendingMatch(tip.matchUrl, { teams: 'Polus – Sokoly', startsAt: 1_795_288_500 });
  });
  afterEach(() => {
    storePendingTips([]);
    localStorage.clear();
  });

  test('the waiting tip is shown, with a link back to the match', async () => {
    const { container } = await renderAccount(fromMatch);
    for (const text of ['Your tip will be posted', 'Polus – Sokoly', '22:15', '1.67', '3%']) {
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
});

test('a form submitted without scripts is shown again with its invalid fields marked', async () => {
  const address = '/register?wrong=userEmail,terms,form,password';
  await renderAccount({ ...register, locale: 'ru', address });
  expect(screen.getByText('Адрес записан неверно, или он уже занят')).toBeTruthy();
  expect(screen.getByText(/только взрослые/)).toBeTruthy();
  expect(screen.queryByText(/Имя слишком короткое/)).toBeNull();
  const page = await serverPage({ ...register, locale: 'ru' });
  expect(page).toContain('method="post"');
  expect(page).not.toContain('disabled');
  expect(page).not.toContain('только с включёнными скриптами');
});

test('the confirmation page links back to the page before registration, but not to another site', async () => {
  const loads = { confirmEmail: { status: 'ready' as const, data: { isConfirmed: true } } };
  const address = `${confirm.address}?next=${encodeURIComponent('/Events/5-a-b')}`;
  const first = await renderAccount({ ...confirm, locale: 'ru', loads, address });
  expect(
    screen.getByRole('link', { name: 'Вернуться на страницу, с которой вы пришли' }),
  ).toHaveProperty('pathname', '/Events/5-a-b');
  first.unmount();
  await renderAccount({ ...confirm, loads, address: `${confirm.address}?next=//evil.example` });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en/login');
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
      loads: {
        recoverPasswordLink: { status: 'ready', data: { isValid: true, remaining: NOTHING_ELSE } },
      },
    },
    'Save password',
  ],
  [
    'a link being checked',
    { ...confirm, loads: { confirmEmail: { status: 'loading' } } },
    'Checking the link…',
  ],
  [
    'a confirmed email',
    { ...confirm, loads: { confirmEmail: { status: 'ready', data: { isConfirmed: true } } } },
    'Your email address is confirmed.',
  ],
  [
    'a used link',
    { ...confirm, loads: { confirmEmail: { status: 'failed', error: gone } } },
    'This link no longer works. It has expired or was already used. Request a new one.',
  ],
];

test.each(states)(
  '%s: shows its text and has no accessibility violations',
  async (_, setting, text) => {
    const { container } = await renderAccount(setting);
    expect(screen.getByText(text)).toBeTruthy();
    const { violations } = await axe(container);
    expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
  },
);

describe('a sign-in through another site', () => {
  const social = {
    route: 'socialLogin',
    pattern: '/social-login/:hash',
    address: '/social-login/abc?next=/Teams',
  };
  const at = (data: object) => ({
    ...social,
    loads: { socialLoginLink: { status: 'ready' as const, data } },
  });
  const arrivedAs = { provider: 'club', title: 'Club', email: '', userName: '' };

  test('starts with a link that contains the next page', async () => {
    const providers = [{ id: 'club', title: 'Club' }];
    const { container } = await renderAccount({
      ...login,
      address: '/login?next=/Teams',
      loads: { signInProviders: { status: 'ready', data: { providers } } },
    });
    const link = await screen.findByRole('link', { name: 'Club' });
    expect(link.getAttribute('href')).toBe('/api/auth/club/start?locale=en&next=%2FTeams');
    expect((await axe(container)).violations).toEqual([]);
  });

  test('is submitted automatically once the account is known', async () => {
    const link = { ...arrivedAs, step: 'enter' };
    const page = await renderAccount(at(link));
    expect(page.ofType('socialLoginLink/requested')).toMatchObject([
      { request: { segments: { hash: 'abc' } } },
    ]);
    expect(await screen.findByRole('button', { name: 'Sending…' })).toBeTruthy();
    expect(page.ofType('socialLogin/submitted')).toMatchObject([
      { request: { body: { authHash: 'abc' } } },
    ]);
  });

  test('asks for the password of an account with the same email', async () => {
    const email = 'an•••@post.example';
    const link = { ...arrivedAs, email, step: 'prove' as const };
    const page = await renderAccount(at(link));
    await userEvent.type(await screen.findByLabelText('Password'), 'three yellow tractors');
    expect(screen.getByText(/There is already an account for an•••@post\.example/)).toBeTruthy();
    await submit('Link and sign in');
    expect(page.ofType('socialLogin/submitted')).toMatchObject([
      { request: { body: { authHash: 'abc', userPassword: 'three yellow tractors' } } },
    ]);
  });

  test('creates an account with the chosen name only after the consents are given', async () => {
    const link = { ...arrivedAs, userName: 'Terrace Fan', step: 'join' as const };
    const page = await renderAccount(at(link));
    const name: HTMLInputElement = await screen.findByLabelText('User name');
    expect(name.value).toBe('Terrace Fan');
    await submit('Create account');
    expect(page.ofType('socialLogin/submitted')).toEqual([]);
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await submit('Create account');
    expect(page.ofType('socialLogin/submitted')).toMatchObject([
      {
        request: {
          body: { userName: 'Terrace Fan', consents: { personalData: true, isAdult: true } },
        },
      },
    ]);
  });
});
