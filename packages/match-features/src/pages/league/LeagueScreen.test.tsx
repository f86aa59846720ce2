import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { encodeMatch } from '@tipmark/contract/match-wire';
import type { HostState } from '@tipmark/remote-kit';
import { aMatch } from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import { ready, renderGame } from '../../testing/game-fixture.tsx';
import { leagueAddress, readLeagueView } from './league-address.ts';
import { league, options, renderLeague } from './league-fixture.tsx';
import { akron, match, page } from './league-page-fixture.ts';

const markOf = (container: HTMLElement) => container.querySelector('header span')?.innerHTML ?? '';

test('the header shows the crest, and the flag of the country beside the name', async () => {
  const crested = { ...page, league: { ...page.league, logo: 'circle-6e2b8c-ffffff' } };
  const { container } = await renderLeague({ page: crested });
  expect(markOf(container)).toMatch(/<svg.*#6e2b8c/);
  expect(container.querySelector('header p img')).toHaveAttribute(
    'src',
    expect.stringContaining('RU'),
  );
});

test('without a crest, the header shows the flag in its place, and only once', async () => {
  const { container } = await renderLeague({ page });
  expect(markOf(container)).toMatch(/<img.*RU/);
  expect(container.querySelectorAll('header img')).toHaveLength(1);
});

const address = () => screen.getByLabelText('address').textContent;

describe('the league page', () => {
  it('opens on the table tab', async () => {
    await renderLeague({ page });
    const table = screen.getByRole('table', { name: /^Таблица: Премьер-лига/ });
    expect(within(table).getByRole('row', { name: /Zenit/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Таблица' })).toHaveAttribute('aria-current', 'true');
  });

  it('opens on the matches tab when there is neither a table nor a bracket', async () => {
    await renderLeague({ page: { ...page, table: { rows: [], deductions: [] } } });
    expect(screen.getByRole('table', { name: 'Результаты' })).toBeVisible();
    expect(screen.queryByText(/^Таблицы нет/)).not.toBeInTheDocument();
  });

  it('opens on the rounds of a cup', async () => {
    const rounds = [{ name: 'финал', matches: [match] }];
    await renderLeague({ page: { ...page, table: { rows: [], deductions: [] }, rounds } });
    expect(screen.getByRole('region', { name: 'Финал' })).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Результаты' })).not.toBeInTheDocument();
  });

  it('shows the matches with the statistics of the season beside them', async () => {
    const { container } = await renderLeague({ page, search: '?tab=matches' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Премьер-лига');
    expect(screen.getByText('Россия · 2026/27 · сыграно 120, назначено ещё 120')).toBeVisible();
    expect(screen.getByText('симуляция')).toBeVisible();
    const results = screen.getByRole('table', { name: 'Результаты' });
    expect(within(results).getByRole('row', { name: /Zenit – Akron .* 2:1/ })).toBeVisible();
    expect(screen.getByText('П1').closest('li')).toHaveTextContent('П1 50 %');
    expect(screen.getByText('120 матчей')).toBeVisible();
    expect(screen.queryByText('Ближайшие матчи')).not.toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  });

  it.each([
    ['', null, 'матчей: 120 из 122, без присуждённых'],
    ['?tab=summary', null, 'матчей: 120 из 122, без присуждённых'],
    ['', akron.id, '120 матчей'],
  ])('says how many matches the statistics cover: %p, team %p', async (search, teamId, text) => {
    await renderLeague({ page: { ...page, countOfPlayed: 122, teamId }, search });
    expect(screen.getByText(/сыграно 122, назначено ещё 118/)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });

  it('shows the featured match with its prices, and links to the account of the league', async () => {
    const banner = { league: page.league, match: aMatch().withOdds([1.8, 3.5, 4.2]).buildWire() };
    await renderLeague({
      page: { ...page, matchBanner: banner, twitter: 'rpl_league' },
    });
    const shown = within(screen.getByRole('table', { name: 'Главный матч' }));
    expect(shown.getByRole('link', { name: 'Коэффициенты: П1 1.80 X 3.50 П2 4.20' })).toBeVisible();
    expect(screen.getByRole('link', { name: '@rpl_league' })).toHaveAttribute(
      'href',
      'https://x.com/rpl_league',
    );
  });

  it('shows no featured match when there is none', async () => {
    await renderLeague({ page });
    expect(screen.queryByText('Главный матч')).not.toBeInTheDocument();
  });

  it('shows no match counts for a cup before its draw', async () => {
    await renderLeague({ page: { ...page, countOfPlayed: 0, countOfMatches: 0 } });
    expect(screen.getByText('Россия · 2026/27')).toBeVisible();
  });

  it('shows the crests of both sides beside their names, outside the accessible name', async () => {
    const fair = aMatch().between('Zenit', 'Akron').finished().withScore(1, 0).build();
    const crested = encodeMatch({
      ...fair,
      home: { ...fair.home, logo: 'circle-6e2b8c-ffffff' },
      away: { ...fair.away, logo: 'shield-0f4c81-e8eef4' },
    });
    await renderLeague({
      page: { ...page, results: { matches: [crested], lastMatchId: null } },
      search: '?tab=matches',
    });
    const link = screen.getByRole('link', { name: 'Zenit – Akron' });
    expect(
      [...link.querySelectorAll('svg > path:first-child')].map((path) => path.getAttribute('fill')),
    ).toEqual(['#6e2b8c', '#0f4c81']);
  });

  it('shows the status of a canceled match', async () => {
    const canceled = aMatch().between('Zenit', 'Akron').withStatus(5).buildWire();
    await renderLeague({
      page: { ...page, results: { matches: [canceled], lastMatchId: null } },
      search: '?tab=matches',
    });
    expect(screen.getByRole('row', { name: /Zenit – Akron .*, Отменён –/ })).toBeVisible();
  });

  it.each([
    ['has price columns', [2.1, 3.4, 3.6], ['Матч', 'Счёт', 'П1', 'X', 'П2']],
    ['has no price columns when no prices are known', [], ['Матч', 'Счёт']],
  ])('the table of results %s', async (_, prices, heads) => {
    const match = aMatch().finished().withScore(1, 0).withOdds(prices).buildWire();
    await renderLeague({
      page: { ...page, results: { matches: [match], lastMatchId: null } },
      search: '?tab=matches',
    });
    const results = within(screen.getByRole('table', { name: 'Результаты' }));
    const shown = results.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(shown).toEqual(heads);
  });

  it('says once that an upcoming match has no prices yet', async () => {
    const priced = aMatch().withId(1).between('Kometa', 'Vega').withOdds([2.1, 3.4, 3.6]);
    const fixtures = {
      matches: [priced.buildWire(), aMatch().withId(2).between('Rubin', 'Orel').buildWire()],
      lastMatchId: null,
    };
    await renderLeague({ page: { ...page, fixtures }, search: '?tab=matches' });
    expect(screen.getByRole('row', { name: /^Rubin – Orel .* цен ещё нет$/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /^Kometa/ })).toHaveTextContent('2.103.403.60');
  });

  it('appends the results after the last one shown, and keeps the rows when that fails', async () => {
    const { dispatched, answer } = await renderGame({
      Screen: league.Component,
      address: '/Tournaments/7-rpl?tab=matches&team=1',
      loads: { pageSoccerLeague: ready({ ...page, fixtures: page.results }) },
    });
    const results = screen.getByRole('region', { name: 'Результаты' });
    const showMore = () => within(results).getByRole('link', { name: 'Показать ещё' });
    const rows = () => within(results).getAllByRole('row').length - 1;
    await userEvent.click(showMore());
    const segments = { typeOfMatches: 1, seasonId: 70, teamId: 1, lastMatchId: 41 };
    expect(dispatched.at(-1)).toMatchObject({
      load: options.results.more.name,
      request: { segments },
    });
    const earlier = { matches: [aMatch().withId(12).finished().buildWire()], lastMatchId: 12 };
    answer({ [options.results.more.name]: ready(earlier, dispatched.at(-1)?.key) });
    expect(rows()).toBe(2);
    await userEvent.click(showMore());
    expect(dispatched.at(-1)?.request).toMatchObject({ segments: { lastMatchId: 12 } });
    const error = { status: 500, code: 'internal', message: '' } as const;
    const failed = { status: 'failed', key: dispatched.at(-1)?.key ?? '', error } as const;
    answer({ [options.results.more.name]: failed });
    expect(within(results).getByRole('alert')).toHaveTextContent('Продолжение не загрузилось');
    expect(rows()).toBe(2);
  });

  it('links to the next results of the same season', async () => {
    await renderLeague({ page, search: '?tab=matches' });
    expect(screen.getByRole('link', { name: 'Показать ещё' })).toHaveAttribute(
      'href',
      '/Tournaments/7-rpl?tab=matches&season=70&results=41',
    );
  });

  it('shows only the results of a further page, with a link back', async () => {
    const more = { matches: [match], lastMatchId: null };
    await renderLeague({ page, more, search: '?season=70&results=41' });
    expect(screen.queryByText('Ближайшие матчи')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Показать ещё' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'К первым матчам' })).toHaveAttribute(
      'href',
      '/Tournaments/7-rpl?tab=matches&season=70',
    );
  });

  it('puts the selected team and season into the address; another season drops the team', async () => {
    await renderLeague({ page, search: '?tab=table&months=6' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Команда' }), 'Zenit');
    expect(address()).toBe('/Tournaments/7-rpl?team=1&months=6');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Сезон' }), '2025/26');
    expect(address()).toContain('season=60');
    expect(address()).not.toContain('team=');
  });

  it.each([
    ['table', 'Zenit'],
    ['totals', '12/15'],
    ['summary', 'Голов за матч'],
    ['referees', '5,20'],
  ])('tab %s shows its content', async (tab, text) => {
    const { container } = await renderLeague({ page, search: `?tab=${tab}` });
    expect(container).toHaveTextContent(text);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('shows the statistic the referees are sorted by on a phone too', async () => {
    await renderLeague({ page, search: '?tab=referees&sort=5' });
    const row = screen.getByRole('row', { name: /Иванов/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ className }) => className),
    ).toEqual(['', '', 'wide', 'wide', 'now', 'wide']);
  });

  it('shows the averages of the home and the away team only in the summary', async () => {
    const summary = [{ figure: 'corners', own: 5.07, other: 4.75, of: 110 } as const];
    await renderLeague({ page: { ...page, summary }, search: '?tab=summary' });
    const sides = screen.getByRole('table', { name: 'Итоги: В среднем за матч' });
    expect(
      within(sides).getByRole('row', { name: 'Угловые матчей: 110 из 120 5,07 4,75' }),
    ).toBeVisible();
    expect(screen.queryByText('Сезон в цифрах')).not.toBeInTheDocument();
  });

  it('links to the matches when a knock-out has no table', async () => {
    const cup = { ...page, table: { rows: [], deductions: [] } };
    await renderLeague({ page: cup, search: '?tab=table' });
    expect(screen.getByText(/^Таблицы нет/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'К матчам' })).toHaveAttribute(
      'href',
      '/Tournaments/7-rpl?tab=matches',
    );
    expect(screen.queryByText('Весь сезон')).not.toBeInTheDocument();
  });

  it('shows the rounds of a knock-out in place of a table', async () => {
    const rounds = [
      { name: 'полуфинал', matches: [match] },
      { name: '1/4 финала', matches: [match] },
    ];
    const cup = { ...page, table: { rows: [], deductions: [] }, rounds };
    await renderLeague({ page: cup, search: '?tab=table' });
    expect(screen.getByRole('heading', { name: 'Сетка' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'полуфинал' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Сетка' })).toHaveAttribute('aria-current', 'true');
    expect(screen.queryByRole('link', { name: 'Таблица' })).not.toBeInTheDocument();
    // each match once: there is no second list of them
    expect(screen.queryByRole('table', { name: /финал/i })).not.toBeInTheDocument();
    expect(screen.getAllByRole('list', { name: 'Матчи' })).toHaveLength(2);
    expect(screen.queryByText(/^Таблицы нет/)).not.toBeInTheDocument();
  });

  describe('in a season without played matches', () => {
    const none = { matches: [], lastMatchId: null };
    const outcomes = { count: 0, home: 0, draw: 0, away: 0 };
    const unplayed = { ...page, outcomes, results: none, fixtures: none };

    it.each([
      ['matches', '?tab=matches', 'Все турниры', '/Tournaments'],
      ['matches of a team', '?tab=matches&team=2', 'Все команды', '/Tournaments/7-rpl?tab=matches'],
      ['summary', '?tab=summary&team=2', 'К матчам', '/Tournaments/7-rpl?tab=matches&team=2'],
    ])('shows no shares and links to another page: %s', async (_tab, search, name, address) => {
      const { container } = await renderLeague({ page: unplayed, search });
      expect(container).not.toHaveTextContent('0 %');
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
    });
  });

  it('can be starred beside its name, and the star is stored', async () => {
    await renderLeague({ page });
    const star = screen.getByRole('button', { name: 'Турнир в избранном' });
    expect(star).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(star);
    expect(star).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('.LS_favourites')).toContain(`l${page.league.id}`);
    localStorage.clear();
  });

  it('keeps the market of the totals in the address', async () => {
    await renderLeague({ page, search: '?tab=totals&order=4' });
    const market = screen.getByRole('combobox', { name: 'Что считать' });
    expect(market).toHaveDisplayValue('Голы');
    await userEvent.selectOptions(market, 'Угловые');
    expect(address()).toBe('/Tournaments/7-rpl?tab=totals&market=5&order=4');
  });

  it('has a form that submits the selection and the rest of the address without scripts', async () => {
    await renderLeague({ page, search: '?season=60&tab=referees&sort=2' });
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Условия списка' });
    expect(form).toHaveAttribute('action', '/Tournaments/7-rpl');
    const sent = [...form.querySelectorAll<HTMLInputElement>('[name]')];
    expect(sent.map(({ name, value }) => [name, value])).toEqual([
      ['tab', 'referees'],
      ['season', '60'],
      ['sort', '2'],
    ]);
  });

  it('shows a failed load with a button to retry', async () => {
    const error = { status: 500, code: 'internal', message: '' };
    const loads = { pageSoccerLeague: { status: 'failed', key: 'k', error } };
    const { dispatched } = await renderLeague({ loads: loads as unknown as HostState['loads'] });
    expect(screen.getByText('Не удалось загрузить турнир')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(dispatched.at(-1)).toMatchObject({ load: 'pageSoccerLeague' });
  });
});

test.each([
  '',
  'months=3',
  'months=3&where=away',
  'tab=matches',
  'round=12',
  'tab=totals&market=6&order=4',
  'tab=referees&sort=2',
  'tab=scorers&sort=2&page=3',
  'tab=matches&season=70&team=2&results=9',
])('the address ?%s stays the same when read and written', (query) => {
  const view = readLeagueView(options, new URLSearchParams(query));
  const [, written = ''] = leagueAddress(options, '7-rpl', view, 'ru').split('?');
  expect(Object.fromEntries(new URLSearchParams(written))).toEqual(
    Object.fromEntries(new URLSearchParams(query)),
  );
});

test('an address of further results without a tab opens the matches', () => {
  const view = readLeagueView(options, new URLSearchParams('season=70&results=9'));
  expect(view).toMatchObject({ tab: 'matches', more: { afterId: 9 } });
});

test.each([
  'tab=squads',
  'season=-1',
  'months=2',
  'where=both',
  'market=4',
  'team=abc',
  'results=0',
])('an unknown value, ?%s, is replaced by the default', (query) => {
  expect(readLeagueView(options, new URLSearchParams(query))).toEqual(
    readLeagueView(options, new URLSearchParams()),
  );
});
