import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiFailure } from '@tipmark/remote-kit';
import {
  aLeague,
  aMatch,
  aMatchTip,
  anEventMatches,
  anEventPage,
  anOddsHistory,
} from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import { type MatchSetting, NOW_SECONDS, renderMatch } from './match-fixture.tsx';

const over = aMatch()
  .withId(50_213)
  .between('Ладога', 'Сталь')
  .startingAt(NOW_SECONDS - 20_000)
  .finished()
  .withScore(2, 1)
  .withPeriods([1, 1]);

const side = (link: string, form: ReturnType<typeof anEventPage>['home']['form'] = []) => ({
  id: 1,
  link,
  countryCode: 'RU',
  form,
});

const formMatch = (id: number, outcome: 'won' | 'drawn' | 'lost', opponent: string) => ({
  link: `${id}-x`,
  startsAt: NOW_SECONDS - id * 86_400,
  isHome: true,
  opponent,
  score: outcome === 'won' ? ([2, 0] as [number, number]) : ([0, 1] as [number, number]),
  outcome,
});

const strip = [
  ['1x2.1', 1.89, 1.11, 1.79],
  ['1x2.x', 3.58, 7.5, 3.74],
  ['1x2.2', 3.95, 53, 4.44],
  ['ou.o:2.5', 1.9, 1.905, null],
].map(([oddType, first, current, closing]) => ({ oddType, first, current, closing, best: null }));

const page = anEventPage(over, {
  round: '16',
  referee: { link: '3-strelnikov', name: 'Глеб Стрельников', countryCode: 'RU' },
  home: side('1-ladoga', [formMatch(1, 'won', 'Кедр'), formMatch(2, 'lost', 'Маяк')]),
  odds: strip as never,
  counts: { tips: 2, markets: 3 },
  attribution: 'football-data.co.uk',
});

const failure = { status: 500, code: 'internal', message: '' } as ApiFailure;
const address = () => screen.getByLabelText('address').textContent;
const cellsOf = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('th, td') ?? [])].map((cell) => cell.textContent);

describe('the head of a match', () => {
  test('names the league, round, referee and when', async () => {
    await renderMatch({ page });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ладога – Сталь, 2:1');
    expect(screen.getByRole('link', { name: 'Russia · Premier League' })).toHaveAttribute(
      'href',
      `/Tournaments/${page.league.link}`,
    );
    expect(screen.getByText('тур 16')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Глеб Стрельников' })).toHaveAttribute(
      'href',
      '/Referees/3-strelnikov',
    );
    expect(screen.getByText('21.11.2026, 06:26')).toHaveAttribute(
      'datetime',
      '2026-11-21T03:26:40.000Z',
    );
    expect(screen.getByText('Источник данных: football-data.co.uk')).toBeInTheDocument();
  });

  test('says how it ended, half by half', async () => {
    await renderMatch({ page });
    expect(screen.getByText('Завершён')).toBeInTheDocument();
    expect(screen.getByText('2:1')).toBeInTheDocument();
    expect(screen.getByText('1-й тайм 1:1,').parentElement).toHaveTextContent(
      '1-й тайм 1:1, 2-й тайм 1:0',
    );
  });

  test('tells the form in words, oldest first', async () => {
    await renderMatch({ page });
    expect(
      screen.getByText('Форма, от старых матчей к новым: поражение 0:1, Маяк; победа 2:0, Кедр'),
    ).toBeInTheDocument();
  });

  test('shows first, current and closing prices with how far they went', async () => {
    await renderMatch({ page });
    const prices = within(screen.getByRole('list', { name: 'Основные коэффициенты' }));
    const texts = prices
      .getAllByRole('link')
      .map((link) => link.textContent?.replace(/[\s\u00A0]+/g, ' '));
    expect(texts).toEqual([
      'П1 −41,3 % 1.11 первый 1.89, закрытие 1.79',
      'X +109,5 % 7.50 первый 3.58, закрытие 3.74',
      'П2 ×13,4 53.00 первый 3.95, закрытие 4.44',
      'ТБ 2.5 +0,3 % 1.90 первый 1.90',
    ]);
    expect(prices.getAllByRole('link')[3]).toHaveAttribute(
      'href',
      `/Events/${page.link}?tab=odds&outcome=ou.o%3A2.5`,
    );
  });

  test('a running match has its minute, one to come its time and what is left', async () => {
    await renderMatch({ page: anEventPage(over.live('2H:67')) });
    expect(screen.getByText("67'")).toBeInTheDocument();
    expect(screen.getByText('1-й тайм 1:1')).toBeInTheDocument();
  });

  test('a match to come has its time and what is left until then', async () => {
    const ahead = aMatch().startingAt(NOW_SECONDS + 3 * 3_600 + 1_200);
    await renderMatch({ page: anEventPage(ahead) });
    expect(screen.getByText('через 3 ч 20 мин')).toBeInTheDocument();
    expect(screen.getByText('15:20')).toBeInTheDocument();
  });

  test('no hour is invented for a match whose hour nobody told', async () => {
    const ahead = aMatch().startingAt(NOW_SECONDS + 3_600);
    await renderMatch({ page: anEventPage(ahead, { isTimeKnown: false }) });
    expect(screen.getByText('21.11.2026')).toBeInTheDocument();
    expect(screen.getByText('Не начался')).toBeInTheDocument();
    expect(screen.queryByText('13:00')).not.toBeInTheDocument();
  });

  test('speaks English on English pages', async () => {
    await renderMatch({ page, locale: 'en' });
    expect(screen.getByText('round 16')).toBeInTheDocument();
    expect(screen.getByText('2nd half: 1:0')).toBeInTheDocument();
    expect(
      screen.getByText(/^Form, oldest match first: lost 0:1 against Маяк/),
    ).toBeInTheDocument();
  });

  test('without the margin the result has a fair price', async () => {
    await renderMatch({ page });
    const card = within(screen.getByRole('table', { name: 'Честный кэф' }));
    expect(cellsOf(card.getAllByRole('row')[1])).toEqual(['Сейчас', '1.13', '9.90', '91.56']);
  });
});

describe('the tabs', () => {
  test('are links; choosing one changes the address in place', async () => {
    await renderMatch({ page, odds: anOddsHistory() });
    const tabs = within(screen.getByRole('navigation', { name: 'Разделы матча' }));
    expect(tabs.getAllByRole('link').map((tab) => tab.getAttribute('href'))).toEqual([
      `/Events/${page.link}`,
      `/Events/${page.link}?tab=odds`,
      ...['matches', 'summary', 'table', 'trends', 'squads', 'referee'].map(
        (tab) => `/Events/${page.link}?tab=${tab}`,
      ),
    ]);
    expect(tabs.getByRole('link', { name: /Прогнозы/ })).toHaveTextContent('Прогнозы2');
    await userEvent.click(tabs.getByRole('link', { name: 'Коэффициенты' }));
    expect(address()).toBe(`/Events/${page.link}?tab=odds`);
    expect(screen.getByRole('table', { name: 'П1 по конторам' })).toBeInTheDocument();
  });
});

describe('tips', () => {
  const tip = aMatchTip({
    author: {
      name: 'Иван',
      url: 'ivan',
      position: 2,
      label: '4.7',
      roiPercent: 6.2,
      countOfTips: 312,
    },
    description: 'Хозяева дома сильнее',
    seq: 1_043,
  });
  const won = aMatchTip({ odd_type: 'ou.o:2.5', result: 1, profit: 28.5, editedAt: NOW_SECONDS });
  const withTips = (tips = [tip, won], lastTipId: number | null = null) =>
    anEventPage(over, { tips: { tips, count: 25, lastTipId } });

  test('say who, what, at which price then and now, how much, and where it is recorded', async () => {
    await renderMatch({ page: withTips() });
    const [first, second] = screen
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('code'));
    const card = within(first as HTMLElement);
    expect(card.getByRole('link', { name: 'Иван' })).toHaveAttribute('href', '/profile/ivan');
    for (const text of ['4.7', 'П1', '1.95', 'сейчас 1.88', 'Хозяева дома сильнее', 'abcdef01'])
      expect(card.getByText(text)).toBeInTheDocument();
    expect(first).toHaveTextContent('ROI +6,2 %, прогнозов: 312');
    expect(first).toHaveTextContent('ставка 3 % банка');
    expect(first).toHaveTextContent('Реестр, запись 1043: abcdef01');
    expect(second).toHaveTextContent('Выиграл +28,50 ед.');
    expect(second).toHaveTextContent('изменён 21.11.2026, 12:00');
    expect(second).not.toHaveTextContent('сейчас');
  });

  test('none yet says so', async () => {
    await renderMatch({ page });
    expect(screen.getByText('Прогнозов пока нет')).toBeInTheDocument();
  });

  test('orders and further pages are links', async () => {
    await renderMatch({ page: withTips([tip], 17) });
    expect(screen.getByRole('link', { name: 'Новые' })).toHaveAttribute(
      'href',
      `/Events/${page.link}?sort=newest`,
    );
    expect(screen.getByRole('link', { name: 'Следующие прогнозы' })).toHaveAttribute(
      'href',
      `/Events/${page.link}?after=17`,
    );
  });

  test('another order shows what was asked for', async () => {
    const tips = { tips: [won], count: 25, lastTipId: null };
    await renderMatch({ page: withTips(), tips, search: '?sort=newest&after=17' });
    expect(screen.queryByText('Иван')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'К первым прогнозам' })).toHaveAttribute(
      'href',
      `/Events/${page.link}?sort=newest`,
    );
  });
});

describe('odds history', () => {
  const search = '?tab=odds';

  test('is an image with a sentence', async () => {
    await renderMatch({ page, odds: anOddsHistory(), search });
    expect(screen.getByRole('img', { name: 'П1: первый 1.89, сейчас 1.79' })).toBeInTheDocument();
  });

  test('or a table, newest price first', async () => {
    await renderMatch({ page, odds: anOddsHistory(), search: `${search}&view=table` });
    const rows = within(screen.getByRole('table', { name: /Как менялась цена/ })).getAllByRole(
      'row',
    );
    expect(rows.map(cellsOf).slice(1)).toEqual([
      ['20.11.2026, 13:00', '1.79', '−5,3\u00A0%'],
      ['20.11.2026, 12:00', '1.89', '0,0\u00A0%'],
    ]);
    expect(screen.queryByRole('img', { name: /первый/ })).not.toBeInTheDocument();
  });

  test('outcomes are links; another one has its own prices', async () => {
    await renderMatch({ page, odds: anOddsHistory(), search });
    const outcomes = within(screen.getByRole('navigation', { name: 'Исход' }));
    await userEvent.click(outcomes.getByRole('link', { name: 'П2' }));
    expect(address()).toBe(`/Events/${page.link}?tab=odds&outcome=1x2.2`);
    const rows = within(screen.getByRole('table', { name: 'П2 по конторам' })).getAllByRole('row');
    expect(cellsOf(rows[2])).toEqual([
      'Rivalto лучшая12 с назад',
      '3.95',
      '4.44',
      '4.44',
      '+12,4\u00A0%',
      '12 с назад',
    ]);
  });

  test('lines of a total are links of their own', async () => {
    const lineOf = (line: number) => ({
      line,
      outcomes: ['o', 'u'].map((selection) => ({
        oddType: `ou.${selection}:${line}`,
        first: 1.9,
        current: 1.9,
        closing: null,
        best: null,
        fairPercent: 50,
        fairOdds: 2,
        points: [[NOW_SECONDS - 50, 1.9] as [number, number]],
      })),
      marginPercent: 5.3,
      bookmakers: [],
    });
    const odds = anOddsHistory({
      market: 'ou',
      markets: ['1x2', 'ou'],
      lines: [lineOf(2.5), lineOf(3.5)],
    });
    await renderMatch({ page, odds, search: '?tab=odds&outcome=ou.u:2.5' });
    const lines = within(screen.getByRole('navigation', { name: 'Линия' }));
    expect(lines.getByRole('link', { name: '3.5' })).toHaveAttribute(
      'href',
      `/Events/${page.link}?tab=odds&outcome=ou.u%3A3.5`,
    );
    expect(screen.getByRole('table', { name: 'ТМ 2.5 по конторам' })).toBeInTheDocument();
    expect(
      within(screen.getByRole('navigation', { name: 'Рынок' })).getByRole('link', {
        name: 'Тотал',
      }),
    ).toHaveAttribute('aria-current', 'true');
  });

  test('shows fair odds and the margin they are without', async () => {
    await renderMatch({ page: { ...page, odds: [] }, odds: anOddsHistory(), search });
    const fair = within(screen.getByRole('table', { name: 'Честная вероятность: 1X2' }));
    expect(cellsOf(fair.getAllByRole('row')[1])).toEqual(['П1', '1.79', '1.88', '53,1\u00A0%']);
    expect(screen.getByText(/Маржа линии 5,2 %/)).toBeInTheDocument();
  });

  test('not opened yet says so', async () => {
    await renderMatch({ page, odds: anOddsHistory({ lines: [], markets: [] }), search });
    expect(screen.getByText('Коэффициенты ещё не открыты')).toBeInTheDocument();
  });

  test('a failed load says so and asks again', async () => {
    const loads = { soccerEventOddsHistory: { status: 'failed', error: failure } } as const;
    const { dispatched } = await renderMatch({ page, loads, search });
    expect(screen.getByRole('alert')).toHaveTextContent('Не удалось загрузить коэффициенты');
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'soccerEventOddsHistory/requested',
      request: { segments: { matchUrl: page.link, market: '1x2' } },
    });
  });
});

describe('earlier matches', () => {
  const search = '?tab=matches';
  const past = aMatch().between('Ладога', 'Кедр').finished().withScore(3, 1);
  const matches = anEventMatches({
    lists: [
      {
        side: 'home',
        matches: [
          { league: aLeague().named('Кубок').buildHead(), match: past.buildWire(), outcome: 'won' },
        ],
        count: 1,
        won: 1,
        drawn: 0,
        lost: 0,
        goalsFor: 3,
        goalsAgainst: 1,
      },
      {
        side: 'away',
        matches: [],
        count: 0,
        won: 0,
        drawn: 0,
        lost: 0,
        goalsFor: 0,
        goalsAgainst: 0,
      },
    ],
  });

  test('of each side with what they add up to', async () => {
    await renderMatch({ page, matches, search });
    expect(screen.getByRole('heading', { name: 'Ладога: последние матчи' })).toBeInTheDocument();
    for (const text of ['1 В – 0 Н – 0 П', 'выиграно 1 из 1', 'мячи 3:1'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(
      screen.getByRole('link', { name: '21.11.2026 Кубок Ладога – Кедр 3:1 победа' }),
    ).toHaveAttribute('href', `/Events/${past.build().link}`);
    expect(screen.getByText('Под эти условия ни один матч не подошёл')).toBeInTheDocument();
  });

  test('of both against each other', async () => {
    const [list] = matches.lists;
    const both = anEventMatches({ lists: list ? [{ ...list, side: 'both' }] : [] });
    await renderMatch({ page, matches: both, search: `${search}&h2h=1` });
    expect(
      screen.getByRole('heading', { name: 'Ладога – Сталь: очные матчи' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Очные' })).toBeChecked();
  });

  test('are filtered through the address', async () => {
    await renderMatch({ page, matches, search });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Без товарищеских' }));
    expect(address()).toBe(`/Events/${page.link}?tab=matches&friendlies=0`);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Число матчей' }), '5');
    expect(address()).toBe(`/Events/${page.link}?tab=matches&count=5&friendlies=0`);
  });

  test('without scripts the form sends the same', async () => {
    const { container } = await renderMatch({ page, matches, search: `${search}&season=1` });
    const form = container.querySelector('form') as HTMLFormElement;
    expect(form.getAttribute('action')).toBe(`/Events/${page.link}`);
    const sent = new URLSearchParams(
      [...form.elements]
        .filter((field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        .filter((field) => field.type !== 'checkbox' || (field as HTMLInputElement).checked)
        .map(({ name, value }) => [name, value]),
    );
    expect(sent.get('tab')).toBe('matches');
    expect(sent.getAll('season')).toEqual(['0', '1']);
    expect(sent.getAll('friendlies')).toEqual(['0', '1']);
    expect(sent.getAll('h2h')).toEqual(['0']);
  });
});

describe('every state', () => {
  const tips = { tips: [aMatchTip({ description: 'x' })], count: 1, lastTipId: null };
  test.each<[string, MatchSetting]>([
    ['tips', { page: anEventPage(over, { tips, odds: page.odds, home: page.home }) }],
    ['no tips', { page }],
    ['odds', { page, odds: anOddsHistory(), search: '?tab=odds' }],
    ['odds as a table', { page, odds: anOddsHistory(), search: '?tab=odds&view=table' }],
    ['matches', { page, matches: anEventMatches(), search: '?tab=matches' }],
    ['loading', { loads: { soccerEventPage: { status: 'loading', key: 'k' } } }],
    ['failed', { loads: { soccerEventPage: { status: 'failed', error: failure } } }],
    ['no odds loaded', { page, search: '?tab=odds' }],
  ])('%s: no accessibility fault, no style attribute', async (_name, setting) => {
    const { container } = await renderMatch(setting);
    expect((await axe(container)).violations).toEqual([]);
    expect(container.querySelector('[style]')).toBeNull();
  });

  test('a failed page says so and asks for it again', async () => {
    const loads = { soccerEventPage: { status: 'failed', error: failure } } as const;
    const { dispatched } = await renderMatch({ loads });
    expect(screen.getByRole('alert')).toHaveTextContent('Не удалось загрузить матч');
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'soccerEventPage/requested',
      request: { segments: { matchUrl: '7-lost', countOfMatches: 10, isExcludeFriendlies: true } },
    });
  });
});
