import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { loginCommand } from '../../parts/arrival/sign-in-commands.ts';
import { renderAccount } from '../../testing/account-fixture.tsx';

const login = { route: 'login', pattern: '/login', address: '/login' };
const wanted = { status: 401, code: 'code_required' as const, message: 'Enter the code' };
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

async function signIn() {
  const page = await renderAccount(login);
  await userEvent.type(screen.getByLabelText('Email'), 'ann@post.example');
  await userEvent.type(screen.getByLabelText('Password'), 'three yellow tractors');
  await submit();
  return page;
}

test('a code is not asked for before the api requires one', async () => {
  const page = await signIn();
  expect(screen.queryByLabelText('Code')).toBeNull();
  const [sent] = page.ofType('login/submitted');
  expect(sent).toMatchObject({ request: { body: { userEmail: 'ann@post.example' } } });
  expect(sent).not.toHaveProperty('request.body.code');
});

test('a required code has its own field with the focus, and what was typed is kept', async () => {
  const page = await signIn();
  page.dispatch(loginCommand.failed(wanted));
  const field = screen.getByLabelText('Code');
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('autocomplete')).toBe('one-time-code');
  expect(screen.queryByRole('alert')).toBeNull();
  expect((await axe(page.container)).violations).toEqual([]);
  await submit();
  expect(screen.getByText('Required')).toBeTruthy();
  await userEvent.type(field, '123 456');
  await submit();
  expect(page.ofType('login/submitted').at(-1)).toMatchObject({
    request: {
      body: {
        userEmail: 'ann@post.example',
        userPassword: 'three yellow tractors',
        code: '123 456',
      },
    },
  });
  expect(screen.getByLabelText('Code')).toBe(field);
});

test('a wrong code is reported at its field, which stays', async () => {
  const page = await signIn();
  page.dispatch(loginCommand.failed(wanted));
  const details = { code: 'does not fit' };
  page.dispatch(
    loginCommand.failed({ status: 400, code: 'validation', message: 'Check', details }),
  );
  expect(screen.getByText('does not fit')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('Code: does not fit');
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
});
