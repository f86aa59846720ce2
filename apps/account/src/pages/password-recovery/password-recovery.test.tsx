import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoadState } from '@tipmark/remote-kit';
import { axe } from 'jest-axe';
import { NOW_SECONDS, renderAccount } from '../../testing/account-fixture.tsx';
import { accountRecoveryCommand, recoverPasswordCommand } from './recovery-calls.ts';

const HASH = 'a'.repeat(43);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const REST = { signIns: ['Yandex'], hasTelegram: true, browsers: 2, hasTwoSteps: true };
const NONE = { signIns: [], hasTelegram: false, browsers: 0, hasTwoSteps: false };

const recover = {
  route: 'recoverPassword',
  pattern: '/recover-password/:hash',
  address: `/recover-password/${HASH}`,
};

const openRecovery = (remaining: object) =>
  renderAccount({
    ...recover,
    loads: {
      recoverPasswordLink: { status: 'ready', data: { isValid: true, remaining } } as LoadState,
    },
  });

test('recovery lists what else leads into the account and removes it on request', async () => {
  const page = await openRecovery(REST);
  expect(await screen.findByText('sign-in with Yandex')).toBeTruthy();
  expect(screen.getByText(/two-step sign-in: its code is still required/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('New password'), 'a calm river at dusk');
  await userEvent.type(screen.getByLabelText('Repeat password'), 'a calm river at dusk');
  await userEvent.click(screen.getByRole('checkbox', { name: /Some of this is not mine/ }));
  await press('Save password');
  expect(page.ofType('recoverPassword/submitted')).toMatchObject([
    { request: { body: { endsOtherAccess: true } } },
  ]);
  page.dispatch(
    recoverPasswordCommand.succeeded({ remaining: { ...NONE, hasTwoSteps: true } }, NOW_SECONDS),
  );
  expect(screen.queryByText('sign-in with Yandex')).toBeNull();
  expect(screen.getByText(/two-step sign-in/)).toBeTruthy();
});

test('an account with nothing else offers nothing to remove', async () => {
  const { container } = await openRecovery(NONE);
  expect(await screen.findByLabelText('New password')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect((await axe(container)).violations).toEqual([]);
});

test('a used link offers to request a new one, not a retry', async () => {
  const error = { status: 404, code: 'not_found' as const, message: 'Not found' };
  await renderAccount({ ...recover, loads: { recoverPasswordLink: { status: 'failed', error } } });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en/account-recovery');
});

test('a link that could not be checked is checked again on request', async () => {
  const error = { status: 503, code: 'unavailable' as const, message: 'Back soon' };
  const page = await renderAccount({
    ...recover,
    loads: { recoverPasswordLink: { status: 'failed', error } },
  });
  expect(screen.getByText('Back soon')).toBeTruthy();
  await press('Retry');
  expect(page.ofType('recoverPasswordLink/requested')).toHaveLength(2);
});

test('an email is requested for a valid address only, and its sending is confirmed', async () => {
  const page = await renderAccount({
    route: 'accountRecovery',
    pattern: '/account-recovery',
    address: '/account-recovery',
  });
  expect((await axe(page.container)).violations).toEqual([]);
  await userEvent.type(await screen.findByLabelText('Email'), 'ann');
  await press('Send the link');
  expect(page.ofType('accountRecovery/submitted')).toEqual([]);
  await userEvent.type(screen.getByLabelText('Email'), '@post.example');
  await press('Send the link');
  expect(page.ofType('accountRecovery/submitted')).toMatchObject([
    { request: { body: { userEmail: 'ann@post.example' } } },
  ]);
  page.dispatch(accountRecoveryCommand.succeeded({}, NOW_SECONDS));
  expect(screen.queryByRole('button', { name: 'Send the link' })).toBeNull();
  expect(screen.getByText(/If this account exists/)).toBeTruthy();
});
