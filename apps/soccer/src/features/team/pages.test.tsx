// oxlint-disable no-restricted-imports -- a test replaces the shell
import '@testing-library/jest-dom';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RefereePage, RefereesPage, TeamPage, TeamsPage } from '@tipmark/contract';
import { createI18n } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import { type HostState, ServedRoutesContext } from '@tipmark/remote-kit';
import { routeNames } from '@tipmark/route-builder';
import { aLeague, aMatch } from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { createStore } from 'redux';
import { messages } from '../../messages.ts';
import { RefereeScreen } from '../referee/RefereeScreen.tsx';
import { RefereesScreen } from '../referees/RefereesScreen.tsx';
import { screen as teamsScreen } from '../teams/screen.ts';
import { screen as teamScreen } from './screen.ts';

const NOW_SECONDS = 1_795_251_600;
const league = aLeague().named('Премьер-лига').of('RU', 'Россия').buildHead();
const past = aMatch().between('Zenit', 'Akron').finished().withScore(2, 1).buildWire();
const coming = aMatch()
  .withId(9)
  .between('Akron', 'Zenit')
  .startingAt(NOW_SECONDS + 9_000)
  .buildWire();
const place = { countryCode: 'RU', countryName: 'Россия' };
const figures = {
  count: 4,
  yellowCards: { average: 4.25, of: 4 },
  redCards: null,
  penalties: { average: 0.5, of: 4 },
  fouls: null,
  home: 2,
  draw: 1,
  away: 1,
  cards: { line: 4.5, over: 2, of: 4 },
};

const team: TeamPage = {
  team: { id: 1, link: '1-zenit', name: 'Zenit', logo: null, ...place },
  isSimulated: true,
  leagues: [league],
  results: {
    side: 'home',
    matches: [{ league, match: past, outcome: 'won' }],
    count: 1,
    won: 1,
    drawn: 0,
    lost: 0,
    goalsFor: 2,
    goalsAgainst: 1,
  },
  calledOff: [],
  fixtures: [{ league, match: coming }],
  outcomes: { count: 1, home: 1, draw: 0, away: 0 },
  record: { won: 1, drawn: 0, lost: 0 },
  averages: { match: { average: 3, of: 1 }, parts: [null, null] },
  totals: [{ line: 2.5, over: 1, of: 1 }],
  summary: [
    { figure: 'goals', own: 2, other: 1, of: 1 },
    { figure: 'possession', own: 51.9, other: 48.1, of: 1 },
  ],
  series: [],
  standing: null,
  squad: [],
  trends: [],
  matchBanner: null,
  sidebar: null,
  asOf: NOW_SECONDS,
};

const tableRow = (position: number, head: TeamPage['team'], points: number) => ({
  position,
  team: head,
  played: 15,
  won: 9,
  drawn: 4,
  lost: 2,
  goalsFor: 29,
  goalsAgainst: 14,
  points,
  form: ['win', 'win', 'win', 'draw', 'loss'] as const,
});
const standing = {
  league,
  table: {
    rows: [tableRow(1, team.team, 31), tableRow(2, { ...team.team, id: 2, name: 'Akron' }, 30)],
    deductions: [],
  },
  course: [
    { points: 3, mean: 1.4 },
    { points: 4, mean: 2.75 },
  ],
  means: {
    count: 120,
    figures: [{ figure: 'goals', mean: 1.25, of: 120 }],
    totals: [{ line: 2.5, over: 60, of: 120 }],
  },
} as unknown as NonNullable<TeamPage['standing']>;

const teams: TeamsPage = {
  teams: [
    {
      ...team.team,
      count: 10,
      won: 6,
      drawn: 3,
      lost: 1,
      averageTotal: { average: 2.4, of: 10 },
      next: { link: '9-x', startsAt: NOW_SECONDS + 9_000, opponent: 'Akron' },
    },
    {
      ...team.team,
      id: 2,
      link: '2-new',
      name: 'Новая',
      count: 0,
      won: 0,
      drawn: 0,
      lost: 0,
      averageTotal: null,
      next: null,
    },
  ],
  nextPageNumber: null,
  asOf: NOW_SECONDS,
};

const referee: RefereePage = {
  referee: { link: '3-ivanov', name: 'Иванов', ...place },
  isSimulated: false,
  leagues: [league],
  figures,
  matches: [{ league, match: past, yellowCards: 5, redCards: null }],
  assigned: [],
  asOf: NOW_SECONDS,
};

const referees: RefereesPage = {
  leagues: [
    { id: 39, name: 'Премьер-лига', countryName: 'Англия' },
    { id: 7, name: 'Премьер-лига', countryName: 'Россия' },
  ],
  referees: [
    {
      ...referee.referee,
      count: 4,
      yellowCards: 4.25,
      redCards: null,
      penalties: 0.5,
      fouls: null,
      nextMatchAt: NOW_SECONDS + 9_000,
    },
  ],
  sidebar: null,
  nextPageNumber: null,
  asOf: NOW_SECONDS,
};

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
};

async function renderPage(
  Screen: ComponentType,
  path: string,
  at: string,
  loads: Record<string, unknown>,
) {
  const ready = Object.entries(loads).map(([name, data]) => [
    name,
    { status: 'ready', key: 'k', dataKey: 'k', data },
  ]);
  const state = {
    loads: Object.fromEntries(ready),
    session: { isSignedIn: false, timeZone: 'Europe/Moscow' },
    view: { locale: 'ru', isMobile: false, nowSeconds: NOW_SECONDS, theme: 'light' },
  } as unknown as HostState;
  const resources = { common: commonMessages.ru, soccer: (await messages.ru()).default };
  return render(
    <I18nextProvider i18n={createI18n({ locale: 'ru', resources: resources as never })}>
      <Provider store={createStore(() => state)}>
        <ServedRoutesContext value={new Set(routeNames)}>
          <MemoryRouter initialEntries={[at]}>
            <main>
              <Routes>
                <Route path={path} element={<Screen />} />
              </Routes>
            </main>
            <Address />
          </MemoryRouter>
        </ServedRoutesContext>
      </Provider>
    </I18nextProvider>,
  );
}

const address = () => screen.getByLabelText('address').textContent;

describe('a team', () => {
  const open = (data: TeamPage, at = '/Teams/1-zenit') =>
    renderPage(teamScreen.Component, '/Teams/:teamUrl', at, { pageSoccerTeam: data });

  it('shows last and next matches and their totals', async () => {
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

  it('has tabs only for known data, each with its own address', async () => {
    await open(team);
    const tabs = () =>
      within(screen.getByRole('navigation', { name: 'Разделы команды' })).getAllByRole('link');
    expect(tabs().map(({ textContent }) => textContent)).toEqual(['Сводка', 'Матчи']);
    await userEvent.click(screen.getByRole('link', { name: 'Матчи' }));
    expect(address()).toBe('/Teams/1-zenit?tab=matches');
    expect(screen.getByRole('link', { name: /Zenit – Akron 2:1 победа/ })).toBeVisible();
  });

  it('counts wins, draws and losses of the team, not of the home sides', async () => {
    const results = { ...team.results, count: 10, won: 6, drawn: 1, lost: 3 };
    await open({ ...team, results, outcomes: { count: 10, home: 2, draw: 1, away: 7 } });
    expect(screen.getByText('Победы').parentElement ?? document.body).toHaveTextContent(
      'Победы 60 % (6 из 10)',
    );
    expect(screen.queryByText(/хозяев/)).not.toBeInTheDocument();
  });

  it('does not show draws if there were none', async () => {
    const results = { ...team.results, count: 10, won: 6, drawn: 0, lost: 4 };
    await open({ ...team, results });
    expect(screen.getByText('Поражения')).toBeVisible();
    expect(screen.queryByText('Ничьи')).not.toBeInTheDocument();
  });

  it('shows its position, its form and the averages of its league', async () => {
    const { container } = await open({ ...team, standing });
    expect(screen.getByText('1-е место, 31 очко')).toBeVisible();
    expect(screen.getByText(/победа, победа, победа, ничья, поражение/)).toBeInTheDocument();
    expect(screen.getByText('Очков за матч').nextSibling).toHaveTextContent('2,07');
    expect(screen.getByRole('row', { name: /^Голы/ })).toHaveTextContent('2,001,001,25+60');
    expect(screen.getByText(/матчей в этом сезоне: 120/)).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('has a table with its row marked, and a squad without empty columns', async () => {
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

  it('shows a note at the address of a tab without data', async () => {
    await open(team, '/Teams/1-zenit?tab=trends');
    expect(screen.getByText(/Устойчивых трендов у ближайших матчей нет/)).toBeVisible();
  });

  it('has its neighbours in the table and its last matches beside its tabs', async () => {
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

  it.each([
    ['?tab=table', 'Вся таблица'],
    ['?tab=matches', 'Все матчи'],
  ])('does not repeat the tab %s beside it', async (search, link) => {
    await open({ ...team, standing }, `/Teams/1-zenit${search}`);
    expect(screen.queryByRole('link', { name: link })).not.toBeInTheDocument();
  });

  it('shows its points match by match in a table, too', async () => {
    const { container } = await open({ ...team, standing });
    await userEvent.click(screen.getByText('Показать числами'));
    const table = within(screen.getByRole('table', { name: 'Очки по матчам: Zenit' }));
    expect(table.getByRole('row', { name: '1 3 3 1,4' })).toBeVisible();
    expect(table.getByRole('row', { name: '2 1 4 2,8' })).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('has neither points nor a table if it plays only in cups', async () => {
    await open(team);
    expect(screen.queryByText('Очки по матчам')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Вся таблица' })).not.toBeInTheDocument();
    expect(screen.getByText('Последние результаты')).toBeVisible();
  });

  it('starts with its name and the upcoming matches', async () => {
    await open(team);
    const shown = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(shown.slice(0, 2)).toEqual(['Zenit', 'Ближайшие матчи']);
  });

  it('folds a long list of upcoming matches until it is unfolded', async () => {
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

  it('does not fold a short list of upcoming matches', async () => {
    await open(team);
    expect(screen.queryByText('Показать ещё')).not.toBeInTheDocument();
  });

  it('opens the prices of an upcoming match', async () => {
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

  it.each([
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

  it('keeps its conditions in the address', async () => {
    await open(team, '/Teams/1-zenit?count=5');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Где играли' }), 'away');
    expect(address()).toBe('/Teams/1-zenit?count=5&where=away');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Без товарищеских' }));
    expect(address()).toBe('/Teams/1-zenit?count=5&friendlies=0&where=away');
  });

  it('is starred beside its name, and stored with the data of its link', async () => {
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

  it('says that no match meets the conditions, and that none is upcoming', async () => {
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
});

test('teams are listed with their record and next match, or with dashes', async () => {
  const { container } = await renderPage(teamsScreen.Component, '/Teams', '/Teams', {
    pageSoccerTeams: teams,
  });
  const zenit = screen.getByRole('row', { name: /Zenit/ });
  expect(zenit).toHaveTextContent('6–3–1');
  expect(zenit).toHaveTextContent('60 % (6 из 10)');
  expect(within(zenit).getAllByRole('link', { name: /Akron/ })[0]).toHaveAttribute(
    'href',
    '/Events/9-x',
  );
  expect(screen.getByRole('row', { name: /Новая/ })).toHaveTextContent('–');
  const star = within(zenit).getByRole('button', { name: 'Избранное: Zenit' });
  await userEvent.click(star);
  expect(star).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Избранное: Новая' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  localStorage.clear();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Когда играют' }), '0');
  expect(address()).toBe('/Teams?hours=0');
  expect((await axe(container)).violations).toEqual([]);
});

test('a referee page shows averages and matches, and says that none is upcoming', async () => {
  const { container } = await renderPage(
    RefereeScreen,
    '/Referees/:refereeUrl',
    '/Referees/3-ivanov',
    { pageSoccerReferee: referee },
  );
  expect(screen.getByRole('row', { name: 'Жёлтые карточки 4,25' })).toBeVisible();
  expect(screen.getByRole('row', { name: /Zenit – Akron .* 2:1 5 –/ })).toBeVisible();
  expect(screen.getByText('Ближайших матчей нет')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'За сколько месяцев' }), '6');
  expect(address()).toBe('/Referees/3-ivanov?months=6');
  expect((await axe(container)).violations).toEqual([]);
});

test('a referee page shows the name, upcoming matches, averages and earlier matches in this order', async () => {
  await renderPage(RefereeScreen, '/Referees/:refereeUrl', '/Referees/3-ivanov', {
    pageSoccerReferee: { ...referee, assigned: [{ league, match: coming }] },
  });
  const [next, habits, ...earlier] = screen.getAllByRole('table').map((table) => table.textContent);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Иванов',
    'Назначен на матчи',
  ]);
  expect(next).toContain('Akron – Zenit');
  expect(habits).toContain('В среднем за матч, матчей: 4');
  expect(earlier).toEqual([expect.stringContaining('Zenit – Akron')]);
});

test.each([
  ['', '4,25'],
  ['?sort=4', '0,50'],
])(
  'the figure that referees are sorted by is highlighted at %j, on phones too',
  async (search, lead) => {
    await renderPage(RefereesScreen, '/Referees', `/Referees${search}`, {
      pageSoccerReferees: referees,
    });
    const cell = within(screen.getByRole('row', { name: /Иванов/ })).getByRole('cell', {
      name: lead,
    });
    expect(cell).toHaveClass('now');
    expect(cell).not.toHaveClass('wide');
  },
);

test('referees are listed with their averages', async () => {
  const { container } = await renderPage(RefereesScreen, '/Referees', '/Referees', {
    pageSoccerReferees: referees,
  });
  expect(screen.getByRole('row', { name: /Иванов/ })).toHaveTextContent('4,25');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Только назначенные на матч' }));
  expect(address()).toBe('/Referees?assigned=0');
  expect((await axe(container)).violations).toEqual([]);
});

test('the league of referees is selected through the address and named in the table and its CSV file', async () => {
  await renderPage(RefereesScreen, '/Referees', '/Referees?sort=2&page=3', {
    pageSoccerReferees: referees,
  });
  const league = screen.getByRole('combobox', { name: 'Турнир' });
  expect(
    within(league)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Все турниры', 'Англия · Премьер-лига', 'Россия · Премьер-лига']);
  expect(league.closest('form')).toHaveAttribute('action', '/Referees');
  expect(league).toHaveAttribute('name', 'league');
  await userEvent.selectOptions(league, '7');
  expect(address()).toBe('/Referees?league=7&sort=2');
  expect(screen.getByRole('table', { name: 'Судьи: Россия · Премьер-лига' })).toBeVisible();
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:table', revokeObjectURL: () => {} });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  await userEvent.click(screen.getByRole('button', { name: /^Скачать CSV/ }));
  await waitFor(() => expect(saved).toEqual(['Футбольные-судьи-Судьи-Россия-Премьер-лига.csv']));
  click.mockRestore();
});

test.each([
  ['?league=7', '/Referees?league=7&assigned=0'],
  ['?league=7&assigned=0', '/Referees?assigned=0'],
])('an empty list at %s says so and links to the next wider one', async (search, wider) => {
  await renderPage(RefereesScreen, '/Referees', `/Referees${search}`, {
    pageSoccerReferees: { ...referees, referees: [] },
  });
  expect(screen.getByText('Под эти условия судей нет')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Показать все' })).toHaveAttribute('href', wider);
});
