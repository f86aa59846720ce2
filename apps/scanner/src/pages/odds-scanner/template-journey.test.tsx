import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NotificationParams, SentNotificationParams } from '@tipmark/contract';
import { barriersOf, failure, openSite, type SiteSetting } from '../../testing/site-fixture.tsx';
import type { ScannerTemplate } from './criteria/template-list.ts';
import { aScan, templatesOf } from './scanner-fixture.ts';
import { scanners } from './screen.ts';

const { soccer } = scanners;

interface Saved {
  readonly segments: { readonly id: number };
  readonly body: Pick<ScannerTemplate, 'name' | 'params'>;
}

const MORNING = templatesOf(true).customs[0] as ScannerTemplate;

/** An account's templates: what is written is there when they are requested again. */
function createTemplates(first: readonly ScannerTemplate[] = [MORNING]) {
  let customs = [...first];
  const change = (id: number, to: (one: ScannerTemplate) => ScannerTemplate[]) => {
    customs = customs.flatMap((one) => (one.id === id ? to(one) : [one]));
  };
  const alert = ({
    segments,
    body,
  }: {
    segments: { id: number };
    body: SentNotificationParams;
  }) => {
    change(segments.id, (one) => [{ ...one, notificationParams: body as NotificationParams }]);
    return body;
  };
  const api: NonNullable<SiteSetting['api']> = {
    soccerOddsScannerParameters: () => aScan(),
    soccerScannerTemplates: () => ({ ...templatesOf(true), customs }),
    soccerScannerTemplateAdd: ({ body }: Saved) => {
      const id = 102 + customs.length;
      customs = [...customs, { ...MORNING, ...body, id }];
      return { id };
    },
    soccerScannerTemplateChange: ({ segments, body }: Saved) => {
      change(segments.id, (one) => [{ ...one, ...body }]);
      return {};
    },
    soccerScannerTemplateDelete: ({ segments }: Saved) => {
      change(segments.id, () => []);
      return {};
    },
    soccerScannerTemplateNotificationAdd: alert,
    soccerScannerTemplateNotificationChange: alert,
    soccerScannerTemplateNotificationDelete: ({ segments }: Saved) => {
      change(segments.id, (one) => [{ ...one, notificationParams: null }]);
      return {};
    },
  };
  return { api, saved: () => customs };
}

const open = (address: string, api: SiteSetting['api'], more: Partial<SiteSetting> = {}) =>
  openSite({
    page: soccer,
    isPremium: true,
    address: `/odds-scanner${address}`,
    ...more,
    api: api ?? {},
  });

const address = () => screen.getByRole('status', { name: 'address' }).textContent;
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const nameField = () => screen.getByRole('textbox', { name: 'Название шаблона' });
const templates = () =>
  within(screen.getByRole('navigation', { name: 'Шаблоны сканера' }))
    .getAllByRole('link')
    .map((link) => link.textContent)
    .slice(7);

describe('a filter', () => {
  test('is saved as a template, which is listed and opened', async () => {
    const { api, saved } = createTemplates();
    await open('?filter=1&way=up&min=1.5', api);
    await click('Сохранить как шаблон');
    await userEvent.type(nameField(), 'Растут{Enter}');
    await waitFor(() => expect(templates()).toEqual(['Утро', 'Растут']));
    await waitFor(() => expect(address()).toBe('/odds-scanner?template=103'));
    expect(screen.getByRole('link', { name: 'Растут' })).toHaveAttribute('aria-current', 'true');
    expect(saved()[1]?.params).toEqual({
      isRise: true,
      changesHours: 0,
      minOdds: 1.5,
      sortType: 1,
    });
    expect(screen.queryByRole('textbox', { name: 'Название шаблона' })).not.toBeInTheDocument();
  });

  test('without a name is not saved: the field says so, has the focus, and the error goes', async () => {
    const { api, saved } = createTemplates();
    const { container } = await open('?filter=1', api);
    await click('Сохранить как шаблон');
    await userEvent.type(nameField(), '   ');
    await click('Сохранить');
    expect(nameField()).toHaveFocus();
    expect(nameField()).toBeInvalid();
    expect(nameField()).toHaveAccessibleDescription('Назовите шаблон');
    expect(await barriersOf(container)).toEqual([]);
    await userEvent.type(nameField(), 'Вечер');
    expect(screen.queryByText('Назовите шаблон')).not.toBeInTheDocument();
    expect(nameField()).toBeValid();
    expect(saved()).toHaveLength(1);
  });

  test.each([
    ['a field', { status: 400, details: { name: 'так уже называется другой шаблон' } }],
    ['the whole form', { status: 409, message: 'У вас уже 20 шаблонов' }],
  ] as const)('that the API refuses stays in its form, with the error of %s', async (_of, more) => {
    const { api } = createTemplates();
    const refused = () => {
      throw failure('validation', more);
    };
    await open('?filter=1', { ...api, soccerScannerTemplateAdd: refused });
    await click('Сохранить как шаблон');
    await userEvent.type(nameField(), 'Утро{Enter}');
    const text = 'details' in more ? more.details.name : more.message;
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
    expect(nameField()).toHaveValue('Утро');
    expect(address()).toBe('/odds-scanner?filter=1');
    // another attempt is free of the error of the one before
    await click('Сохранить как шаблон');
    await click('Сохранить как шаблон');
    expect(screen.queryByText(new RegExp(text))).not.toBeInTheDocument();
  });

  test('cannot be saved twice by two clicks', async () => {
    const { api } = createTemplates();
    const requests: unknown[] = [];
    const never = (request: unknown) => {
      requests.push(request);
      return new Promise(() => {});
    };
    await open('?filter=1', { ...api, soccerScannerTemplateAdd: never });
    await click('Сохранить как шаблон');
    await userEvent.type(nameField(), 'Вечер{Enter}');
    const button = screen.getByRole('button', { name: 'Сохраняем' });
    expect(button).toBeDisabled();
    await userEvent.type(nameField(), '{Enter}');
    expect(requests).toHaveLength(1);
  });
});

describe('a template of the visitor', () => {
  test('is renamed and gets the filter of the page', async () => {
    const { api, saved } = createTemplates();
    await open('?template=101&filter=1&max=3', api);
    await click('Изменить шаблон');
    await userEvent.clear(nameField());
    await userEvent.type(nameField(), 'Рано{Enter}');
    await waitFor(() => expect(templates()).toEqual(['Рано']));
    await waitFor(() => expect(address()).toBe('/odds-scanner?template=101'));
    expect(saved()).toMatchObject([{ id: 101, name: 'Рано', params: { maxOdds: 3, sortType: 1 } }]);
    expect(screen.getByRole('textbox', { name: 'Коэффициент до' })).toHaveValue('3');
  });

  test('keeps its name when the API refuses the new one', async () => {
    const { api } = createTemplates();
    const refused = () => {
      throw failure('not_found', { status: 404, message: 'Такого шаблона уже нет' });
    };
    await open('?template=101', { ...api, soccerScannerTemplateChange: refused });
    await click('Изменить шаблон');
    await userEvent.type(nameField(), ' и вечер{Enter}');
    expect(await screen.findByText(/Шаблон не сохранён. Такого шаблона уже нет/)).toBeVisible();
    expect(templates()).toEqual(['Утро']);
  });

  test('is copied under another name, and both are listed', async () => {
    const { api, saved } = createTemplates();
    await open('?template=101', api);
    await click('Сделать копию');
    expect(nameField()).toHaveValue('Утро — копия');
    await click('Сохранить');
    await waitFor(() => expect(templates()).toEqual(['Утро', 'Утро — копия']));
    expect(saved()[1]?.params).toMatchObject(MORNING.params);
  });

  test('is deleted only after a confirmation; then the first preset is open', async () => {
    const { api, saved } = createTemplates();
    const { container } = await open('?template=101', api);
    await click('Удалить шаблон');
    expect(saved()).toHaveLength(1);
    expect(screen.getByText(/Удалить «Утро»\? Вернуть шаблон не получится/)).toBeVisible();
    expect(await barriersOf(container)).toEqual([]);
    const form = screen.getByText(/Вернуть шаблон/).closest('form') as HTMLElement;
    await userEvent.click(within(form).getByRole('button', { name: 'Удалить шаблон' }));
    await waitFor(() => expect(address()).toBe('/odds-scanner'));
    expect(templates()).toEqual([]);
    expect(saved()).toEqual([]);
    expect(screen.getByRole('link', { name: 'Готовый 1' })).toHaveAttribute('aria-current', 'true');
  });

  test('stays when it could not be deleted, with the reason', async () => {
    const { api } = createTemplates();
    const refused = () => {
      throw failure('unavailable', { status: 503, message: 'База недоступна' });
    };
    await open('?template=101', { ...api, soccerScannerTemplateDelete: refused });
    await click('Удалить шаблон');
    const form = screen.getByText(/Вернуть шаблон/).closest('form') as HTMLElement;
    await userEvent.click(within(form).getByRole('button', { name: 'Удалить шаблон' }));
    expect(await screen.findByText(/Шаблон не удалён\./)).toBeVisible();
    expect(address()).toBe('/odds-scanner?template=101');
    expect(templates()).toEqual(['Утро']);
  });

  test('offers more than a preset, which can only be saved anew and notify', async () => {
    const { api } = createTemplates();
    const names = () =>
      within(screen.getByRole('region', { name: 'Свои шаблоны' }))
        .getAllByRole('button')
        .map((button) => button.textContent);
    const { unmount } = await open('?template=4', api);
    expect(names()).toEqual(['Сохранить как шаблон', 'Оповещения', 'Результаты оповещений']);
    unmount();
    await open('?template=101', api);
    expect(names()).toEqual([
      'Сохранить как шаблон',
      'Изменить шаблон',
      'Сделать копию',
      'Удалить шаблон',
      'Оповещения',
      'Результаты оповещений',
    ]);
  });

  test('has one form open at a time, and its button says which', async () => {
    const { api } = createTemplates();
    await open('?template=101', api);
    await click('Изменить шаблон');
    await click('Оповещения');
    const expanded = screen.getAllByRole('button', { expanded: true });
    expect(expanded.map((button) => button.textContent)).toEqual(['Оповещения']);
    expect(screen.queryByRole('textbox', { name: 'Название шаблона' })).not.toBeInTheDocument();
    await click('Оповещения');
    expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);
  });
});

describe('alerts of a template', () => {
  const quiet = (end: 'с' | 'до') => screen.getByLabelText(`Тихие часы ${end}`);

  test('are turned on, changed and deleted; the button says whether they are on', async () => {
    const { api, saved } = createTemplates();
    const { container } = await open('?template=101', api);
    await click('Оповещения');
    expect(await barriersOf(container)).toEqual([]);
    // over the page, whose table stays where it is
    expect(screen.getByRole('dialog', { name: 'Оповещения' })).toContainElement(quiet('с'));
    for (const end of ['с', 'до'] as const) expect(quiet(end)).toHaveAttribute('type', 'time');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Как часто' }),
      'Раз в день',
    );
    await click('Включить оповещения');
    await waitFor(() => expect(saved()[0]?.notificationParams).toMatchObject({ frequency: 3 }));
    expect(screen.getByRole('button', { name: 'Оповещения: включены' })).toBeVisible();
    expect(screen.getByText('Сохранено')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Присылать' }));
    await click('Сохранить оповещения');
    await waitFor(() => expect(saved()[0]?.notificationParams).toMatchObject({ isActive: false }));
    expect(screen.getByRole('button', { name: 'Оповещения' })).toBeVisible();
    await click('Удалить оповещения');
    await waitFor(() => expect(saved()[0]?.notificationParams).toBeNull());
    expect(screen.getByText('Оповещения удалены')).toBeVisible();
    expect(screen.queryByText('Сохранено')).not.toBeInTheDocument();
  });

  test.each([
    ['22:00', '', 'до', 'Укажите начало и конец тихих часов'],
    ['', '08:00', 'с', 'Укажите начало и конец тихих часов'],
  ] as const)('with quiet hours from "%s" to "%s" are refused beside the field', async (...row) => {
    const [from, to, end, text] = row;
    const { api, saved } = createTemplates();
    await open('?template=101', api);
    await click('Оповещения');
    if (from) await userEvent.type(quiet('с'), from);
    if (to) await userEvent.type(quiet('до'), to);
    await click('Включить оповещения');
    expect(quiet(end)).toHaveFocus();
    expect(quiet(end)).toHaveAccessibleDescription(text);
    expect(saved()[0]?.notificationParams).toBeNull();
  });

  test('that the API refuses are reported beside the field, or for the whole form', async () => {
    const { api } = createTemplates();
    const details = { quietTo: 'не раньше начала', channel: 'сначала подключите Telegram' };
    const refused = () => {
      throw failure('validation', { status: 400, details });
    };
    await open('?template=101', { ...api, soccerScannerTemplateNotificationAdd: refused });
    await click('Оповещения');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Куда' }), 'В Telegram');
    await click('Включить оповещения');
    expect(await screen.findByText('Не сохранено. сначала подключите Telegram')).toBeVisible();
    expect(quiet('до')).toHaveAccessibleDescription('не раньше начала');
    expect(screen.getByRole('combobox', { name: 'Куда' })).toHaveDisplayValue('В Telegram');
  });

  test('that could not be deleted are still on, with the reason', async () => {
    const on = {
      channel: 1,
      frequency: 2,
      quietFrom: null,
      quietTo: null,
      isActive: true,
    } as const;
    const { api } = createTemplates([{ ...MORNING, notificationParams: on }]);
    const refused = () => {
      throw failure('rate_limited', { status: 429, message: 'Слишком часто' });
    };
    await open('?template=101', { ...api, soccerScannerTemplateNotificationDelete: refused });
    await click('Оповещения: включены');
    await click('Удалить оповещения');
    expect(await screen.findByText('Не сохранено. Слишком часто')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Оповещения: включены' })).toBeVisible();
  });

  test('are those of each template by itself', async () => {
    const on = {
      channel: 1,
      frequency: 3,
      quietFrom: '23:00',
      quietTo: '07:00',
      isActive: true,
    } as const;
    const other = { ...MORNING, id: 102, name: 'День', notificationParams: on };
    const { api } = createTemplates([MORNING, other]);
    await open('?template=102', api);
    await click('Оповещения: включены');
    expect(quiet('с')).toHaveValue('23:00');
    await userEvent.click(screen.getByRole('link', { name: 'Утро' }));
    await click('Оповещения');
    expect(quiet('с')).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Как часто' })).toHaveDisplayValue('Раз в час');
    expect(screen.getByRole('button', { name: 'Включить оповещения' })).toBeVisible();
  });

  test.each([
    ['ru', 'Оповещения', /Шаблон «Утро»/],
    ['en', 'Alerts', /Утро/],
  ] as const)('are explained in %s', async (locale, name, text) => {
    const { api } = createTemplates();
    await open('?template=101', api, { locale });
    await click(name);
    expect(screen.getByText(text, { selector: 'form p' })).toBeVisible();
  });
});
