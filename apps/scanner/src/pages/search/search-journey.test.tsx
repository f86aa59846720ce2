import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FoundCapper, FoundTip, TipsCriteria, UsersCriteria } from '@tipmark/contract';
import { NOW_SECONDS } from '@tipmark/match-features/testing';
import { barriersOf, failure, openSite, type SiteSetting } from '../../testing/site-fixture.tsx';
import { searches } from './screen.ts';
import {
  aCapper,
  aTip,
  someCappers,
  someTips,
  tipsTemplates,
  usersTemplates,
} from './search-fixture.ts';

const { hockey, soccer } = searches;

const PATH = '/search-tips-and-cappers';
const PAGE = 2;

/** Tips from the newest to the oldest; of each, what the conditions of these tests are about. */
const TIPS: readonly FoundTip[] = [
  aTip({ id: 1, odds: 1.6, description: '' }),
  aTip({ id: 2, odds: 2.3, odd_type: 'ou.o:2.5' }),
  aTip({ id: 3, odds: 3.1, odd_type: '1x2.x', description: '' }),
  aTip({ id: 4, odds: 2.7, odd_type: 'btts.yes' }),
];

const CAPPERS: readonly FoundCapper[] = ['Ада', 'Борис', 'Вера', 'Глеб'].map((name, index) =>
  aCapper({ name, url: `capper-${index}`, position: index + 1, roiPercent: 12 - 5 * index }),
);

function tipsFor({ minOddsValue, isOnlyTipsDescription, sortType, pageNumber = 1 }: TipsCriteria) {
  const found = TIPS.filter(
    ({ odds, description }) =>
      odds >= (minOddsValue ?? 0) && (!isOnlyTipsDescription || description !== ''),
  );
  const sorted = sortType === 3 ? found.toSorted((a, b) => b.odds - a.odds) : found;
  const page = pageNumber ?? 1;
  return someTips({
    tips: sorted.slice((page - 1) * PAGE, page * PAGE),
    count: found.length,
    nextPageNumber: page * PAGE < found.length ? page + 1 : null,
  });
}

function cappersFor({ minRoi, sortType, count }: UsersCriteria) {
  const found = CAPPERS.filter(({ roiPercent }) => (roiPercent ?? 0) >= (minRoi ?? -100));
  const sorted = sortType === 3 ? found.toReversed() : found;
  return someCappers({
    cappers: sorted.slice(0, count === 200 ? 4 : PAGE),
    count: found.length,
    nextCount: count === 200 || found.length <= PAGE ? null : 200,
  });
}

function open(search: string, more: Partial<SiteSetting> = {}) {
  const isPremium = more.isPremium ?? true;
  const api: NonNullable<SiteSetting['api']> = {
    tipsSearch: ({ body }: { body: TipsCriteria }) => tipsFor(body),
    tipsSearchMore: ({ body }: { body: TipsCriteria }) => tipsFor(body),
    usersSearch: ({ body }: { body: UsersCriteria }) => cappersFor(body),
    tipsTemplates: () => tipsTemplates(isPremium),
    usersTemplates: () => usersTemplates(isPremium),
    ...more.api,
  };
  return openSite({
    page: soccer,
    isPremium: true,
    ...more,
    address: PATH + search,
    api,
  });
}

const address = () =>
  screen.getByRole('status', { name: 'address' }).textContent?.slice(PATH.length);
const cards = () => within(screen.getByRole('list', { name: 'Прогнозы' })).getAllByRole('listitem');
/** The odds at which each shown tip was taken. */
const taken = () => cards().map((card) => within(card).getByText('Взят').nextSibling?.textContent);
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent);
const found = (tab: string) => screen.getByRole('link', { name: new RegExp(tab) }).textContent;

describe('tips', () => {
  test('are found again when a condition changes; their number follows', async () => {
    const { sent } = await open('?filter=1');
    expect(taken()).toEqual(['1.60', '2.30']);
    expect(found('Прогнозы')).toMatch(/4$/);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Только с описанием' }));
    expect(address()).toBe('?filter=1&text=1');
    expect(taken()).toEqual(['2.30', '2.70']);
    expect(found('Прогнозы')).toMatch(/2$/);
    expect(sent('tipsSearch').at(-1)).toEqual({
      body: { isOnlyTipsDescription: true, sportType: 1 },
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Только с описанием' }));
    expect(address()).toBe('?filter=1');
    expect(taken()).toEqual(['1.60', '2.30']);
  });

  test('are sorted in another order, which the address and the next filter keep', async () => {
    await open('?filter=1');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Порядок' }), 'Коэффициент');
    expect(address()).toBe('?filter=1&sort=3');
    expect(taken()).toEqual(['3.10', '2.70']);
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Коэффициент прогноза: от' }),
      '2{Enter}',
    );
    expect(address()).toBe('?filter=1&min-odds=2&sort=3');
    expect(found('Прогнозы')).toMatch(/3$/);
  });

  test('are added below page by page, until there are no more', async () => {
    const { sent } = await open('?filter=1');
    await userEvent.click(screen.getByRole('link', { name: 'Показать ещё' }));
    await waitFor(() => expect(taken()).toEqual(['1.60', '2.30', '3.10', '2.70']));
    expect(sent('tipsSearchMore')).toEqual([{ body: { sportType: 1, pageNumber: 2 } }]);
    expect(screen.queryByRole('link', { name: 'Показать ещё' })).not.toBeInTheDocument();
  });

  test('of a page further on have a way back', async () => {
    await open('?filter=1&page=2');
    expect(taken()).toEqual(['3.10', '2.70']);
    const back = screen.getByRole('link', { name: /Предыдущ|Назад/ });
    expect(back).toHaveAttribute('href', `${PATH}?filter=1`);
  });

  test('on another sport are requested with its conditions, also on the page of that sport', async () => {
    const { sent, unmount } = await open('?filter=1');
    await userEvent.click(screen.getByRole('link', { name: 'Теннис' }));
    expect(address()).toBe('?filter=1&sport=tennis');
    expect(sent('tipsSearch').at(-1)).toEqual({ body: { sportType: 3 } });
    expect(screen.getByRole('checkbox', { name: 'Сеты' })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'Угловые' })).not.toBeInTheDocument();
    unmount();
    const { sent: sentTo } = await open('?filter=1', { page: hockey });
    expect(sentTo('tipsSearch')).toEqual([{ body: { sportType: 2 } }]);
    expect(screen.getByRole('link', { name: 'Хоккей' })).toHaveAttribute('aria-current', 'true');
  });

  test('of an unknown match, a new author or hidden value are shown without them', async () => {
    const newcomer = {
      ...aTip().author,
      position: null,
      label: null,
      countOfTips: 0,
      roiPercent: null,
    };
    const tip = aTip({ matchId: 404, author: newcomer, valuePercent: null, isDelayed: true });
    await open('', { api: { tipsSearch: () => someTips({ tips: [tip], count: 1 }) } });
    const [card] = cards();
    expect(card).toHaveTextContent('результатов за период нет');
    expect(card).toHaveTextContent('Только подписчикам');
    expect(card).toHaveTextContent(/CLV сейчас–/);
    expect(within(card as HTMLElement).queryByRole('link', { name: /В прогноз/ })).toBeNull();
    expect(card?.querySelector('.match')).toBeNull();
  });

  test('whose price did not move have no movement; others say which way and how far', async () => {
    const tips = [aTip({ currentOdds: 2.31 }), aTip({ id: 2, currentOdds: 2.6 })];
    await open('', { api: { tipsSearch: () => someTips({ tips }) } });
    const now = cards().map((card) => within(card).getByText('Сейчас').nextSibling?.textContent);
    expect(now[0]?.trim()).toBe('2.31');
    expect(now[1]).toMatch(/^2\.60 .*\+12,6/);
  });

  test.each([
    [60, '1 мин назад'],
    [3 * 3_600, '3 ч назад'],
  ])('say how long ago they were posted: %d s', async (seconds, text) => {
    const tips = [aTip({ createdAt: NOW_SECONDS - seconds })];
    await open('', { api: { tipsSearch: () => someTips({ tips }) } });
    expect(cards()[0]?.querySelector('time')).toHaveTextContent(text);
  });

  test('are saved as a file with a row each', async () => {
    const saved = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await open('?filter=1');
    await userEvent.click(screen.getByRole('button', { name: /CSV/ }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const text = await new Response(saved.mock.lastCall?.[0] as Blob).text();
    jest.restoreAllMocks();
    const [head, first, ...others] = text.trim().split(/\r?\n/);
    expect(head?.split(';')).toHaveLength(13);
    expect(head).toMatch(/Начало;Матч;Турнир;Каппер;/);
    expect(first).toMatch(/Кузнецы – Марисма;Кубок Двух Морей;Лидия Шторм;.*;1,60;2,25;/);
    expect(others).toHaveLength(1);
  });
});

describe('cappers', () => {
  test('are found again when a condition changes, and counted', async () => {
    const { sent } = await open('?tab=cappers&filter=1');
    expect(names()).toEqual(['Ада', 'Борис']);
    await userEvent.type(screen.getByRole('textbox', { name: 'ROI, %: от' }), '10{Enter}');
    expect(address()).toBe('?tab=cappers&filter=1&min-roi=10');
    expect(names()).toEqual(['Ада']);
    expect(sent('usersSearch').at(-1)).toEqual({ body: { minRoi: 10 } });
    expect(found('Капперы')).toMatch(/1$/);
  });

  test('are shown in greater number in place, and fewer again with another condition', async () => {
    const { sent } = await open('?tab=cappers&filter=1');
    await userEvent.click(screen.getByRole('link', { name: 'Показать ещё' }));
    expect(address()).toBe('?tab=cappers&filter=1&count=200');
    await waitFor(() => expect(names()).toHaveLength(4));
    expect(sent('usersSearch').at(-1)).toEqual({ body: { count: 200 } });
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Порядок' }),
      'Доходность (ROI)',
    );
    expect(address()).toBe('?tab=cappers&filter=1&sort=3');
    await waitFor(() => expect(names()).toEqual(['Глеб', 'Вера']));
  });

  test('without results the page says so and leads to the first template', async () => {
    await open('?tab=cappers&filter=1&min-roi=900');
    expect(screen.getByText(/не подходит ни один каппер/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'К первому шаблону' })).toHaveAttribute(
      'href',
      `${PATH}?tab=cappers`,
    );
  });

  test('with a loss, a profit and neither look different; half results count for their side', async () => {
    const cappers = [
      aCapper({ roiPercent: -3, lastTipResults: [2, 3, 4] }),
      aCapper({ url: 'b', roiPercent: 0, lastTipResults: [] }),
      aCapper({ url: 'c', roiPercent: null, averageOdds: null, position: null }),
    ];
    await open('?tab=cappers', { api: { usersSearch: () => someCappers({ cappers }) } });
    const [loss, even, none] = screen.getAllByRole('row').slice(1);
    const signs = [loss, even, none].map((row) => row?.children[4]?.getAttribute('data-sign'));
    expect(signs).toEqual(['neg', null, null]);
    expect(within(loss as HTMLElement).getByText(/Последние прогнозы: /)).toBeInTheDocument();
    expect(even?.lastElementChild).toHaveTextContent(/^–$/);
    expect(none?.children[0]).toHaveTextContent(/^–$/);
    expect(none?.children[5]).toHaveTextContent(/^–$/);
  });

  test('have templates of their own, apart from those of tips', async () => {
    const { sent } = await open('?tab=cappers&template=101');
    expect(sent('usersTemplates')).toHaveLength(1);
    expect(sent('tipsTemplates')).toHaveLength(0);
    expect(screen.getByRole('textbox', { name: 'Прогнозов за период: от' })).toHaveValue('50');
    expect(screen.getByRole('link', { name: /Прогнозы/ })).toHaveAttribute('href', PATH);
  });
});

describe('a search', () => {
  const TABS = [
    ['tips', '', 'tipsSearch'],
    ['cappers', '?tab=cappers', 'usersSearch'],
  ] as const;

  test.each(TABS)('of %s that failed is requested again as it was', async (_tab, search, name) => {
    let isUp = false;
    const { sent, container } = await open(search, {
      api: {
        [name]: () => {
          if (!isUp) throw failure('unavailable', { status: 503 });
          return name === 'tipsSearch' ? tipsFor({}) : cappersFor({});
        },
      },
    });
    expect(screen.getByText('Не удалось выполнить поиск')).toBeVisible();
    expect(await barriersOf(container)).toEqual([]);
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(screen.queryByText('Не удалось выполнить поиск')).toBeNull());
    const [first, second] = sent(name);
    expect(second).toEqual(first);
  });

  test.each(TABS)('of %s is offered to a guest without own templates', async (_tab, search) => {
    const { container } = await open(search, { isPremium: false });
    expect(screen.getByRole('form', { name: 'Условия списка' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Сохранить как шаблон' })).toBeNull();
    const notice = screen.getByRole('region', { name: 'Готовые шаблоны открыты всем.' });
    const links = within(notice).getAllByRole('link');
    const next = encodeURIComponent(PATH + search);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/premium?source=search&next=${next}`,
      `/login?source=search&next=${next}`,
    ]);
    expect(await barriersOf(container)).toEqual([]);
  });

  test.each(TABS)('of %s can be filtered with the keyboard alone', async (_tab, search) => {
    await open(search);
    const least = screen.getByRole('textbox', { name: 'ROI, %: от' });
    least.focus();
    await userEvent.keyboard('7');
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: 'ROI, %: до' })).toHaveFocus();
    expect(address()).toMatch(/[?&]filter=1&(.*&)?min-roi=7(&|$)/);
    const chip = screen.getByRole('link', { name: /Убрать условие: ROI от 7/ });
    chip.focus();
    await userEvent.keyboard('{Enter}');
    expect(address()).not.toContain('min-roi');
  });

  test.each(TABS)('of %s shows its record only when asked', async (tab, search) => {
    const name = `${tab === 'tips' ? 'tips' : 'users'}SearchRecord`;
    const { sent } = await open(search);
    expect(sent(name)).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'История шаблона' }));
    expect(address()).toContain('record=1');
    const record = screen.getByRole('region', { name: 'История шаблона' });
    expect(record.querySelector('[aria-busy=true]')).toBeInTheDocument();
    await userEvent.click(within(record).getByRole('link', { name: 'История шаблона' }));
    expect(address()).not.toContain('record=1');
    expect(record.querySelector('[aria-busy=true]')).toBeNull();
  });
});
