import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TeamPage } from '@tipmark/contract';
import { routeNames } from '@tipmark/route-builder';
import { aMatch } from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import { gameWithPrices, NOW_SECONDS, ready, renderGame } from '../../testing/game-fixture.tsx';
import { createTeamPage } from './create-team-page.tsx';
import { options } from './team-fixture.ts';
import { league, standing, team } from './team-page-fixture.ts';

const { screen: teamScreen } = createTeamPage({ ...options, sport: gameWithPrices });

const open = (data: TeamPage, address = '/Teams/1-zenit') =>
  renderGame({
    Screen: teamScreen.Component,
    path: '/Teams/:teamUrl',
    address,
    loads: { [options.load.name]: ready(data) },
    served: routeNames,
  });
const address = () => screen.getByLabelText('address').textContent;

test('shows last and next matches and their totals', async () => {
  const { container } = await open(team);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Zenit');
  expect(screen.getByText('Россия')).toBeVisible();
  expect(screen.getByText('симуляция').parentElement).toHaveAttribute(
    'title',
    expect.stringMatching(/Вымышленный/),
  );
  expect(screen.getByRole('link', { name: 'Akron – Zenit' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/Events\/9-/),
  );
  expect(screen.getByRole('row', { name: /Akron – Zenit/ })).toHaveTextContent(
    '14:30, Премьер-лига',
  );
  expect(screen.getByText('средний тотал 3,00')).toBeVisible();
  expect(screen.getByRole('row', { name: 'Владение мячом, % 51,9 48,1' })).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('has tabs only for known data, each with its own address', async () => {
  await open(team);
  const tabs = () =>
    within(screen.getByRole('navigation', { name: 'Разделы команды' })).getAllByRole('link');
  expect(tabs().map(({ textContent }) => textContent)).toEqual(['Сводка', 'Матчи']);
  await userEvent.click(screen.getByRole('link', { name: 'Матчи' }));
  expect(address()).toBe('/Teams/1-zenit?tab=matches');
  expect(screen.getByRole('link', { name: /Zenit – Akron 2:1 победа/ })).toBeVisible();
});

test('counts wins, draws and losses of the team, not of the home sides', async () => {
  const results = { ...team.results, count: 10, won: 6, drawn: 1, lost: 3 };
  await open({ ...team, results, outcomes: { count: 10, home: 2, draw: 1, away: 7 } });
  expect(screen.getByText('Победы').parentElement ?? document.body).toHaveTextContent(
    'Победы 60 % (6 из 10)',
  );
  expect(screen.queryByText(/хозяев/)).not.toBeInTheDocument();
});

test('does not show draws if there were none', async () => {
  const results = { ...team.results, count: 10, won: 6, drawn: 0, lost: 4 };
  await open({ ...team, results });
  expect(screen.getByText('Поражения')).toBeVisible();
  expect(screen.queryByText('Ничьи')).not.toBeInTheDocument();
});

test('shows its position, its form and the averages of its league', async () => {
  const { container } = await open({ ...team, standing });
  expect(screen.getByText('1-е место, 31 очко')).toBeVisible();
  expect(screen.getByText(/победа, победа, победа, ничья, поражение/)).toBeInTheDocument();
  expect(screen.getByText('Очков за матч').nextSibling).toHaveTextContent('2,07');
  expect(screen.getByRole('row', { name: /^Голы/ })).toHaveTextContent('2,001,001,25+60');
  expect(screen.getByText(/матчей в этом сезоне: 120/)).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('shows a dash where the average of its league is unknown', async () => {
  await open({ ...team, standing });
  expect(screen.getByRole('row', { name: /^Владение мячом/ })).toHaveTextContent('51,948,1––');
});

test('has a table with its row marked, and a squad without empty columns', async () => {
  const players = [
    { name: 'Хлебников', number: 31, position: 'GK', age: null, club: null, goals: 0 },
    { name: 'Арсеньев', number: 9, position: 'FW', age: null, club: null, goals: 9 },
  ] as const;
  const full = { ...team, standing, squad: [...players] };
  const { unmount } = await open(full, '/Teams/1-zenit?tab=table');
  const table = screen.getByRole('table', { name: 'Премьер-лига' });
  expect(within(table).getByRole('row', { name: /Zenit/ })).toHaveClass('own');
  expect(within(table).getByRole('row', { name: /Akron/ })).not.toHaveClass('own');
  unmount();
  await open(full, '/Teams/1-zenit?tab=squad');
  const listed = within(screen.getByRole('table', { name: /^Состав/ }));
  expect(listed.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Игрок',
    'Голы',
  ]);
  expect(screen.getByRole('row', { name: /Арсеньев/ })).toHaveTextContent('нападающий');
  expect(screen.getByRole('row', { name: 'Всего 9' })).toBeVisible();
});

test('shows a note at the address of a tab without data', async () => {
  await open(team, '/Teams/1-zenit?tab=trends');
  expect(screen.getByText(/Устойчивых трендов у ближайших матчей нет/)).toBeVisible();
});

test('has its neighbours in the table and its last matches beside its tabs', async () => {
  await open({ ...team, standing });
  const table = within(screen.getByRole('table', { name: 'Премьер-лига: места рядом' }));
  expect(table.getByRole('row', { name: '1 Zenit 15 31' })).toHaveClass('own');
  expect(table.getByRole('row', { name: '2 Akron 15 30' })).not.toHaveClass('own');
  expect(screen.getByRole('link', { name: 'Вся таблица' })).toHaveAttribute(
    'href',
    '/Teams/1-zenit?tab=table',
  );
  expect(screen.getByRole('link', { name: /^победа Akron .*, дома 2:1$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Все матчи' })).toHaveAttribute(
    'href',
    '/Teams/1-zenit?tab=matches',
  );
});

test.each([
  ['?tab=table', 'Вся таблица'],
  ['?tab=matches', 'Все матчи'],
])('does not repeat the tab %s beside it', async (search, link) => {
  await open({ ...team, standing }, `/Teams/1-zenit${search}`);
  expect(screen.queryByRole('link', { name: link })).not.toBeInTheDocument();
});

test('shows its points match by match in a table, too', async () => {
  const { container } = await open({ ...team, standing });
  await userEvent.click(screen.getByText('Показать числами'));
  const table = within(screen.getByRole('table', { name: 'Очки по матчам: Zenit' }));
  expect(table.getByRole('row', { name: '1 3 3 1,4' })).toBeVisible();
  expect(table.getByRole('row', { name: '2 1 4 2,8' })).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('has neither points nor a table if it plays only in cups', async () => {
  await open(team);
  expect(screen.queryByText('Очки по матчам')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Вся таблица' })).not.toBeInTheDocument();
  expect(screen.getByText('Последние результаты')).toBeVisible();
});

test('starts with its name and the upcoming matches', async () => {
  await open(team);
  const shown = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(shown.slice(0, 2)).toEqual(['Zenit', 'Ближайшие матчи']);
});

test('folds a long list of upcoming matches until it is unfolded', async () => {
  const fixtures = [1, 2, 3, 4].map((id) => ({
    league,
    match: aMatch()
      .withId(id)
      .startingAt(NOW_SECONDS + id)
      .buildWire(),
  }));
  await open({ ...team, fixtures });
  // the button is hidden on wide screens; jsdom has no screen width
  const fold = screen.getByText('Показать ещё');
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(fold).toHaveTextContent('Свернуть');
});

test('does not fold a short list of upcoming matches', async () => {
  await open(team);
  expect(screen.queryByText('Показать ещё')).not.toBeInTheDocument();
});

test('opens the prices of an upcoming match', async () => {
  const priced = aMatch()
    .withId(9)
    .between('Akron', 'Zenit')
    .startingAt(NOW_SECONDS + 9_000)
    .withOdds([2.1, 3.4, 3.6, 1.9, 1.9]);
  await open({ ...team, fixtures: [{ league, match: priced.buildWire() }] });
  const prices = screen.getByRole('link', { name: 'Коэффициенты: 2.10 · 3.40 · 3.60' });
  expect(prices.getAttribute('href')).toMatch(/^\/Events\/9-[^?]+\?tab=odds$/);
  await userEvent.click(prices);
  expect(await screen.findByRole('dialog', { name: 'Akron – Zenit' })).toBeInTheDocument();
  expect(address()).toBe('/Teams/1-zenit');
});

test.each([
  ['changed', '?where=away', ['/Teams/1-zenit']],
  ['not changed', '', []],
])(
  'has a reset link for conditions without a match only if changed: %s',
  async (_how, search, addresses) => {
    const nothing = { count: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0 };
    const results = { ...team.results, ...nothing, matches: [] };
    const outcomes = { count: 0, home: 0, draw: 0, away: 0 };
    await open({ ...team, results, outcomes }, `/Teams/1-zenit${search}`);
    const links = screen.queryAllByRole('link', { name: 'Сбросить условия' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
  },
);

test('keeps its conditions in the address', async () => {
  await open(team, '/Teams/1-zenit?count=5');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Где играли' }), 'away');
  expect(address()).toBe('/Teams/1-zenit?count=5&where=away');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Без товарищеских' }));
  expect(address()).toBe('/Teams/1-zenit?count=5&friendlies=0&where=away');
});

test('is starred beside its name, and stored with the data of its link', async () => {
  await open(team);
  const star = screen.getByRole('button', { name: 'Команда в избранном' });
  expect(star).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(star);
  expect(star).toHaveAttribute('aria-pressed', 'true');
  const { value } = JSON.parse(localStorage.getItem('.LS_favourites_teams') ?? '');
  expect(JSON.parse(value)).toEqual([
    { id: 1, link: '1-zenit', route: 'team', names: { ru: 'Zenit' } },
  ]);
  localStorage.clear();
});

test('says that no match meets the conditions, and that none is upcoming', async () => {
  const none = { ...team.results, matches: [], count: 0, won: 0, goalsFor: 0, goalsAgainst: 0 };
  await open({
    ...team,
    results: none,
    outcomes: { count: 0, home: 0, draw: 0, away: 0 },
    calledOff: [],
    fixtures: [],
  });
  expect(screen.getAllByText('Под эти условия ни один матч не подошёл')).toHaveLength(1);
  expect(screen.getByText('Ближайших матчей нет')).toBeVisible();
});
