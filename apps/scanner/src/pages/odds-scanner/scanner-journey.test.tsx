import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ScannerFilter, ScannerResult } from '@tipmark/contract';
import { NOW_SECONDS } from '@tipmark/match-features/testing';
import { aMatch } from '@tipmark/test-kit';
import { barriersOf, failure, openSite, type SiteSetting } from '../../testing/site-fixture.tsx';
import { anOutcome, aScan, details, templatesOf } from './scanner-fixture.ts';
import { scanners } from './screen.ts';

const { soccer } = scanners;

type Body = ScannerFilter & { readonly templateId?: number; readonly pageNumber?: number };

/** Six outcomes of three matches, of which a reply has those the request is about. */
const OUTCOMES = [
  [7, 'Кузнецы', anOutcome({ oddType: '1x2.1', category: 1, odds: 1.5, changePercent: -20 })],
  [7, 'Кузнецы', anOutcome({ oddType: 'ou.o:2.5', category: 3, odds: 1.9, changePercent: -18 })],
  [8, 'Полюс', anOutcome({ oddType: '1x2.2', category: 1, odds: 2.4, changePercent: -16 })],
  [8, 'Полюс', anOutcome({ oddType: 'ou.u:2.5', category: 3, odds: 2.1, changePercent: 9 })],
  [9, 'Маяк', anOutcome({ oddType: '1x2.x', category: 1, odds: 3.3, changePercent: -12 })],
  [9, 'Маяк', anOutcome({ oddType: 'ou.o:3.5', category: 3, odds: 2.8, changePercent: -11 })],
] as const;

function scanFor(body: Body, pageSize: number = OUTCOMES.length): ScannerResult {
  const { minOdds, outcomeCategories, pageNumber = 1 } = body;
  const found = OUTCOMES.filter(
    ([, , { odds, category }]) =>
      odds >= (minOdds ?? 0) && (outcomeCategories?.some((one) => one === category) ?? true),
  );
  const page = found.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
  const ids = [...new Set(page.map(([id]) => id))];
  return aScan({
    matches: ids.map((id) => {
      const own = page.filter(([other]) => other === id);
      const match = aMatch()
        .withId(id)
        .between(own[0]?.[1] ?? '', 'Гости')
        .startingAt(NOW_SECONDS + id * 900)
        .buildWire();
      return { match, countOfOutcomes: own.length, outcomes: own.map(([, , one]) => one) };
    }),
    countOfOutcomes: found.length,
    countOfMatches: new Set(found.map(([id]) => id)).size,
    nextPageNumber: pageNumber * pageSize < found.length ? pageNumber + 1 : null,
  });
}

/** The page with an API that answers each request, and the requests that reached it. */
function open(address: string, more: Partial<SiteSetting> = {}, pageSize?: number) {
  const scan = ({ body }: { readonly body: Body }) => scanFor(body, pageSize);
  const api: NonNullable<SiteSetting['api']> = {
    soccerOddsScannerParameters: scan,
    soccerOddsScannerParametersMore: scan,
    soccerOddsScannerParametersFacets: scan,
    soccerScannerTemplates: () => templatesOf(more.isPremium ?? true),
    soccerOddsScannerOutcomeDetails: () => details,
    ...more.api,
  };
  return openSite({ page: soccer, isPremium: true, ...more, address, api });
}

const address = () => screen.getByRole('status', { name: 'address' }).textContent;
const table = () => screen.getByRole('table', { name: 'Найденные исходы' });
const rows = () => within(table()).getAllByRole('row').slice(1);
/** The prices now, row by row. */
const prices = () => rows().map((row) => row.querySelector('.now')?.firstChild?.textContent);

describe('filtering', () => {
  test('a condition requests its list at once, and the found outcomes replace the others', async () => {
    const { sent } = await open('/odds-scanner?filter=1');
    expect(prices()).toEqual(['1.50', '1.90', '2.40', '3.30', '2.80', '2.10']);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Тоталы( \d+)?$/ }));
    expect(address()).toBe('/odds-scanner?filter=1&outcome=3');
    expect(prices()).toEqual(['1.90', '2.80', '2.10']);
    expect(screen.getByText('3 исхода')).toBeVisible();
    expect(sent('soccerOddsScannerParameters').at(-1)).toEqual({
      body: { changesHours: 0, outcomeCategories: [3] },
    });
    // leagues to choose from follow the other conditions
    expect(sent('soccerOddsScannerParametersFacets').at(-1)).toEqual({
      body: { changesHours: 0, outcomeCategories: [3], responseContent: 2 },
    });
  });

  test('choices made one after another add up, even while replies are under way', async () => {
    const waiting: ((result: ScannerResult) => void)[] = [];
    const api = {
      soccerOddsScannerParameters: () =>
        new Promise<ScannerResult>((resolve) => void waiting.push(resolve)),
    };
    await open('/odds-scanner?filter=1', { api });
    await userEvent.click(screen.getByRole('checkbox', { name: /^Тоталы( \d+)?$/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Форы' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'За время' }), '24');
    expect(address()).toBe('/odds-scanner?filter=1&window=24&outcome=3%2C4');
    expect(waiting).toHaveLength(4);
    // a late reply to an earlier choice is not shown as that of the last one
    waiting[1]?.(scanFor({ minOdds: 3 }));
    waiting[3]?.(scanFor({ outcomeCategories: [3] }));
    await waitFor(() => expect(prices()).toEqual(['1.90', '2.80', '2.10']));
  });

  test('a price that is typed is applied by Enter, and by leaving the field', async () => {
    const { sent } = await open('/odds-scanner?filter=1');
    const least = screen.getByRole('textbox', { name: 'Коэффициент от' });
    await userEvent.type(least, '2,2');
    expect(address()).toBe('/odds-scanner?filter=1');
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/odds-scanner?filter=1&min=2.2');
    expect(prices()).toEqual(['2.40', '3.30', '2.80']);
    const count = sent('soccerOddsScannerParameters').length;
    await userEvent.tab();
    expect(sent('soccerOddsScannerParameters')).toHaveLength(count);
    await userEvent.clear(least);
    await userEvent.type(least, '2.5');
    await userEvent.tab();
    expect(address()).toBe('/odds-scanner?filter=1&min=2.5');
    expect(prices()).toEqual(['3.30', '2.80']);
  });

  test('a word that is not a number leaves the list as it is', async () => {
    await open('/odds-scanner?filter=1');
    await userEvent.type(screen.getByRole('textbox', { name: 'Коэффициент от' }), 'много{Enter}');
    expect(address()).toBe('/odds-scanner?filter=1');
    expect(prices()).toHaveLength(6);
  });

  test('a size of a change without a direction means falling prices', async () => {
    await open('/odds-scanner?filter=1');
    await userEvent.type(screen.getByRole('textbox', { name: 'Изменение от, %' }), '5{Enter}');
    expect(address()).toBe('/odds-scanner?filter=1&way=down&change=5');
    const way = screen.getByRole('combobox', { name: 'Куда движется' });
    expect(way).toHaveValue('down');
    await userEvent.selectOptions(way, 'up');
    expect(address()).toBe('/odds-scanner?filter=1&way=up&change=5');
    await userEvent.selectOptions(way, 'any');
    expect(address()).toBe('/odds-scanner?filter=1');
  });

  test('without results the page says so, and a reset brings them back', async () => {
    await open('/odds-scanner?filter=1&min=900&start=24');
    expect(screen.getByText(/не подходит ни один исход/)).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Найденные исходы' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Сбросить условия' }));
    expect(address()).toBe('/odds-scanner?filter=1');
    expect(prices()).toHaveLength(6);
  });

  test('a template replaces the filter, and becomes a filter when a condition is changed', async () => {
    const { sent } = await open('/odds-scanner?filter=1&min=2.2');
    await userEvent.click(screen.getByRole('link', { name: 'Готовый 3' }));
    expect(address()).toBe('/odds-scanner?template=3');
    expect(sent('soccerOddsScannerParameters').at(-1)).toEqual({ body: { templateId: 3 } });
    expect(screen.getByRole('link', { name: 'Готовый 3' })).toHaveAttribute('aria-current', 'true');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'До начала' }), '6');
    const body = { isRise: false, minChangePercent: 10, changesHours: 24, matchHours: 6 };
    expect(sent('soccerOddsScannerParameters').at(-1)).toMatchObject({ body });
    expect(screen.getByRole('link', { name: 'Готовый 3' })).not.toHaveAttribute('aria-current');
  });
});

describe('order', () => {
  test('the list is sorted again when another order is chosen; the address has it', async () => {
    const { sent } = await open('/odds-scanner?filter=1');
    const order = screen.getByRole('combobox', { name: 'Порядок' });
    expect(order).toHaveDisplayValue('Падение');
    await userEvent.selectOptions(order, 'Рост');
    expect(address()).toBe('/odds-scanner?filter=1&sort=2');
    expect(prices()).toEqual(['2.10', '2.80', '3.30', '2.40', '1.90', '1.50']);
    expect(sent('soccerOddsScannerParameters').at(-1)).toEqual({
      body: { changesHours: 0, sortType: 2 },
    });
    await userEvent.selectOptions(order, 'Начало матча');
    expect(prices().slice(0, 2)).toEqual(['1.50', '1.90']);
  });

  test('grouped by match, a match is named once', async () => {
    await open('/odds-scanner?filter=1');
    const starts = () => rows().map((row) => row.querySelector('.when')?.textContent !== '');
    expect(starts()).toEqual([true, true, true, true, true, true]);
    await userEvent.click(screen.getByRole('link', { name: 'По матчам' }));
    expect(address()).toBe('/odds-scanner?filter=1&group=1');
    expect(prices()).toEqual(['1.50', '1.90', '2.40', '2.10', '3.30', '2.80']);
    expect(starts()).toEqual([true, false, true, false, true, false]);
    await userEvent.click(screen.getByRole('link', { name: 'По матчам' }));
    expect(address()).toBe('/odds-scanner?filter=1');
  });
});

describe('pages', () => {
  test('more outcomes are added below; the last page has no further link', async () => {
    const { sent } = await open('/odds-scanner?filter=1', {}, 4);
    expect(prices()).toHaveLength(4);
    const more = screen.getByRole('link', { name: 'Показать ещё' });
    expect(more).toHaveAttribute('href', '/odds-scanner?filter=1&page=2');
    await userEvent.click(more);
    expect(sent('soccerOddsScannerParametersMore')).toEqual([
      { body: { changesHours: 0, pageNumber: 2 } },
    ]);
    await waitFor(() => expect(prices()).toHaveLength(6));
    expect(address()).toBe('/odds-scanner?filter=1');
    expect(screen.queryByRole('link', { name: 'Показать ещё' })).not.toBeInTheDocument();
  });

  test('a page that failed to load is reported beside its link, and the rows stay', async () => {
    const fails = () => {
      throw failure('unavailable', { status: 503 });
    };
    await open('/odds-scanner?filter=1', { api: { soccerOddsScannerParametersMore: fails } }, 4);
    await userEvent.click(screen.getByRole('link', { name: 'Показать ещё' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Повторить' })).toBeVisible();
    expect(prices()).toHaveLength(4);
  });

  test('a later page has a link to the one before; another condition starts at the first', async () => {
    await open('/odds-scanner?filter=1&page=2', {}, 4);
    expect(screen.getByRole('link', { name: /Предыдущ|Назад/ })).toHaveAttribute(
      'href',
      '/odds-scanner?filter=1',
    );
    await userEvent.click(screen.getByRole('checkbox', { name: /^Тоталы( \d+)?$/ }));
    expect(address()).toBe('/odds-scanner?filter=1&outcome=3');
  });
});

describe('a failed list', () => {
  test('can be requested again, and the rows of an earlier reply stay meanwhile', async () => {
    const replies = [() => scanFor({}), () => Promise.reject(failure('unavailable'))];
    const { sent } = await open('/odds-scanner?filter=1', {
      api: { soccerOddsScannerParameters: () => (replies.shift() ?? (() => scanFor({})))() },
    });
    await userEvent.click(screen.getByRole('checkbox', { name: /^Тоталы( \d+)?$/ }));
    expect(await screen.findByText('Не удалось загрузить сканер')).toBeVisible();
    expect(prices()).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await waitFor(() =>
      expect(screen.queryByText('Не удалось загрузить сканер')).not.toBeInTheDocument(),
    );
    const [, second, third] = sent('soccerOddsScannerParameters');
    expect(third).toEqual(second);
  });

  test.each([
    ['network', { status: 0 }, /Ошибка интернета/],
    ['rate_limited', { status: 429, message: 'Слишком часто' }, /Слишком часто/],
  ] as const)('says why: %s', async (code, more, text) => {
    const api = {
      soccerOddsScannerParameters: () => {
        throw failure(code, more);
      },
    };
    const { container } = await open('/odds-scanner', { api });
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(await barriersOf(container)).toEqual([]);
  });
});

describe('details of a row', () => {
  const opener = (name: string) => screen.getAllByRole('link', { name, expanded: false })[0];

  test('are requested when it is opened, and for the hours of the filter', async () => {
    const { sent, container } = await open('/odds-scanner?filter=1&window=24');
    await userEvent.click(opener('П2') as HTMLElement);
    expect(address()).toBe('/odds-scanner?filter=1&window=24&open=8~1x2.2');
    expect(sent('soccerOddsScannerOutcomeDetails')).toEqual([
      { body: { bkMatchId: 8, oddsTypes: ['1x2.2', '1x2.1', '1x2.x'], changesHours: 24 } },
    ]);
    expect(await barriersOf(container)).toEqual([]);
  });

  test('of another outcome are not shown as its own', async () => {
    await open('/odds-scanner?open=8~1x2.1');
    expect(screen.queryByRole('list', { name: 'Изменения по букмекерам' })).not.toBeInTheDocument();
  });

  test('that failed can be requested again without the list', async () => {
    const replies = [() => Promise.reject(failure('unavailable')), () => details];
    const { sent } = await open('/odds-scanner?open=7~1x2.1', {
      api: { soccerOddsScannerOutcomeDetails: () => replies.shift()?.() },
    });
    expect(screen.getByText('Не удалось загрузить подробности')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(sent('soccerOddsScannerOutcomeDetails')).toHaveLength(2);
    expect(sent('soccerOddsScannerParameters')).toHaveLength(1);
  });

  test('say when no bets on the outcome are accepted any more', async () => {
    await open('/odds-scanner?open=7~1x2.1', {
      api: { soccerOddsScannerOutcomeDetails: () => ({ ...details, outcomes: [] }) },
    });
    expect(screen.getByText('На этот исход больше не принимают ставки')).toBeVisible();
  });

  test('are reached, walked and closed with the keyboard alone', async () => {
    await open('/odds-scanner?filter=1');
    const openers = () =>
      screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-expanded'));
    openers()[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    const opened = document.activeElement;
    expect(opened).toHaveAttribute('aria-expanded', 'true');
    expect(address()).toMatch(/open=7~/);
    // a modified arrow belongs to the browser
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(opened).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(address()).toBe('/odds-scanner?filter=1');
    expect(screen.queryAllByRole('link', { expanded: true })).toEqual([]);
  });

  test('are for subscribers: a guest opens none, not even by address', async () => {
    const { sent } = await open('/odds-scanner?open=8~1x2.2', { isPremium: false });
    expect(sent('soccerOddsScannerOutcomeDetails')).toEqual([]);
    expect(screen.queryByRole('link', { name: 'П2' })).not.toBeInTheDocument();
    expect(within(table()).getAllByText('П2')[0]).toBeVisible();
    expect(document.querySelector('tr.more')).toBeNull();
  });

  test('of an outcome the sport does not have are not requested', async () => {
    const { sent } = await open('/odds-scanner?open=8~setscore.2-1');
    expect(sent('soccerOddsScannerOutcomeDetails')).toEqual([]);
    expect(prices()).toHaveLength(6);
  });
});

describe('rows under the pointer', () => {
  test('stay where they are; new ones wait until it leaves, gone ones are marked', async () => {
    let shown = scanFor({ outcomeCategories: [1] });
    const { dispatch, container } = await open('/odds-scanner?filter=1', {
      api: { soccerOddsScannerParameters: () => shown },
    });
    expect(prices()).toEqual(['1.50', '2.40', '3.30']);
    const results = container.querySelector('p.found')?.parentElement as HTMLElement;
    await userEvent.hover(results);
    shown = scanFor({ minOdds: 2 });
    const [load] = soccer.loads;
    await dispatch(load?.requested({ body: { changesHours: 0 } } as never) as never);
    await waitFor(() => expect(screen.getByText('больше не подходит под фильтр')).toBeVisible());
    expect(prices()).toEqual(['1.50', '2.40', '3.30']);
    expect(screen.getByRole('row', { name: /больше не подходит/ })).toHaveTextContent('1.50');
    await userEvent.click(screen.getByRole('button', { name: 'Показать ещё 2 новых' }));
    expect(prices()).toEqual(['2.40', '3.30', '2.80', '2.10']);
    expect(screen.queryByText('больше не подходит под фильтр')).not.toBeInTheDocument();
  });

  test('a touch does not hold them', async () => {
    let shown = scanFor({ outcomeCategories: [1] });
    const { dispatch, container } = await open('/odds-scanner?filter=1', {
      api: { soccerOddsScannerParameters: () => shown },
    });
    const results = container.querySelector('p.found')?.parentElement as HTMLElement;
    await userEvent.pointer({ keys: '[TouchA]', target: results });
    shown = scanFor({ minOdds: 2 });
    const [load] = soccer.loads;
    await dispatch(load?.requested({ body: { changesHours: 0 } } as never) as never);
    await waitFor(() => expect(prices()).toEqual(['2.40', '3.30', '2.80', '2.10']));
  });
});

describe('freshness', () => {
  const stampOf = async (more: Partial<SiteSetting>, result: Partial<ScannerResult> = {}) => {
    const { container } = await open(more.address ?? '/odds-scanner', {
      ...more,
      api: { soccerOddsScannerParameters: () => ({ ...scanFor({}), ...result }) },
    });
    return container.querySelector('.top')?.textContent ?? '';
  };
  const lost = { asOf: NOW_SECONDS + 60, isLost: true };

  test.each([
    ['seconds', { lagMs: 8_400 }, /цены на 12:00 · отставание 8 с$/],
    ['a minute and more', { lagMs: 149_000 }, /цены на 12:00 · отставание 2 мин$/],
    [
      'the last hour',
      { lagOfHour: { p50Ms: 3_000, p95Ms: 95_000 } },
      /обычно 3 с, в 95 % случаев до 2 мин/,
    ],
  ])('of prices is named in %s', async (_name, result, text) => {
    expect(await stampOf({}, result)).toMatch(text);
  });

  test('of the last hour is not promised where the list is delayed on purpose', async () => {
    const demo = { isDemo: true, lagMs: 900_000 };
    expect(await stampOf({ isPremium: false }, demo)).not.toMatch(/за последний час/);
  });

  test('follows the changes that arrive, and stops when the connection is lost', async () => {
    expect(await stampOf({ live: { asOf: NOW_SECONDS + 60, isLost: false } })).toMatch(/на 12:01/);
    expect(await stampOf({ live: lost })).toMatch(/12:01/);
    expect(await stampOf({ live: lost })).not.toMatch(/отставание/);
  });

  test('says since when the list is paused, and goes on from there', async () => {
    expect(await stampOf({ address: '/odds-scanner?live=0' })).toMatch(/на паузе с 12:00/);
    const [pause] = screen.getAllByRole('link', { name: 'Пауза' });
    expect(pause).toHaveAttribute('aria-current', 'true');
    await userEvent.click(pause as HTMLElement);
    expect(address()).toBe('/odds-scanner');
    expect(document.querySelector('.top')).toHaveTextContent(/цены на/);
  });
});

describe('a guest', () => {
  test('sees the demo: no filter, no own templates, and the way to the rest', async () => {
    const { sent, container } = await open('/odds-scanner', { isPremium: false });
    expect(screen.queryByRole('form', { name: 'Условия списка' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Сохранить как шаблон' })).not.toBeInTheDocument();
    expect(sent('soccerOddsScannerParametersFacets')).toEqual([]);
    expect(screen.getByRole('link', { name: 'О подписке' })).toHaveAttribute(
      'href',
      '/premium?source=odds-scanner&next=%2Fodds-scanner',
    );
    expect(await barriersOf(container)).toEqual([]);
  });

  test('who is signed in is not asked to sign in, and neither is one where nobody can', async () => {
    const { unmount } = await open('/odds-scanner', { isPremium: false, isSignedIn: true });
    expect(screen.queryByRole('link', { name: 'Войти' })).not.toBeInTheDocument();
    unmount();
    await open('/odds-scanner', { isPremium: false, served: ['events', 'premium'] });
    expect(screen.queryByRole('link', { name: 'Войти' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'О подписке' })).toBeVisible();
  });

  test('has the record of the open template only', async () => {
    const { unmount } = await open('/odds-scanner', { isPremium: false });
    expect(screen.getByRole('region', { name: 'История шаблона' })).toBeVisible();
    unmount();
    await open('/odds-scanner?template=4', { isPremium: false });
    expect(screen.queryByRole('region', { name: 'История шаблона' })).not.toBeInTheDocument();
  });

  test('keeps the page that was loaded for a subscriber until it is loaded again', async () => {
    const { store } = await open('/odds-scanner?filter=1');
    const { session } = store.getState();
    Object.assign(session, { subscriptionExpiration: '' });
    await userEvent.click(screen.getByRole('checkbox', { name: /^Тоталы( \d+)?$/ }));
    expect(screen.getByRole('form', { name: 'Условия списка' })).toBeVisible();
  });
});
