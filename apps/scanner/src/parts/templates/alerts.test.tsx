import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { AlertsRecordReply, NotificationParams } from '@tipmark/contract';
import { usersTemplates } from '@tipmark/contract';
import { useReader } from '@tipmark/match-features';
import {
  NOW_SECONDS,
  ready,
  renderScreen,
  type ScreenSetting,
} from '@tipmark/match-features/testing';
import { messages } from '../../messages.ts';
import { TemplateTools } from './TemplateTools.tsx';
import { templateCalls } from './template-calls.ts';
import type { TemplateList } from './template-list.ts';

const calls = templateCalls(usersTemplates);

const Screen = () => (
  <TemplateTools
    calls={calls}
    templateId={101}
    afterRemoval="firstCustom"
    paramsOf={() => ({})}
    recordOf="cappers"
    reader={useReader('scanner')}
    hrefOfTemplate={(id) => `/?template=${id}`}
    onGo={() => undefined}
  />
);

const listWith = (
  notificationParams: NotificationParams | null,
): TemplateList<Record<never, never>> => ({
  presets: [],
  customs: [
    {
      id: 101,
      name: 'Опытные',
      isModifiable: true,
      isBlockedBySubscription: false,
      params: {},
      notificationParams,
    },
  ],
});

const known: NotificationParams = {
  channel: 1,
  frequency: 3,
  quietFrom: '23:00',
  quietTo: '08:00',
  isActive: true,
};

const draw = (params: NotificationParams | null, commands: ScreenSetting['commands'] = {}) =>
  renderScreen(
    { name: 'scanner', messages },
    {
      Screen,
      address: '/',
      isPremium: true,
      loads: { usersTemplates: ready(listWith(params)) },
      commands,
    },
  );

const submitted = (
  dispatched: readonly { readonly type: string; readonly request?: unknown }[],
  name: string,
) => dispatched.find(({ type }) => type === `${name}/submitted`)?.request;

test('alerts are created with frequency, channel and quiet hours', async () => {
  const { dispatched } = await draw(null);
  await userEvent.click(screen.getByRole('button', { name: 'Оповещения' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Как часто' }), '1');
  await userEvent.type(screen.getByLabelText('Тихие часы с'), '22:00');
  await userEvent.click(screen.getByRole('button', { name: 'Включить оповещения' }));
  expect(screen.getByText('Укажите начало и конец тихих часов')).toBeInTheDocument();
  expect(submitted(dispatched, 'usersTemplateNotificationAdd')).toBeUndefined();
  await userEvent.type(screen.getByLabelText('Тихие часы до'), '08:00');
  await userEvent.click(screen.getByRole('button', { name: 'Включить оповещения' }));
  expect(submitted(dispatched, 'usersTemplateNotificationAdd')).toEqual({
    segments: { id: 101 },
    body: { channel: 1, frequency: 1, quietFrom: '22:00', quietTo: '08:00', isActive: true },
  });
});

test('existing alerts are changed, paused and deleted', async () => {
  const { dispatched } = await draw(known);
  await userEvent.click(screen.getByRole('button', { name: 'Оповещения: включены' }));
  expect(screen.getByRole('combobox', { name: 'Как часто' })).toHaveValue('3');
  await userEvent.clear(screen.getByLabelText('Тихие часы с'));
  await userEvent.clear(screen.getByLabelText('Тихие часы до'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Присылать' }));
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить оповещения' }));
  expect(submitted(dispatched, 'usersTemplateNotificationChange')).toEqual({
    segments: { id: 101 },
    body: { channel: 1, frequency: 3, quietFrom: null, quietTo: null, isActive: false },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Удалить оповещения' }));
  expect(submitted(dispatched, 'usersTemplateNotificationDelete')).toEqual({
    segments: { id: 101 },
  });
});

test('progress, success and errors are shown; closing the form resets them', async () => {
  const working = await draw(null, { usersTemplateNotificationAdd: { status: 'submitting' } });
  await userEvent.click(screen.getByRole('button', { name: 'Оповещения' }));
  expect(screen.getByRole('button', { name: 'Сохраняем' })).toBeDisabled();
  working.unmount();

  const done = await draw(known, {
    usersTemplateNotificationAdd: { status: 'succeeded', result: known, receivedAt: 1 },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Оповещения: включены' }));
  expect(within(screen.getByRole('main')).getByText('Сохранено')).toBeInTheDocument();
  done.unmount();

  const refused = await draw(null, {
    usersTemplateNotificationAdd: {
      status: 'failed',
      error: {
        status: 400,
        code: 'validation',
        message: 'Проверьте поля',
        details: { channel: 'пока нельзя выбрать Telegram – выберите почту' },
      },
    },
  });
  const opening = screen.getByRole('button', { name: 'Оповещения' });
  await userEvent.click(opening);
  expect(screen.getByText(/Не сохранено.*нельзя выбрать Telegram/)).toBeInTheDocument();
  await userEvent.click(opening);
  expect(refused.dispatched).toContainEqual(
    expect.objectContaining({ type: 'usersTemplateNotificationAdd/reset' }),
  );
});

test('saved and deleted alerts update the list at once', () => {
  const state = { loads: { usersTemplates: ready(listWith(null)) } } as never;
  const done = { request: { segments: { id: 101 } }, state, receivedAt: 5 };
  const after = (actions: readonly unknown[]) =>
    (actions[0] as { data: TemplateList<unknown> }).data.customs[0]?.notificationParams;
  expect(after(calls.notify.onSuccess({ ...done, result: known } as never))).toEqual(known);
  expect(after(calls.changeNotification.onSuccess({ ...done, result: known } as never))).toEqual(
    known,
  );
  expect(after(calls.stopNotification.onSuccess({ ...done, result: {} } as never))).toBeNull();
});

const aRecord = (more: Partial<AlertsRecordReply> = {}): AlertsRecordReply => ({
  sent: 31,
  since: NOW_SECONDS - 86400 * 20,
  isCut: false,
  pending: 3,
  alerts: 28,
  matches: 19,
  hits: 13,
  returned: 0,
  clvPercent: 0.7,
  clvCount: 27,
  first: { profit: 2.1, roiPercent: 7.5, lowPercent: -14, highPercent: 29 },
  minuteLater: { profit: -1.4, roiPercent: -5, lowPercent: -24, highPercent: 14 },
  asOf: NOW_SECONDS,
  ...more,
});

test('the record of sent alerts is loaded when opened; pending and missing results are named', async () => {
  const { dispatched, answer, unmount } = await draw(known);
  expect(dispatched).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Результаты оповещений' }));
  const request = calls.notificationRecord.requested({ segments: { id: 101 } });
  expect(dispatched).toContainEqual(expect.objectContaining(request));
  const { key } = request;
  answer({ usersTemplateNotificationRecord: ready(aRecord(), key) });
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent(/В минусе минуту спустя/);
  expect(main).toHaveTextContent(/Сработал28на 19 матчах.*Выиграло1346,4/);
  expect(main).toHaveTextContent(
    /С 01.11.2026.*назван 31 исход.*Ещё не рассчитаны 3\..*за 30 дней после/,
  );
  answer({
    usersTemplateNotificationRecord: ready(aRecord({ alerts: 0, sent: 3, pending: 3 }), key),
  });
  expect(main).toHaveTextContent(/ничего из них ещё не рассчитано/);
  answer({
    usersTemplateNotificationRecord: ready(aRecord({ alerts: 0, sent: 0, since: null }), key),
  });
  expect(main).toHaveTextContent(/ещё не ушло ни одного письма/);
  // the record of another template is not shown as this one's
  answer({ usersTemplateNotificationRecord: ready(aRecord(), 'of another') });
  expect(main).not.toHaveTextContent(/Сработал/);
  unmount();
});
