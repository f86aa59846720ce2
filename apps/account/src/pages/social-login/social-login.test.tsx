import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAccount } from '../../testing/account-fixture.tsx';

const submit = (name: string) => userEvent.click(screen.getByRole('button', { name }));

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

test('a sign-in through another site is submitted automatically once the account is known', async () => {
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

test('it asks for the password of an account with the same email', async () => {
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

test('it creates an account with the chosen name only after the consents are given', async () => {
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
