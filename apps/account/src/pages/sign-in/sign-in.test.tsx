import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestedAction } from '@tipmark/remote-kit';
import { axe } from 'jest-axe';
import { arrived } from '../../parts/arrival/arrival-slice.ts';
import { loginCommand, registerCommand } from '../../parts/arrival/sign-in-commands.ts';
import {
  aSession,
  NOW_SECONDS,
  renderAccount,
  serverPage,
} from '../../testing/account-fixture.tsx';
import { verifyEmailLoad } from './sign-in-loads.ts';

const login = { route: 'login', pattern: '/login', address: '/login' };
const register = { route: 'register', pattern: '/register', address: '/register' };
const refused = (details: Record<string, string>) => ({
  status: 400,
  code: 'validation' as const,
  message: 'Check the fields',
  details,
});

const submit = (name: string) => userEvent.click(screen.getByRole('button', { name }));

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

test('the field of the password hides it, can be pasted into and is known to password managers', async () => {
  const page = await renderAccount(login);
  const field = screen.getByLabelText('Password');
  expect(field.getAttribute('type')).toBe('password');
  expect(field.getAttribute('autocomplete')).toBe('current-password');
  await userEvent.type(screen.getByLabelText('Email'), 'ann@post.example');
  await userEvent.click(field);
  await userEvent.paste('three yellow tractors');
  await submit('Sign in');
  expect(page.ofType('login/submitted')).toMatchObject([
    { request: { body: { userPassword: 'three yellow tractors' } } },
  ]);
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

test('a guest who wants to follow somebody reads whom, in both forms; another text is not repeated', async () => {
  const address = (capper: string) =>
    `/login?source=follow&capper=${encodeURIComponent(capper)}&next=%2Fprofile%2Fotis`;
  const { unmount } = await renderAccount({ ...login, address: address('Otis Reed') });
  expect(screen.getByText(/you will follow Otis Reed at once/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
    '/en/register?source=follow&capper=Otis%20Reed&next=%2Fprofile%2Fotis',
  );
  unmount();
  await renderAccount({ ...login, address: address('https://evil.example/<b>') });
  expect(screen.queryByText(/you will follow/)).toBeNull();
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

test('sign-in through another site starts with a link that contains the next page', async () => {
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

test.each([
  [
    'login after a logout',
    { ...login, address: '/login?source=logout' },
    'You have been signed out.',
  ],
  ['register', register, 'Sign up'],
])('%s: shows its text and has no accessibility violations', async (_, setting, text) => {
  const { container } = await renderAccount(setting);
  expect(screen.getByText(text)).toBeTruthy();
  expect((await axe(container)).violations).toEqual([]);
});
