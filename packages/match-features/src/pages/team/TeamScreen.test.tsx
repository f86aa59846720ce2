import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TeamPage, TeamSquad } from '@tipmark/contract';
import { routeNames } from '@tipmark/route-builder';
import { aMatch } from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import { gameWithPrices, NOW_SECONDS, ready, renderGame } from '../../testing/game-fixture.tsx';
import { createTeamPage } from './create-team-page.tsx';
import { options } from './team-fixture.ts';
import {
  league,
  noSquad,
  squad,
  squadWithGoalies,
  standing,
  team,
  unplayedStanding,
} from './team-page-fixture.ts';
import './widgets/TeamSquad.tsx';

const { screen: teamScreen } = createTeamPage({ ...options, sport: gameWithPrices });

const open = (data: TeamPage, address = '/Teams/1-zenit', players?: TeamSquad) =>
  renderGame({
    Screen: teamScreen.Component,
    path: '/Teams/:teamUrl',
    address,
    loads: {
      [options.load.name]: ready(data),
      ...(players && { [options.squad.name]: ready(players) }),
    },
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
  expect(screen.getByText(/14:30$/).closest('p')).toHaveTextContent(
    '14:30, в гостях, Премьер-лига',
  );
  expect(screen.getByText('Прогнозов на матч пока нет')).toBeVisible();
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

test('a streak leads to those of the league; without a table there is nowhere to lead', async () => {
  const series: TeamPage['series'] = [
    { kind: 'over', scope: 'away', count: 5, since: NOW_SECONDS - 2_000_000 },
  ];
  const { unmount } = await open({ ...team, series, standing });
  expect(screen.getByRole('link', { name: /^5 / })).toHaveAttribute(
    'href',
    `/Tournaments/${standing.league.link}?tab=series&kind=totals&where=away`,
  );
  unmount();
  await open({ ...team, series });
  expect(screen.queryByRole('link', { name: /^5 / })).not.toBeInTheDocument();
});

test('awarded matches are listed apart: the statistics do not count them', async () => {
  const { unmount } = await open({ ...team, awarded: team.results }, '/Teams/1-zenit?tab=matches');
  const apart = screen.getByRole('heading', {
    name: 'Присуждены решением: учтены только в таблице',
  });
  const list = within(apart.closest('section') as HTMLElement);
  expect(list.getByRole('link', { name: /Zenit – Akron 2:1 победа/ })).toBeVisible();
  unmount();
  await open(team, '/Teams/1-zenit?tab=matches');
  expect(screen.queryByRole('heading', { name: /^Присуждены/ })).not.toBeInTheDocument();
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
  expect(screen.getByText(/120 матчей в этом сезоне/)).toBeVisible();
  expect(screen.getByText('15 матчей за сезон')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('shows a dash where the average of its league is unknown', async () => {
  await open({ ...team, standing });
  expect(screen.getByRole('row', { name: /^Владение мячом/ })).toHaveTextContent('51,948,1––');
});

test('has a table with its row marked', async () => {
  await open({ ...team, standing }, '/Teams/1-zenit?tab=table');
  const table = screen.getByRole('table', { name: 'Премьер-лига' });
  expect(within(table).getByRole('row', { name: /Zenit/ })).toHaveClass('own');
  expect(within(table).getByRole('row', { name: /Akron/ })).not.toHaveClass('own');
});

/** The tab arrives in a chunk of its own. */
async function openSquad(search: string, players: TeamSquad) {
  const opened = await open(team, `/Teams/1-zenit${search}`, players);
  await screen.findByRole('table', { name: /^(?:Состав|Полевые)/ }, { timeout: 20_000 });
  return opened;
}
const listed = (name: RegExp) => within(screen.getByRole('table', { name }));
const names = (name: RegExp) =>
  listed(name)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('has a squad with links to its players, without empty columns', async () => {
  const { container } = await openSquad('?tab=squad', squad);
  const heads = listed(/^Состав/).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Игрок ▴',
    'Возраст',
    'Матчи',
    'Минуты',
    'Голы',
    'Пасы',
    'ЖК',
    'Оценка',
  ]);
  expect(screen.getByRole('link', { name: '9 · Арсеньев' })).toHaveAttribute(
    'href',
    '/Teams/1-zenit/Players/arsenyev',
  );
  expect(screen.queryByRole('link', { name: /Хлебников/ })).not.toBeInTheDocument();
  const row = screen.getByRole('row', { name: /Арсеньев/ });
  expect(row).toHaveTextContent(/нападающий3115.*9237,5$/);
  expect(screen.getByRole('row', { name: /Юнцов/ })).toHaveTextContent(/–$/);
  expect(screen.getByRole('row', { name: 'Всего 9 3 3' })).toBeVisible();
  expect(screen.getByText(/Отсутствуют/).parentElement).toHaveTextContent('Хворый – травма');
  expect(screen.getByText(/средняя по матчам сезона/)).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test.each([
  ['Возраст', 'age', ['77 · Юнцов', '9 · Арсеньев', '31 · Хлебников']],
  ['Матчи', 'matches', ['9 · Арсеньев', '31 · Хлебников', '77 · Юнцов']],
  ['Оценка', 'rating', ['9 · Арсеньев', '31 · Хлебников', '77 · Юнцов']],
])('a squad is sorted by %s, which an address names', async (head, order, expected) => {
  await openSquad('?tab=squad', squad);
  await userEvent.click(listed(/^Состав/).getByRole('link', { name: head }));
  expect(address()).toBe(`/Teams/1-zenit?tab=squad&order=${order}`);
  expect(
    names(/^Состав/)
      .slice(0, -1)
      .map((text) => text?.replace(/(?:вратарь|нападающий)$/, '')),
  ).toEqual(expected);
});

test('goalies whose shots are counted have a table of their own', async () => {
  await openSquad('?tab=squad&order=saveShare', squadWithGoalies);
  expect(names(/^Вратари/)).toEqual(['31 · Хлебниковвратарь', 'Всего']);
  expect(screen.getByRole('row', { name: /Хлебников/ })).toHaveTextContent(/1440136891,8.%6,9$/);
  const heads = listed(/^Полевые/).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Игрок',
    'Возраст',
    'Матчи',
    'Голы',
    'Пасы',
    'Очки',
    'Штраф, мин',
    'Оценка',
  ]);
  expect(screen.getByRole('row', { name: /Арсеньев/ })).toHaveTextContent('11');
});

test.each([
  ['says that it has none', { hasSquad: false, squad: squad.players }, 0],
  ['says that it has one', { hasSquad: true }, 1],
  ['only has the players', { squad: squad.players }, 1],
  ['has nothing of it', {}, 0],
])('the page of a team that %s has as many tabs of a squad', async (_what, known, tabs) => {
  const { squad: _squad, absent: _absent, ...others } = team;
  await open({ ...others, ...known });
  expect(screen.queryAllByRole('link', { name: 'Состав' })).toHaveLength(tabs);
  expect(screen.queryAllByText(/состав/i)).toHaveLength(tabs);
});

test('a squad that is not known says so, one that could not be loaded can be retried', async () => {
  const { unmount } = await open(team, '/Teams/1-zenit?tab=squad', noSquad);
  expect(await screen.findByText('Состав неизвестен')).toBeVisible();
  unmount();
  const error = { status: 0, data: 'down', details: undefined } as never;
  const { dispatched } = await renderGame({
    Screen: teamScreen.Component,
    path: '/Teams/:teamUrl',
    address: '/Teams/1-zenit?tab=squad',
    loads: {
      [options.load.name]: ready(team),
      [options.squad.name]: { status: 'failed', key: 'k', error },
    } as never,
    served: routeNames,
  });
  expect(await screen.findByText('Не удалось загрузить состав')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(dispatched.at(-1)).toMatchObject({
    load: options.squad.name,
    request: { segments: { teamUrl: '1-zenit' } },
  });
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

test('has no position before its first match', async () => {
  const { container } = await open({ ...team, standing: unplayedStanding });
  expect(screen.getByRole('link', { name: 'Премьер-лига' })).toHaveAttribute('href');
  expect(container).not.toHaveTextContent(/место|0 очков|матчей: 0/);
  const around = within(screen.getByRole('table', { name: /Премьер-лига/ }));
  expect(around.getByRole('row', { name: /Zenit/ })).toHaveTextContent(/^–.*Zenit00$/);
});

test.each([
  [
    'its neighbour in the table',
    standing,
    'Сравнить с соседом по таблице',
    '/compare?a=1-zenit&b=2-akron',
  ],
  [
    'any other team before its season',
    unplayedStanding,
    'Сравнить с другой командой',
    '/compare?a=1-zenit',
  ],
  ['any other team', null, 'Сравнить с другой командой', '/compare?a=1-zenit'],
])('leads to the comparison with %s', async (_which, known, name, href) => {
  const compare = 'compare' as const;
  const sport = { ...gameWithPrices, routes: { ...gameWithPrices.routes, compare } };
  await renderGame({
    Screen: createTeamPage({ ...options, sport }).screen.Component,
    path: '/Teams/:teamUrl',
    address: '/Teams/1-zenit',
    loads: { [options.load.name]: ready({ ...team, standing: known }) },
    served: routeNames,
  });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('starts with its name and the upcoming matches', async () => {
  await open(team);
  const shown = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(shown.slice(0, 2)).toEqual(['Zenit', 'Следующий матч']);
});

test('folds a long list of upcoming matches until it is unfolded', async () => {
  const fixtures = [1, 2, 3, 4, 5].map((id) => ({
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
  expect(screen.getByText('2.10').parentElement).toHaveTextContent('П1 2.10');
  const prices = screen.getByRole('link', { name: 'Коэффициенты: Akron – Zenit' });
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
