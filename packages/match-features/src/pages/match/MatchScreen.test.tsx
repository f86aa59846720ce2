import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMatch, aMatchTip, anEventMatches, anEventPage, anOddsHistory } from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import { address, cellsOf, failure, over, page } from './finished-match-fixture.ts';
import { type MatchSetting, NOW_SECONDS, renderMatch } from './match-fixture.tsx';

describe('the head of a match', () => {
  test('names the league, round, referee and start', async () => {
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

  test('describes the form in words, oldest match first', async () => {
    await renderMatch({ page });
    expect(
      screen.getByText('Форма, от старых матчей к новым: поражение 0:1, Маяк; победа 2:0, Кедр'),
    ).toBeInTheDocument();
  });

  test('shows first, current and closing prices and which outcomes won', async () => {
    await renderMatch({ page });
    const prices = within(screen.getByRole('list', { name: 'Основные коэффициенты' }));
    const texts = prices
      .getAllByRole('link')
      .map((link) => link.textContent?.replace(/[\s\u00A0]+/g, ' '));
    expect(texts).toEqual([
      'П1 1.11 сыграл первый 1.89, закрытие 1.79',
      'X 7.50 первый 3.58, закрытие 3.74',
      'П2 53.00 первый 3.95, закрытие 4.44',
      'ТБ 2.5 +0,3 % 1.90 сыграл первый 1.90',
    ]);
    expect(prices.getAllByRole('link')[3]).toHaveAttribute(
      'href',
      `/Events/${page.link}?tab=odds&outcome=ou.o%3A2.5`,
    );
  });

  test('an upcoming match has its start and the time left until then', async () => {
    const ahead = aMatch().startingAt(NOW_SECONDS + 3 * 3_600 + 1_200);
    await renderMatch({ page: anEventPage(ahead) });
    expect(screen.getByText('через 3 ч 20 мин')).toBeInTheDocument();
    expect(screen.getByText('15:20')).toBeInTheDocument();
  });

  test('a match with an unknown hour is shown without one', async () => {
    const ahead = aMatch().startingAt(NOW_SECONDS + 3_600);
    await renderMatch({ page: anEventPage(ahead, { isTimeKnown: false }) });
    expect(screen.getByText('21.11.2026')).toBeInTheDocument();
    expect(screen.getByText('Не начался')).toBeInTheDocument();
    expect(screen.queryByText('13:00')).not.toBeInTheDocument();
  });

  test('is in English on English pages', async () => {
    await renderMatch({ page, locale: 'en' });
    expect(screen.getByText('round 16')).toBeInTheDocument();
    expect(
      screen.getByText(/^Form, oldest match first: lost 0:1 against Маяк/),
    ).toBeInTheDocument();
  });

  const fairPrices = () =>
    within(screen.getByRole('table', { name: 'Честный кэф' }))
      .getAllByRole('row')
      .slice(1)
      .map(cellsOf);
  const closing = ['Закрытие', '1.85', '4.01', '4.80'];

  const running = aMatch()
    .withId(50_213)
    .startingAt(NOW_SECONDS - 4_000)
    .live('2H:67');

  test('a running match shows the closing fair price, whatever is offered in play', async () => {
    await renderMatch({ page: anEventPage(running.withScore(2, 1), { odds: page.odds }) });
    expect(fairPrices()).toEqual([closing]);
  });

  test('an upcoming match shows the current fair price', async () => {
    const coming = aMatch()
      .withId(50_213)
      .startingAt(NOW_SECONDS + 4_000);
    const odds = page.odds.map((item) => ({ ...item, closing: null }));
    await renderMatch({ page: anEventPage(coming, { odds }) });
    expect(fairPrices()).toEqual([['Сейчас', '1.13', '9.90', '91.56']]);
  });

  test('the prices of the model are below the fair prices, with the number of matches used', async () => {
    const model = (fairOdds: number) => ({
      percent: 100 / fairOdds,
      fairOdds,
      valuePercent: null,
      claimedPercent: null,
    });
    const fair = [1.9, 3.94, 4.52, 1.95];
    const odds = page.odds.map((item, index) => ({ ...item, model: model(fair[index] ?? 2) }));
    await renderMatch({ page: { ...page, odds, modelBasis: [14, 9] } });
    expect(fairPrices()).toEqual([closing, ['Модель', '1.90', '3.94', '4.52']]);
    expect(screen.getByText(/матчей команд в турнире: 14 и 9/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Как считает модель' })).toHaveAttribute(
      'href',
      '/math-analysis?view=reliability',
    );
  });

  test('a finished match shows only the closing fair price', async () => {
    await renderMatch({ page });
    expect(fairPrices()).toEqual([closing]);
  });

  test('a finished match without tips links to its prices instead', async () => {
    await renderMatch({
      page: {
        ...page,
        tips: { ...page.tips, tips: [], count: 0 },
        counts: { ...page.counts, tips: 0 },
      },
      search: '?tab=tips',
    });
    expect(screen.getByText('Прогнозов на этот матч нет')).toBeInTheDocument();
    const ways = screen.getAllByRole('link', { name: 'Коэффициенты' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(
      Array(2).fill(`/Events/${page.link}?tab=odds`),
    );
  });

  test.each([
    [3_600, 'через 1 ч'],
    [3_660, 'через 1 ч 1 мин'],
    [59 * 60, 'через 59 мин'],
  ])('%i seconds before the start it says %s', async (left, text) => {
    await renderMatch({ page: anEventPage(aMatch().startingAt(NOW_SECONDS + left)) });
    expect(screen.getByText(text)).toBeInTheDocument();
  });
});

describe('the tabs', () => {
  test('are links; choosing one changes the address in place', async () => {
    await renderMatch({ page, odds: anOddsHistory() });
    const tabs = within(screen.getByRole('navigation', { name: 'Разделы матча' }));
    expect(tabs.getAllByRole('link').map((tab) => tab.getAttribute('href'))).toEqual([
      `/Events/${page.link}`,
      `/Events/${page.link}?tab=odds`,
      ...['matches', 'summary', 'table', 'trends', 'squads'].map(
        (tab) => `/Events/${page.link}?tab=${tab}`,
      ),
    ]);
    expect(tabs.getByRole('link', { name: /Прогнозы/ })).toHaveTextContent('Прогнозы2');
    await userEvent.click(tabs.getByRole('link', { name: 'Коэффициенты' }));
    expect(address()).toBe(`/Events/${page.link}?tab=odds`);
    expect(screen.getByRole('table', { name: 'П1 по букмекерам' })).toBeInTheDocument();
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
  ])('%s: no accessibility violations and no style attributes', async (_name, setting) => {
    const { container } = await renderMatch(setting);
    expect((await axe(container)).violations).toEqual([]);
    expect(container.querySelector('[style]')).toBeNull();
  });

  test('a failed page says so and can be retried', async () => {
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
