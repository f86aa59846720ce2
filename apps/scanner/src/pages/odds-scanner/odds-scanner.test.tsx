import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { ScannerResult } from '@tipmark/contract';
import { ready, renderScreen, type ScreenSetting } from '@tipmark/match-features/testing';
import { checkSpreadsheets } from '@tipmark/match-features/testing/spreadsheets';
import { messages } from '../../messages.ts';
import { rowsByMatch } from '../../parts/scan/shown-rows.ts';
import { paramsToSave } from './criteria/params-to-save.ts';
import type { ScannerTemplate } from './criteria/template-list.ts';
import { anOutcome, aScan, details, templatesOf } from './scanner-fixture.ts';
import { scanners } from './screen.ts';

const { soccer } = scanners;

const draw = (result: ScannerResult, more: Partial<ScreenSetting> = {}) =>
  renderScreen(
    { name: 'scanner', messages },
    {
      Screen: soccer.screen.Component,
      address: '/odds-scanner',
      served: ['events', 'login', 'premium', 'oddsScanner'],
      isPremium: true,
      loads: {
        soccerOddsScannerParameters: ready(result),
        soccerScannerTemplates: ready(templatesOf(true)),
      },
      ...more,
    },
  );

const namesOfRows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent?.match(/П1|П2|ТБ 2\.5/)?.[0]);

test('outcomes of all matches are sorted together', async () => {
  await draw(aScan());
  expect(namesOfRows()).toEqual(['П2', 'П1', 'ТБ 2.5']);
  expect(screen.getByText('3 исхода')).toBeInTheDocument();
  expect(screen.getByText(/в 2 матчах/)).toBeInTheDocument();
});

test('believable value leads to its formula and inputs', async () => {
  await draw(aScan());
  expect(screen.getByRole('link', { name: 'Формула, данные и проверка' })).toHaveAttribute(
    'href',
    '/developers/numbers#value',
  );
});

test('outcomes are grouped by match if the address requests it', async () => {
  await draw(aScan(), { address: '/odds-scanner?group=1' });
  expect(namesOfRows()).toEqual(['П2', 'ТБ 2.5', 'П1']);
});

test('a row shows the earlier price, the current one and the value, and links to its match', async () => {
  await draw(aScan());
  const row = screen.getByRole('row', { name: /ТБ 2\.5/ });
  expect(row).toHaveTextContent(/2\.62.*2\.25.*−10,2.%.*\+3,0.%.*4 мин$/);
  expect(row).not.toHaveTextContent(/назад|\d\d\.\d\d\.\d{4}/);
  const age = row.querySelector('td.step');
  expect(age).toHaveAttribute(
    'title',
    expect.stringMatching(/^\d\d\.11\.2026, \d\d:\d\d, 6 букмекеров$/),
  );
  expect(within(row).getByRole('link', { name: 'Кузнецы – Марисма' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/Events\/7-/),
  );
  expect(screen.getByText('цены на 12:00 · отставание 8 с')).toBeInTheDocument();
  expect(screen.getByText(/обычно 3 с, в 95 % случаев до 21 с/)).toBeInTheDocument();
});

test('only the visible rows of a long list are rendered, but all of them for printing', async () => {
  const rect = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  rect.mockReturnValue(new DOMRect(0, 0, 360, 80 * 40));
  const outcomes = Array.from({ length: 80 }, (_, index) =>
    anOutcome({ oddType: `ou.o:${index + 0.5}` }),
  );
  const [match] = aScan().matches;
  await draw(aScan({ matches: match ? [{ ...match, outcomes }] : [], countOfOutcomes: 80 }));
  const rows = () => document.querySelectorAll('tbody tr:not(.room)').length;
  expect(rows()).toBeLessThan(80);
  fireEvent(window, new Event('beforeprint'));
  expect(rows()).toBe(80);
  fireEvent(window, new Event('afterprint'));
  expect(rows()).toBeLessThan(80);
  rect.mockRestore();
});

test('a price not confirmed for hours is marked', async () => {
  const { asOf } = aScan();
  const [match] = aScan().matches;
  const old = anOutcome({ confirmedAt: asOf - 3 * 3_600 });
  await draw(aScan({ matches: match ? [{ ...match, outcomes: [old] }] : [] }));
  const cell = screen.getByRole('cell', { name: /^не обновлялась 3 ч, 4 мин$/ });
  expect(cell).toHaveClass('old');
  expect(cell).toHaveAttribute('title', expect.stringMatching(/не обновлялась 3 ч$/));
});

test('without a subscription the page is a demo that shows locked templates with the reason', async () => {
  await draw(aScan({ isDemo: true, lagMs: 900_000 }), {
    isPremium: false,
    loads: {
      soccerOddsScannerParameters: ready(aScan({ isDemo: true, lagMs: 900_000 })),
      soccerScannerTemplates: ready(templatesOf(false)),
    },
  });
  expect(screen.getByRole('link', { name: 'Готовый 1' })).toHaveAttribute('aria-current', 'true');
  const locked = screen.getByRole('link', { name: 'Готовый 4' });
  expect(locked).toHaveAttribute(
    'href',
    '/premium?source=odds-scanner&next=%2Fodds-scanner%3Ftemplate%3D4',
  );
  expect(locked).toHaveAccessibleDescription(/открыты по подписке/);
  expect(screen.getByRole('region', { name: 'Демо.' })).toHaveTextContent(/15-минутной давности/);
  expect(screen.getByRole('link', { name: 'Войти' })).toHaveAttribute(
    'href',
    '/login?source=odds-scanner&next=%2Fodds-scanner',
  );
});

test.each([
  [5, 3],
  [3, 3],
  [2, 2],
])('of %d rows of the demo %d are above its explanation', async (count, above) => {
  const [match] = aScan().matches;
  const outcomes = Array.from({ length: count }, (_, index) =>
    anOutcome({ oddType: `ou.o:${index + 0.5}` }),
  );
  const scan = aScan({
    isDemo: true,
    matches: match ? [{ ...match, outcomes }] : [],
    countOfOutcomes: count,
  });
  await draw(scan, {
    isPremium: false,
    loads: {
      soccerOddsScannerParameters: ready(scan),
      soccerScannerTemplates: ready(templatesOf(false)),
    },
  });
  const rows = [...document.querySelectorAll('tbody tr')];
  const [notice] = rows.filter((row) => row.classList.contains('notice'));
  expect(rows.indexOf(notice as Element)).toBe(above);
  expect(notice).toHaveTextContent(/Демо\./);
});

test('an empty demo is explained, too', async () => {
  const scan = aScan({ isDemo: true, matches: [], countOfOutcomes: 0, countOfMatches: 0 });
  await draw(scan, {
    isPremium: false,
    loads: {
      soccerOddsScannerParameters: ready(scan),
      soccerScannerTemplates: ready(templatesOf(false)),
    },
  });
  expect(screen.getByRole('region', { name: 'Демо.' })).toBeInTheDocument();
});

test('links of the demo lead back to the page as it was', async () => {
  await draw(aScan({ isDemo: true }), {
    isPremium: false,
    address: '/odds-scanner?sort=2&group=1',
    loads: {
      soccerOddsScannerParameters: ready(aScan({ isDemo: true })),
      soccerScannerTemplates: ready(templatesOf(false)),
    },
  });
  const cameFrom = 'source=odds-scanner&next=%2Fodds-scanner%3Fsort%3D2%26group%3D1';
  const demo = within(screen.getByRole('region', { name: 'Демо.' }));
  expect(demo.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/premium?${cameFrom}`,
    `/login?${cameFrom}`,
  ]);
});

test('a page without results says so and links to the first template', async () => {
  await draw(aScan({ matches: [], countOfOutcomes: 0, countOfMatches: 0 }), {
    address: '/odds-scanner?template=4',
  });
  expect(screen.getByText(/не подходит ни один исход/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'К первому шаблону' })).toHaveAttribute(
    'href',
    '/odds-scanner',
  );
});

test('a failed load can be retried', async () => {
  const { dispatched } = await draw(aScan(), {
    loads: {
      soccerOddsScannerParameters: {
        status: 'failed',
        key: 'k',
        error: { status: 0, code: 'network', message: '' },
      },
    } as never,
  });
  expect(screen.getByText('Не удалось загрузить сканер')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(dispatched).toContainEqual(
    expect.objectContaining({
      type: 'soccerOddsScannerParameters/requested',
      request: { body: { templateId: 0 } },
    }),
  );
});

const address = () => screen.getByRole('status', { name: 'address' }).textContent;

test('the filter shows the conditions of the template; a change keeps the others in the address', async () => {
  await draw(aScan(), { address: '/odds-scanner?template=101' });
  expect(screen.getByRole('textbox', { name: 'Коэффициент от' })).toHaveValue('1.4');
  expect(screen.getByRole('checkbox', { name: /Тоталы 1/ })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: /Победа, ничья/ }));
  expect(address()).toBe('/odds-scanner?template=101&filter=1&min=1.4&max=5&outcome=1%2C3');
  const most = screen.getByRole('textbox', { name: 'Коэффициент до' });
  await userEvent.clear(most);
  await userEvent.type(most, '3,5{Enter}');
  expect(address()).toBe('/odds-scanner?template=101&filter=1&min=1.4&max=3.5&outcome=1%2C3');
});

test('a condition is removed by its chip, all of them by a reset', async () => {
  await draw(aScan(), { address: '/odds-scanner?filter=1&way=up&change=5&outcome=1,3' });
  await userEvent.click(screen.getByRole('link', { name: 'Убрать условие: Тоталы' }));
  expect(address()).toBe('/odds-scanner?filter=1&way=up&change=5&outcome=1');
  await userEvent.click(screen.getByRole('link', { name: 'Сбросить условия' }));
  expect(address()).toBe('/odds-scanner?filter=1');
});

test('the filter takes the selected leagues, or all except them', async () => {
  const league = { id: 39, link: '39-x', name: 'Гранд-лига', countryCode: 'RU' };
  const leagues = [{ ...league, countryName: 'Россия', logo: null, isWebp: false }];
  const { answer } = await draw(aScan(), { address: '/odds-scanner?filter=1' });
  answer({ soccerOddsScannerParametersFacets: ready(aScan({ leagues })) });
  await userEvent.click(screen.getByText('Турниры: все'));
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Отмеченные турниры' }),
    'Все, кроме них',
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Гранд-лига · Россия' }));
  expect(address()).toBe('/odds-scanner?filter=1&league=39&except=1');
  expect(screen.getByRole('link', { name: 'Убрать условие: Без 1 турнира' })).toBeInTheDocument();
});

test('without scripts the filter is a form that keeps template, order and grouping', async () => {
  await draw(aScan(), { address: '/odds-scanner?template=101&sort=4&group=1' });
  const form = screen.getByRole('form', { name: 'Условия списка' });
  expect(form).toHaveAttribute('action', '/odds-scanner');
  expect(form).toHaveFormValues({
    filter: '1',
    template: '101',
    sort: '4',
    group: '1',
    min: '1.4',
    max: '5',
    except: '0',
  });
  const sent = [...form.querySelectorAll('[name=outcome]:checked')];
  expect(sent.map((box) => box.getAttribute('value'))).toEqual(['3']);
});

test('an opened row shows what each bookmaker did, and a link to a tip', async () => {
  const { answer } = await draw(aScan(), { address: '/odds-scanner?template=3' });
  const [opening] = screen.getAllByRole('link', { name: 'П2', expanded: false });
  await userEvent.click(opening as HTMLElement);
  expect(address()).toBe('/odds-scanner?template=3&open=7~1x2.2');
  answer({ soccerOddsScannerOutcomeDetails: ready(details) });
  const books = screen.getByRole('list', { name: 'Изменения по букмекерам' });
  expect(books).toHaveTextContent(/Форпост2\.62 ›2\.29−12,6.%/);
  expect(books).toHaveTextContent(/Бруклет.*давно не обновлялась/);
  expect(screen.getByRole('link', { name: 'В прогноз' })).toHaveAttribute(
    'href',
    '/Events/7-kuznecy-marisma?tip=1x2.2',
  );
  const [closing] = screen.getAllByRole('link', { name: 'П2', expanded: true });
  await userEvent.click(closing as HTMLElement);
  expect(address()).toBe('/odds-scanner?template=3');
});

test('a change replaces its own row object and no other', () => {
  const before = rowsByMatch([aScan()]);
  const result = aScan();
  const again = [result, { ...result, matches: [...result.matches] }].map((one) =>
    rowsByMatch([one]),
  );
  expect(again[1]?.map((row, index) => row === again[0]?.[index])).toEqual([true, true, true]);
  const [first, ...others] = result.matches;
  const changed = first && {
    ...first,
    outcomes: first.outcomes.map((outcome, index) =>
      index === 0 ? { ...outcome, odds: 2.2 } : outcome,
    ),
  };
  const after = rowsByMatch([{ ...result, matches: changed ? [changed, ...others] : [] }]);
  expect(after.map((row, index) => row === again[0]?.[index])).toEqual([false, true, true]);
  expect(before.some((row) => after.includes(row))).toBe(false);
});

test('the CSV file has every row found, rendered or not', async () => {
  const saved = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await draw(aScan());
  await userEvent.click(screen.getByRole('button', { name: /CSV/ }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const text = await new Response(saved.mock.lastCall?.[0] as Blob).text();
  jest.restoreAllMocks();
  const lines = text.trim().split(/\r?\n/);
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(/21\.11\.2026, 14:00.*Кузнецы – Марисма.*П2;2,62;2,25;-14,1;/);
});

test('a new request cancels the previous one', () => {
  const policies = soccer.loads.map(({ name, when }) => [name, when]);
  expect(policies).toContainEqual(['soccerOddsScannerParameters', 'latest']);
  expect(policies.filter(([, when]) => when !== 'latest')).toEqual([]);
});

test('arrow keys move from row to row, Escape closes the open one', async () => {
  await draw(aScan());
  const openers = () =>
    screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-expanded'));
  const [first, second] = openers();
  first?.focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(first).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(address()).toMatch(/open=/);
  await userEvent.keyboard('{Escape}');
  expect(address()).toBe('/odds-scanner');
  expect(openers().some((link) => link === document.activeElement)).toBe(true);
});

test('the page requests the list, and for subscribers leagues and details of a row too', () => {
  const visit = { params: {}, search: new URLSearchParams('template=2&open=7~1x2.1') };
  const requested = (isPremium: boolean) =>
    soccer.screen
      .loads({ ...visit, isPremium } as never)
      .map(({ load, request }) => [load, (request as { body?: unknown }).body]);
  const everybody = [
    ['soccerOddsScannerParameters', { templateId: 2 }],
    ['soccerScannerTemplates', undefined],
  ];
  expect(requested(false)).toEqual(everybody);
  expect(requested(true)).toEqual([
    ...everybody,
    ['soccerOddsScannerParametersFacets', { templateId: 2, responseContent: 2 }],
    [
      'soccerOddsScannerOutcomeDetails',
      { bkMatchId: 7, oddsTypes: ['1x2.1', '1x2.x', '1x2.2'], changesHours: 1 },
    ],
  ]);
});

describe('own templates', () => {
  const own = (more: Partial<ScreenSetting> = {}) =>
    draw(aScan(), { address: '/odds-scanner?template=101&filter=1&min=1.5', ...more });
  const failed = (error: object) => ({ status: 'failed', error }) as never;
  const sentBy = (dispatched: readonly { type: string; request?: unknown }[], name: string) =>
    dispatched.find(({ type }) => type === `${name}/submitted`)?.request;

  test('the filter of the page is saved under a name, which is required', async () => {
    const { dispatched } = await own();
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить как шаблон' }));
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(screen.getByText('Назовите шаблон')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Название шаблона' }), ' Вечер ');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(sentBy(dispatched, 'soccerScannerTemplateAdd')).toEqual({
      body: { name: 'Вечер', params: { changesHours: 0, minOdds: 1.5, sortType: 1 } },
    });
  });

  test('errors of the server are shown when a template is saved', async () => {
    const error = {
      status: 400,
      code: 'validation',
      message: '',
      details: { name: 'так уже называется другой ваш шаблон' },
    } as const;
    const limit = { status: 409, code: 'limit_reached', message: 'У вас уже 20 шаблонов' } as const;
    const { unmount } = await own({ commands: { soccerScannerTemplateAdd: failed(error) } });
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить как шаблон' }));
    expect(screen.getByText(/так уже называется другой ваш шаблон/)).toBeInTheDocument();
    unmount();
    await own({ commands: { soccerScannerTemplateAdd: failed(limit) } });
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить как шаблон' }));
    expect(screen.getByText(/Шаблон не сохранён. У вас уже 20 шаблонов/)).toBeInTheDocument();
  });

  test('a template is changed to the filter of the page, and copied with its name', async () => {
    const { dispatched } = await own();
    await userEvent.click(screen.getByRole('button', { name: 'Изменить шаблон' }));
    expect(screen.getByRole('textbox', { name: 'Название шаблона' })).toHaveValue('Утро');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(sentBy(dispatched, 'soccerScannerTemplateChange')).toEqual({
      segments: { id: 101 },
      body: { name: 'Утро', params: { changesHours: 0, minOdds: 1.5, sortType: 1 } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Сделать копию' }));
    expect(screen.getByRole('textbox', { name: 'Название шаблона' })).toHaveValue('Утро — копия');
  });

  test('a template is deleted after a confirmation; a preset cannot be deleted', async () => {
    const { dispatched, unmount } = await own();
    await userEvent.click(screen.getByRole('button', { name: 'Удалить шаблон' }));
    expect(sentBy(dispatched, 'soccerScannerTemplateDelete')).toBeUndefined();
    const question = screen.getByText(/Удалить «Утро»/).closest('form');
    await userEvent.click(within(question as HTMLElement).getByRole('button'));
    expect(sentBy(dispatched, 'soccerScannerTemplateDelete')).toEqual({ segments: { id: 101 } });
    unmount();
    await draw(aScan(), { address: '/odds-scanner?template=4' });
    expect(screen.queryByRole('button', { name: 'Удалить шаблон' })).not.toBeInTheDocument();
  });

  test('after a deletion the first preset is shown, even though the form is gone', async () => {
    const { customs: _, ...list } = templatesOf(true);
    const { conclude } = await own({
      loads: {
        soccerOddsScannerParameters: ready(aScan()),
        soccerScannerTemplates: ready({ ...list, customs: [] }),
      },
      commands: { soccerScannerTemplateDelete: { status: 'submitting' } as never },
    });
    conclude({ soccerScannerTemplateDelete: { status: 'succeeded', result: {} } as never });
    expect(address()).toBe('/odds-scanner');
  });

  test('a deleted template is removed from the list at once; saving one reloads the list', () => {
    const [add, , remove] = soccer.commands ?? [];
    const state = {
      loads: { soccerScannerTemplates: ready(templatesOf(true)) },
    } as never;
    const done = { request: { segments: { id: 101 } }, state, receivedAt: 5 };
    expect(remove?.onSuccess({ ...done, result: {} } as never)).toMatchObject([
      { type: 'soccerScannerTemplates/succeeded', data: { customs: [] } },
    ]);
    expect(add?.onSuccess({ ...done, result: { id: 102 } } as never)).toMatchObject([
      { type: 'soccerScannerTemplates/requested' },
    ]);
  });
});

test('a value is green from 1 % on at a price above the market; one far above has to be checked', async () => {
  const [first] = aScan().matches;
  const outcomes = [
    anOutcome({ oddType: '1x2.1', valuePercent: 1, claimedPercent: 2 }),
    anOutcome({ oddType: '1x2.x', valuePercent: 0.9, claimedPercent: 1.8 }),
    anOutcome({ oddType: '1x2.2', valuePercent: 3, claimedPercent: 14.2 }),
  ];
  const matches = first ? [{ ...first, outcomes }] : [];
  await draw(aScan({ matches, countOfOutcomes: 3 }));
  const valueOf = (name: RegExp) =>
    screen.getByRole('row', { name }).querySelector('td:nth-last-child(3) > span');
  expect(valueOf(/П1/)).toHaveClass('worth');
  expect(valueOf(/П1/)?.getAttribute('title')).toMatch(
    /лучшая цена \+2,0.% к рынку, верим \+1,0.%/,
  );
  expect(valueOf(/X/)).not.toHaveClass('worth');
  expect(valueOf(/П2/)).not.toHaveClass('worth');
  expect(valueOf(/П2/)).toHaveTextContent(/проверьте цену: она на 14.% выше рынка.*\+3,0.%/);
});

test('saving the filter of the page keeps conditions that only the template has', () => {
  const [template] = templatesOf(true).customs;
  const known = { ...template, params: { minOdds: 3, minRoi: 5 } } as ScannerTemplate;
  expect(paramsToSave(known, { maxOdds: 4 }, 5)).toEqual({ minRoi: 5, maxOdds: 4, sortType: 5 });
});

test.each(['ru', 'en'] as const)(
  '%s: a spreadsheet adds up the file of outcomes',
  async (locale) => {
    const outcomes = [
      anOutcome({ odds: 1_002, was: 101 }),
      anOutcome({
        oddType: 'ou.o:2.5',
        changePercent: 1_210.2,
        valuePercent: null,
        claimedPercent: null,
      }),
    ];
    const [first] = aScan().matches;
    const matches = first ? [{ ...first, outcomes }] : [];
    const { container } = await draw(aScan({ matches, countOfOutcomes: 2 }), { locale });
    const files = await checkSpreadsheets(container, { ownColumns: /CSV/ });
    expect(files.map(({ sums }) => sums.map((sum) => Math.round(sum * 100) / 100))).toEqual([
      // an English outcome is named 2
      [0, 0, locale === 'en' ? 2 : 0, 103.62, 1_004.25, 1_196.1, 1.4, 2.8, 0],
    ]);
  },
);
