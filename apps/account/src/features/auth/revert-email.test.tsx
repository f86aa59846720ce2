import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoadState } from '@tipmark/remote-kit';
import { axe } from 'jest-axe';
import { renderAccount } from '../../shared/account-fixture.tsx';
import { recoverPasswordCommand, revertEmailCommand } from '../../shared/auth-commands.ts';

const HASH = 'a'.repeat(43);
const NOW_SECONDS = 1_795_284_420;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const openRevert = (search = '') =>
  renderAccount({
    route: 'revertEmail',
    pattern: '/revert-email/:hash',
    address: `/revert-email/${HASH}${search}`,
    loads: {},
  });

test('a former address is restored with a new password, typed twice', async () => {
  const page = await openRevert();
  await userEvent.type(await screen.findByLabelText('New password'), 'a calm river at dusk');
  await userEvent.type(screen.getByLabelText('Repeat password'), 'another one');
  await press('Restore and save password');
  expect(screen.getByText("Passwords don't match")).toBeTruthy();
  expect(page.ofType('revertEmail/submitted')).toEqual([]);
  await userEvent.clear(screen.getByLabelText('Repeat password'));
  await userEvent.type(screen.getByLabelText('Repeat password'), 'a calm river at dusk');
  await press('Restore and save password');
  const password = 'a calm river at dusk';
  expect(page.ofType('revertEmail/submitted')).toMatchObject([
    { request: { body: { revertHash: HASH, password, passwordConfirmation: password } } },
  ]);
  expect((await axe(page.container)).violations).toEqual([]);
  page.dispatch(revertEmailCommand.succeeded({}, NOW_SECONDS));
  expect(screen.getByText(/Your address is restored/)).toBeTruthy();
});

test('the outcome of a form sent without scripts is shown, and its button works before hydration', async () => {
  const refused = await openRevert('?wrong=form');
  expect(await screen.findByText(/This link has expired or was already used/)).toBeTruthy();
  const form = refused.container.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual([
    'post',
    `/en/revert-email/${HASH}`,
  ]);
  refused.unmount();
  await openRevert('?done=1');
  expect(await screen.findByText(/Your address is restored/)).toBeTruthy();
});

const REST = { signIns: ['Yandex'], hasTelegram: true, browsers: 2, hasTwoSteps: true };
const NONE = { signIns: [], hasTelegram: false, browsers: 0, hasTwoSteps: false };

const openRecovery = (remaining: object) =>
  renderAccount({
    route: 'recoverPassword',
    pattern: '/recover-password/:hash',
    address: `/recover-password/${HASH}`,
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
  await openRecovery(NONE);
  expect(await screen.findByLabelText('New password')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
