import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { NOW_SECONDS, renderAccount } from '../../testing/account-fixture.tsx';
import { revertEmailCommand } from './revert-email-command.ts';

const HASH = 'a'.repeat(43);
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
