import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EventSquads, EventSummary, EventTable, EventTrends } from '@tipmark/contract';
import type { HostState } from '@tipmark/remote-kit';
import { aMatch, anEventPage, anEventTrend } from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import { NOW_SECONDS, renderMatch } from './match-fixture.tsx';
import { screen as matchScreen } from './match-page-fixture.ts';

const page = anEventPage(aMatch().between('Zenit', 'Spartak'));
const { link } = page;

const ready = (name: string, data: unknown) =>
  ({ [name]: { status: 'ready', key: 'k', dataKey: 'k', data } }) as HostState['loads'];

const summaryList = {
  side: 'home',
  outcomes: { count: 10, home: 6, draw: 1, away: 3 },
  record: { won: 2, drawn: 1, lost: 7 },
  averages: {
    match: { average: 2.7, of: 10 },
    parts: [
      { average: 1.2, of: 10 },
      { average: 1.5, of: 10 },
    ],
  },
  totals: [{ line: 2.5, over: 7, of: 10 }],
  summary: [
    { figure: 'goals', own: 1.8, other: 0.9, of: 10 },
    { figure: 'corners', own: 5.5, other: 4, of: 4 },
  ],
  series: [{ kind: 'win', scope: 'home', count: 4, since: NOW_SECONDS - 2_000_000 }],
} as const;

const summary = {
  link,
  lists: [
    summaryList,
    {
      ...summaryList,
      side: 'away',
      outcomes: { count: 0, home: 0, draw: 0, away: 0 },
      record: { won: 0, drawn: 0, lost: 0 },
    },
  ],
  asOf: NOW_SECONDS,
} as unknown as EventSummary;

test('the summary shows shares with their numbers of matches, also where fewer are known', async () => {
  const { container } = await renderMatch({
    page,
    search: '?tab=summary',
    loads: ready('soccerEventSummary', summary),
  });
  const zenit = screen.getByRole('heading', { name: 'Zenit', level: 2 }).closest('section');
  const part = within(zenit as HTMLElement);
  expect(part.getByText('20 % (2 из 10)')).toBeInTheDocument();
  expect(part.getByRole('link', { name: '4 победы подряд дома' })).toHaveAttribute(
    'href',
    `/Tournaments/${page.league.link}?tab=series&kind=result&where=home`,
  );
  const totals = part.getByRole('table', { name: /Тоталы/ });
  expect(within(totals).getByText('70 % (7 из 10)')).toBeInTheDocument();
  expect(within(totals).getByText('30 % (3 из 10)')).toBeInTheDocument();
  expect(part.getByRole('rowheader', { name: 'Угловые матчей: 4 из 10' })).toBeInTheDocument();
  expect(screen.getByText('Под эти условия ни один матч не подошёл')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Сбросить условия' })).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test('conditions that leave the summary without matches can be reset', async () => {
  await renderMatch({
    page,
    search: '?tab=summary&count=5',
    loads: ready('soccerEventSummary', summary),
  });
  expect(screen.getByRole('link', { name: 'Сбросить условия' })).toHaveAttribute(
    'href',
    `/Events/${link}?tab=summary`,
  );
});

const trends: EventTrends = {
  link,
  trends: [anEventTrend({ side: 'away' })],
  asOf: NOW_SECONDS,
};

test('a trend is shown with its record, price, interval and value', async () => {
  await renderMatch({ page, search: '?tab=trends', loads: ready('soccerEventTrends', trends) });
  const row = screen.getByRole('row', { name: /Spartak/ });
  expect(row).toHaveTextContent('80 % (8 из 10)');
  expect(row).toHaveTextContent('1.90');
  expect(row).toHaveTextContent('90 % интервал 54–93 %');
  expect(row).toHaveTextContent('−3,6 %по одной модели +14 %');
});

test('a trend without a probability of the model has no value, only its record and the market', async () => {
  const unknown = anEventTrend({
    side: 'away',
    probabilityPercent: null,
    valuePercent: null,
    claimedPercent: null,
  });
  const reported = { ...trends, trends: [unknown] };
  await renderMatch({ page, search: '?tab=trends', loads: ready('soccerEventTrends', reported) });
  const row = screen.getByRole('row', { name: /Spartak/ });
  expect(row).toHaveTextContent(/–рынок 50.%–$/);
  expect(row).not.toHaveTextContent('перевес');
});

test('a match without trends says so', async () => {
  const none = { ...trends, trends: [] };
  await renderMatch({
    locale: 'en',
    page,
    search: '?tab=trends',
    loads: ready('soccerEventTrends', none),
  });
  expect(screen.getByText(/No lasting trends/)).toBeInTheDocument();
});

const tableRow = (position: number, id: number, name: string, points: number) => ({
  position,
  team: { id, link: `${id}-${name.toLowerCase()}`, name, logo: null },
  played: 12,
  won: 8,
  drawn: 2,
  lost: 2,
  goalsFor: 20,
  goalsAgainst: 9,
  points,
  form: ['win', 'draw', 'loss'] as const,
});

const table = {
  link,
  league: page.league,
  season: page.season,
  homeId: 1,
  awayId: 2,
  table: {
    rows: [tableRow(1, 1, 'Zenit', 26), tableRow(2, 5, 'Rostov', 20)],
    deductions: [{ teamId: 5, points: 6, reason: 'financial-rules', date: '2026-09-01' }],
  },
  asOf: NOW_SECONDS,
} as unknown as EventTable;

test('the table links its teams, describes form in words and names deducted points', async () => {
  const { container } = await renderMatch({
    page,
    search: '?tab=table',
    loads: ready('soccerEventTable', table),
  });
  const zenit = screen.getByRole('row', { name: /Zenit/ });
  expect(within(zenit).getByRole('link')).toHaveAttribute('href', '/Teams/1-zenit');
  expect(zenit).toHaveTextContent('победа, ничья, поражение');
  expect(screen.getByRole('link', { name: /Rostov \*$/ })).toBeInTheDocument();
  expect(
    screen.getByText('* Rostov: снято очков 6 (01.09.2026), нарушение финансовых правил'),
  ).toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test('each span of the table has its own address', async () => {
  await renderMatch({ page, search: '?tab=table', loads: ready('soccerEventTable', table) });
  await userEvent.click(screen.getByRole('link', { name: '6 мес.' }));
  expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent(
    `/Events/${link}?tab=table&months=6`,
  );
});

test('the away table has its own address, which keeps the span', async () => {
  await renderMatch({
    page,
    search: '?tab=table&months=6',
    loads: ready('soccerEventTable', table),
  });
  await userEvent.click(screen.getByRole('link', { name: 'В гостях' }));
  expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent(
    `/Events/${link}?tab=table&months=6&where=away`,
  );
});

test('the table is requested by span and side', () => {
  const requestOf = (search: string) =>
    matchScreen.loads({
      params: { matchUrl: link },
      search: new URLSearchParams(search),
      isPremium: false,
    } as never)[1]?.request;
  const segments = { matchUrl: link, tableCountOfMonths: 6 };
  expect(requestOf('tab=table&months=6')).toEqual({ segments });
  expect(requestOf('tab=table&months=6&where=home')).toEqual({
    segments,
    query: { tableSide: 1 },
  });
});

const player = { club: null, goals: 0, age: 25, number: 7, position: 'FW' as const };
const squads: EventSquads = {
  link,
  squads: [
    {
      side: 'home',
      players: [{ ...player, name: 'Kassierra', goals: 9 }],
      lineup: null,
      absent: [],
    },
    { side: 'away', players: [], lineup: null, absent: [] },
  ],
  asOf: NOW_SECONDS,
};

test('squads show positions and goals; an unknown squad says so', async () => {
  await renderMatch({ page, search: '?tab=squads', loads: ready('soccerEventSquads', squads) });
  expect(screen.getByRole('row', { name: /7 · Kassierra нападающий 25 9/ })).toBeInTheDocument();
  expect(screen.getByText('Состав неизвестен')).toBeInTheDocument();
});

test('a line-up is shown as published or as likely, with absent players and the reasons', async () => {
  const starter = { name: 'Kassierra', number: 7, position: 'FW' as const };
  const [home, away] = squads.squads;
  const lineup = { isPublished: true, formation: '4-3-3', starting: [starter], substitutes: [] };
  const reported: EventSquads = {
    ...squads,
    squads: [
      { ...home, lineup, absent: [{ ...starter, name: 'Lorca', reason: 'suspended' }] },
      { ...away, lineup: { ...lineup, isPublished: false, formation: null } },
    ],
  };
  await renderMatch({ page, search: '?tab=squads', loads: ready('soccerEventSquads', reported) });
  expect(screen.getByRole('heading', { name: 'Стартовый состав 4-3-3' })).toBeInTheDocument();
  expect(
    screen.getByRole('heading', { name: 'Вероятный состав по последним матчам' }),
  ).toBeInTheDocument();
  expect(screen.getByText('Lorca').closest('li')).toHaveTextContent('дисквалификация');
  expect(screen.queryByRole('heading', { name: 'Запасные' })).not.toBeInTheDocument();
});

test('a line-up with a known formation is drawn in its lines, keeper first', async () => {
  const one = (name: string, number: number, position: 'GK' | 'DF' | 'MF' | 'FW') => ({
    name,
    number,
    position,
  });
  const starting = [
    ...[1, 2, 3, 4].map((number) => one(`Back ${number}`, number + 1, 'DF')),
    ...[1, 2, 3].map((number) => one(`Middle ${number}`, number + 5, 'MF')),
    ...[1, 2, 3].map((number) => one(`Forward ${number}`, number + 8, 'FW')),
    one('Keeper', 1, 'GK'),
  ];
  const lineup = { isPublished: true, formation: '4-3-3', starting, substitutes: [] };
  const [home, away] = squads.squads;
  const drawn: EventSquads = { ...squads, squads: [{ ...home, lineup }, away] };
  await renderMatch({ page, search: '?tab=squads', loads: ready('soccerEventSquads', drawn) });
  const lines = [...(screen.getByText(/^Keeper/).closest('ol')?.children ?? [])];
  expect(lines.map((line) => line.querySelectorAll('li').length)).toEqual([1, 4, 3, 3]);
  expect(lines[0]).toHaveTextContent('1Keeper, вратарь');
});

test('players of a line-up have their ratings, who did not play has none', async () => {
  const one = (name: string, rating?: number) => ({
    name,
    number: null,
    position: 'FW' as const,
    ...(rating !== undefined && { rating }),
  });
  const [home, away] = squads.squads;
  const lineup = {
    isPublished: true,
    formation: null,
    starting: [one('Kassierra', 8.2)],
    substitutes: [one('Lorca', 6.9), one('Petit')],
  };
  const rated: EventSquads = { ...squads, squads: [{ ...home, lineup }, away] };
  await renderMatch({ page, search: '?tab=squads', loads: ready('soccerEventSquads', rated) });
  const texts = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((text) => /Kassierra|Lorca|Petit/.test(text ?? ''));
  expect(texts).toEqual([
    '–Kassierra нападающий, оценка 8,2',
    '–Lorca нападающий, оценка 6,9',
    '–Petit нападающий',
  ]);
  expect(screen.getByText(/оценка за матч/)).toBeInTheDocument();
});

test('a tab that could not be loaded says so and can be retried', async () => {
  const error = { status: 0, data: 'down', details: undefined } as never;
  const { dispatched } = await renderMatch({
    page,
    search: '?tab=summary&count=5',
    loads: { soccerEventSummary: { status: 'failed', key: 'k', error } } as HostState['loads'],
  });
  expect(screen.getByText('Не удалось загрузить сводку')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(dispatched.at(-1)).toMatchObject({
    load: 'soccerEventSummary',
    request: { segments: { matchUrl: link, countOfMatches: 5 } },
  });
});
