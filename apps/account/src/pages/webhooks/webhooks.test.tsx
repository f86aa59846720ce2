import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WebhookList } from '@tipmark/contract';
import { axe } from 'jest-axe';
import {
  NOW_SECONDS,
  readyWith,
  renderAccount,
  serverPage,
} from '../../testing/account-fixture.tsx';
import { noHooks, someHooks } from './webhooks-fixture.ts';
import {
  deleteCommand,
  enableCommand,
  makeCommand,
  renewCommand,
  testCommand,
} from './webhooks-loads.ts';

const SECRET = `whsec_${'k'.repeat(43)}=`;
const ways = {
  hasPassword: true,
  canMail: true,
  canSignInAgain: false,
  isFresh: false,
  needsCode: false,
};

const settingOf = (list: WebhookList, more: object = {}) => ({
  route: 'webhooks',
  pattern: '/webhooks',
  address: '/webhooks',
  session: { isSignedIn: true, name: 'Ann', url: 'ann' },
  loads: { webhooks: readyWith(list), accountProof: readyWith(ways) },
  ...more,
});

const [working, , disabled] = someHooks.webhooks;

test('the page lists webhooks with their state, and deliveries with their facts', async () => {
  const { container } = await renderAccount(settingOf(someHooks));
  expect(screen.getByText(/in use · Sends: all followed cappers, 1 search/)).toBeTruthy();
  expect(screen.getByText(/accepts nothing since .* · Sends: 2 cappers/)).toBeTruthy();
  expect(screen.getByText(/disabled on .*: accepted nothing for a week/)).toBeTruthy();
  expect(screen.getByText(/4 attempts · answer 503 · 180 ms · next attempt/)).toBeTruthy();
  expect(screen.getByText(/13 attempts · no answer within 10 seconds/)).toBeTruthy();
  // neither one that waits, nor one of a webhook that is disabled
  expect(screen.getAllByRole('button', { name: /^Send again/ })).toHaveLength(2);
  expect((await axe(container)).violations).toEqual([]);
}, 60_000);

test('a webhook is made with what was ticked and the password; its secret is shown once', async () => {
  const page = await renderAccount(settingOf(noHooks));
  await userEvent.click(screen.getByRole('button', { name: 'Make a webhook' }));
  expect(page.ofType('makeWebhook/submitted')).toEqual([]);
  await userEvent.type(screen.getByLabelText('Address'), 'https://hooks.example.org/');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Anton' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hockey at long odds (tips)' }));
  await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}');
  expect(page.ofType('makeWebhook/submitted')).toMatchObject([
    {
      request: {
        body: {
          address: 'https://hooks.example.org/',
          cappers: ['anton'],
          searches: ['tips:5'],
          allCappers: false,
          password: 'secret',
        },
      },
    },
  ]);
  page.dispatch(makeCommand.succeeded({ secret: SECRET, list: someHooks }, NOW_SECONDS));
  expect(screen.getByText(SECRET)).toBeTruthy();
  expect(document.activeElement?.textContent).toContain('shown only this once');
  await userEvent.click(screen.getByRole('button', { name: 'I have saved it' }));
  expect(screen.queryByText(SECRET)).toBeNull();
});

test('a refused address is named at its field', async () => {
  const page = await renderAccount(settingOf(noHooks));
  await userEvent.type(screen.getByLabelText('Address'), 'https://10.0.0.1/');
  await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}');
  const details = { address: 'This address is not on the public internet.' };
  page.dispatch(makeCommand.failed({ code: 'validation', status: 400, message: '', details }));
  expect(screen.getByLabelText('Address').getAttribute('aria-invalid')).toBe('true');
});

test('test, enable, send again and delete are sent for what they belong to', async () => {
  const page = await renderAccount(settingOf(someHooks));
  const click = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
  await click(`Send a test to ${working?.address}`);
  page.dispatch(testCommand.succeeded(someHooks, NOW_SECONDS));
  expect(screen.getByText(/The test is on its way/)).toBeTruthy();
  await click(`Enable ${disabled?.address}`);
  page.dispatch(enableCommand.succeeded(someHooks, NOW_SECONDS));
  expect(screen.queryByText(/The test is on its way/)).toBeNull();
  expect(screen.getByText(/in use again/)).toBeTruthy();
  const [row] = screen.getAllByRole('listitem');
  await userEvent.click(within(row as HTMLElement).getByText('Delete'));
  await userEvent.click(
    within(row as HTMLElement).getByRole('button', { name: 'Delete the webhook' }),
  );
  page.dispatch(deleteCommand.succeeded(noHooks, NOW_SECONDS));
  expect(document.activeElement?.textContent).toBe('The webhook is deleted.');
  const sent = ['testWebhook', 'enableWebhook', 'deleteWebhook'].map(
    (name) => page.ofType(`${name}/submitted`)[0],
  );
  expect(sent).toMatchObject([
    { request: { body: { id: working?.id } } },
    { request: { body: { id: disabled?.id } } },
    { request: { body: { id: working?.id } } },
  ]);
});

test('what was not delivered is sent again by its id', async () => {
  const page = await renderAccount(settingOf(someHooks));
  const [first] = screen.getAllByRole('button', { name: /^Send again/ });
  await userEvent.click(first as HTMLElement);
  expect(page.ofType('resendWebhook/submitted')).toMatchObject([
    { request: { body: { id: someHooks.deliveries[1]?.id } } },
  ]);
});

test('a secret is replaced with the password, and shown once', async () => {
  const page = await renderAccount(settingOf(someHooks));
  const [row] = screen.getAllByRole('listitem');
  const inRow = within(row as HTMLElement);
  await userEvent.click(inRow.getByText('New secret'));
  await userEvent.type(inRow.getByLabelText('Password'), 'secret{Enter}');
  expect(page.ofType('renewWebhookSecret/submitted')).toMatchObject([
    { request: { body: { id: working?.id, password: 'secret' } } },
  ]);
  page.dispatch(renewCommand.succeeded({ secret: SECRET, list: someHooks }, NOW_SECONDS));
  expect(screen.getAllByText(SECRET)).not.toEqual([]);
});

test('the secret stays out of the list that is stored', () => {
  const state = { loads: { webhooks: readyWith(noHooks) } } as never;
  const made = makeCommand.onSuccess({
    state,
    receivedAt: NOW_SECONDS,
    request: { body: { address: 'https://hooks.example.org/' } },
    result: { secret: SECRET, list: someHooks },
  });
  expect(made).toMatchObject([{ data: someHooks }]);
  expect(JSON.stringify(made)).not.toContain(SECRET);
});

test('without a subscription there is no form, and with the most webhooks neither', async () => {
  await renderAccount(settingOf({ ...noHooks, isSubscriber: false }));
  expect(screen.getByText(/part of a subscription/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Make a webhook' })).toBeNull();
});

test('with the most webhooks one has to be deleted first', async () => {
  await renderAccount(settingOf({ ...someHooks, most: 3 }));
  expect(screen.getByText(/This is the most, 3/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Make a webhook' })).toBeNull();
});

test('a failed load says so and is requested again', async () => {
  const error = { code: 'unavailable', status: 503, message: 'Later' };
  const page = await renderAccount(
    settingOf(noHooks, { loads: { webhooks: { status: 'failed', key: 'k', error } } }),
  );
  expect(screen.getByText('The webhooks could not be loaded')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(page.ofType('webhooks/requested')).toHaveLength(1);
});

test('a guest is asked to sign in and comes back here', async () => {
  const { container } = await renderAccount(settingOf(noHooks, { session: {}, loads: {} }));
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en/login?next=%2Fen%2Fwebhooks');
  expect((await axe(container)).violations).toEqual([]);
});

test('Russian texts are complete, also on a server, where every action is a form', async () => {
  const html = await serverPage(settingOf(someHooks, { locale: 'ru' }));
  expect(html).toContain('Вебхуки');
  expect(html).toContain('не принимает сообщения с');
  const intents = [...html.matchAll(/name="intent" value="(\w+)"/g)].map(([, intent]) => intent);
  expect(new Set(intents)).toEqual(
    new Set(['make', 'test', 'renew', 'delete', 'enable', 'resend']),
  );
});

test('the outcome of a form that was sent without scripts is shown', async () => {
  await renderAccount(settingOf(someHooks, { address: '/webhooks?done=resend' }));
  expect(screen.getByText('It is being sent again.')).toBeTruthy();
});
