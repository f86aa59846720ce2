import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MatchNotification } from '@tipmark/contract';
import { aMatch, anEventPage } from '@tipmark/test-kit';
import { axe } from 'jest-axe';
// oxlint-disable-next-line no-restricted-imports -- a test replaces the shell
import type { Action } from 'redux';
import { NOW_SECONDS, renderMatch } from './match-fixture.tsx';
import { notificationRead, notificationRemove, notificationSave } from './match-page-fixture.ts';

const ahead = aMatch()
  .withId(7)
  .between('Зенит', 'Спартак')
  .startingAt(NOW_SECONDS + 9_000);
const page = anEventPage(ahead);
const known: MatchNotification = {
  options: [2, 3, 6],
  isActive: false,
  isEmailConfirmed: true,
};

const lastOf = (dispatched: readonly { readonly type: string }[], type: string) =>
  dispatched.findLast((action) => action.type === type) as
    | { readonly request: unknown; readonly key: string }
    | undefined;

beforeAll(() => {
  // jsdom has no modal dialogs
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

async function open(visitor = 'ivan') {
  const drawn = await renderMatch({ page, visitor });
  await userEvent.click(screen.getByRole('button', { name: 'Уведомления о матче' }));
  const dialog = await screen.findByRole('dialog', { name: 'Уведомления о матче' });
  const answer = async (load: string, data: MatchNotification) => {
    const key = lastOf(drawn.dispatched, `${load}/requested`)?.key ?? '';
    const type = `${load}/succeeded`;
    const [phase, receivedAt] = ['succeeded', NOW_SECONDS];
    await drawn.dispatch({ type, phase, load, key, data, receivedAt } as Action);
  };
  const write = (
    command: typeof notificationSave | typeof notificationRemove,
    result: MatchNotification,
  ) => drawn.dispatch(command.succeeded(result, NOW_SECONDS));
  return { ...drawn, dialog: within(dialog), answer, write };
}

test('a guest is asked to sign in, and nothing is requested from the api', async () => {
  const { dialog, dispatched } = await open('');
  expect(dialog.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login');
  expect(lastOf(dispatched, 'gameMatchNotification/requested')).toBeUndefined();
});

test('the default events are selected, the selection can be changed and is sent', async () => {
  const { dialog, dispatched, answer, write } = await open();
  const read = lastOf(dispatched, 'gameMatchNotification/requested');
  expect(read?.request).toEqual({ segments: { id: 7 } });
  await answer('gameMatchNotification', known);
  const box = (name: string) => dialog.getByRole('checkbox', { name });
  expect(box('Гол')).toBeChecked();
  expect(box('Красная карточка')).not.toBeChecked();
  expect((await axe(document.body)).violations).toEqual([]);
  await userEvent.click(box('Красная карточка'));
  await userEvent.click(box('Начало матча'));
  await userEvent.click(dialog.getByRole('button', { name: 'Сообщать' }));
  expect(lastOf(dispatched, 'gameMatchNotificationSave/submitted')?.request).toEqual({
    segments: { id: 7 },
    body: { options: [3, 4, 6] },
  });
  await write(notificationSave, { ...known, isActive: true });
  expect(dialog.getByText('Будем сообщать об этом матче')).toBeInTheDocument();
});

test('an empty selection is not sent', async () => {
  const { dialog, dispatched, answer } = await open();
  await answer('gameMatchNotification', { ...known, options: [3] });
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Гол' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Сообщать' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Выберите хотя бы одно событие');
  expect(lastOf(dispatched, 'gameMatchNotificationSave/submitted')).toBeUndefined();
});

test('notifications of a match can be turned off', async () => {
  const { dialog, dispatched, answer, write } = await open();
  await answer('gameMatchNotification', { ...known, isActive: true, isEmailConfirmed: false });
  expect(dialog.getByText(/когда вы подтвердите адрес/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Не сообщать' }));
  expect(lastOf(dispatched, 'gameMatchNotificationDelete/submitted')).toBeDefined();
  await write(notificationRemove, known);
  expect(dialog.getByText('Об этом матче больше не сообщаем')).toBeInTheDocument();
});

test('a finished match has no bell', async () => {
  await renderMatch({ page: anEventPage(ahead.finished().withScore(1, 0)), visitor: 'ivan' });
  expect(screen.queryByRole('button', { name: 'Уведомления о матче' })).not.toBeInTheDocument();
  expect(notificationRead.name).toBe('gameMatchNotification');
});
