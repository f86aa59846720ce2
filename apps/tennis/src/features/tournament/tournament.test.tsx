import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { TournamentPage } from '@tipmark/contract';
import { ready, renderScreen } from '@tipmark/match-features/testing';
import type { HostState, Locale, Visit } from '@tipmark/remote-kit';
import { axe } from 'jest-axe';
import { tournamentRemote } from '../../shared/tournament-fixture.ts';
import { screen as tournamentScreen } from './screen.ts';
import { tournamentLinkedData } from './tournament-linked-data.ts';
import { draw, history, noHistory, page, unknownEdition } from './tournament-page-fixture.ts';

interface Shown {
  readonly search?: string;
  readonly locale?: Locale;
  readonly loads?: object;
}

const render = (shown: TournamentPage, { search = '', locale = 'ru', loads = {} }: Shown = {}) =>
  renderScreen(tournamentRemote, {
    locale,
    Screen: tournamentScreen.Component,
    address: `/tennis/Tournaments/9-x${search}`,
    path: '/tennis/Tournaments/:leagueId',
    served: ['player', 'tennisEvents', 'tennisLeagues', 'tennisLeague'],
    loads: { tennisTournamentPage: ready(shown), ...loads },
  });

const address = () => screen.getByLabelText('address').textContent;
const visit = (search: string) =>
  ({
    search: new URLSearchParams(search),
    locale: 'ru',
    params: { leagueId: '9-x' },
  }) as unknown as Visit;
const requested = (search: string) =>
  tournamentScreen.loads(visit(search)).map(({ load, request }) => [load, request]);

test('the head has tour, surface, country and dates; the champion has the score', async () => {
  const { container } = await render(page);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Кубок Лагуны');
  const head = container.querySelector('header');
  expect(head).toHaveTextContent('Тур «Меридиан» · Грунт · Италия · 12–20 ноября 2026 · завершён');
  expect(screen.getByRole('link', { name: /^Финал: Матео Феррейра, 6:4, 7:6/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/tennis\/events\/7-/),
  );
  expect(screen.getByText('Прошлый чемпион (2025)')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('seeds stand in their order with the last round and its opponent', async () => {
  await render(page);
  const seeds = screen.getByRole('table', { name: 'Сеяные: докуда дошли' });
  const [, first, second, third] = within(seeds).getAllByRole('row');
  expect(first).toHaveTextContent(/^1 ?Илья Воронцов ?4 ?Чемпион/);
  expect(second).toHaveTextContent('Финал');
  expect(second).toHaveTextContent('поражение: Илья Воронцов');
  expect(third).toHaveTextContent('1/8 финала');
});

test('statistics are shares with their counts, unknown ones are left out', async () => {
  await render(page);
  const statistic = (name: string) => screen.getByText(name).parentElement;
  expect(statistic('Сеты с тай-брейком')).toHaveTextContent('17 %11 из 64');
  expect(statistic('Геймов за матч')).toHaveTextContent('22,5');
  expect(screen.queryByText('Неявки')).toBeNull();
  expect(screen.queryByText('Победы игрока выше в рейтинге')).toBeNull();
});

test('the year is chosen through the address, of two in a year each', async () => {
  await render(page, {
    search: '?tab=champions',
    loads: { tennisTournamentHistory: ready(history) },
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Год' }), '2025 (1-й турнир)');
  expect(address()).toBe('/tennis/Tournaments/9-x?season=25.1&tab=champions');
});

test('champions have the score from their side, titles and wins', async () => {
  const { container } = await render(page, {
    search: '?tab=champions',
    loads: { tennisTournamentHistory: ready(history) },
  });
  const rows = within(screen.getByRole('table', { name: 'Чемпионы по годам' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('6:4, 7:6');
  expect(rows[3]).toHaveTextContent('4:6, 6:7');
  const titles = screen.getByRole('table', { name: 'Больше всего титулов' });
  expect(within(titles).getAllByRole('row')[1]).toHaveTextContent('Илья Воронцов23');
  expect(screen.getByRole('table', { name: 'Больше всего побед' })).toHaveTextContent('15–1');
  expect((await axe(container)).violations).toEqual([]);
});

test('the draw is shown whole, a round is chosen on a phone', async () => {
  await render(page, { search: '?tab=draw', loads: { tennisTournamentDraw: ready(draw) } });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Кубок Лагуны');
  await userEvent.click(screen.getByRole('link', { name: 'Финал', hidden: true }));
  expect(address()).toBe('/tennis/Tournaments/9-x?tab=draw&round=F');
});

test('a tournament of which nothing is known says so, without empty parts', async () => {
  await render(unknownEdition);
  expect(screen.getByText('Матчи этого турнира ещё не известны')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Сетка' })).toBeNull();
});

test('a tab of which nothing is known says so', async () => {
  await render(unknownEdition, {
    search: '?tab=champions',
    loads: { tennisTournamentHistory: ready(noHistory) },
  });
  expect(screen.getByText('Финалы этого турнира пока не известны')).toBeVisible();
});

test('each tab requests only what it shows', () => {
  const segments = { leagueUrl: '9-x' };
  expect(requested('')).toEqual([['tennisTournamentPage', { segments, query: {} }]]);
  expect(requested('season=25.2&tab=draw')).toEqual([
    ['tennisTournamentPage', { segments, query: { seasonId: 25, part: 2 } }],
    ['tennisTournamentDraw', { segments, query: { seasonId: 25, part: 2 } }],
  ]);
  expect(requested('tab=champions')[1]).toEqual(['tennisTournamentHistory', { segments }]);
  expect(requested('season=x&tab=other')).toEqual(requested(''));
});

test('the canonical address of the last edition has no year', () => {
  const state = { loads: { tennisTournamentPage: ready(page) } } as unknown as HostState;
  const of = (search: string) =>
    tournamentScreen.head(state, visit(search), (key) => key).canonical;
  expect(of('season=26&tab=draw&round=F')).toBe('/tennis/Tournaments/9-x?tab=draw');
  const past = { ...page, edition: { ...page.edition, isLast: false } };
  const before = { loads: { tennisTournamentPage: ready(past) } } as unknown as HostState;
  expect(tournamentScreen.head(before, visit('season=25'), (key) => key).canonical).toBe(
    '/tennis/Tournaments/9-x?season=25',
  );
});

test('search engines read an event with its days, of a simulated one only breadcrumbs', () => {
  const of = (shown: TournamentPage) =>
    tournamentLinkedData(
      { loads: { tennisTournamentPage: ready(shown) } } as unknown as HostState,
      visit(''),
      (path) => `https://site${path}`,
    );
  expect(of(page)).toHaveLength(1);
  expect(of({ ...page, isSimulated: false })[0]).toMatchObject({
    '@type': 'SportsEvent',
    name: 'Кубок Лагуны 2026',
    startDate: '2026-11-12',
    endDate: '2026-11-20',
  });
});
