import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mainOutcomes, SPORT } from '@tipmark/domain';
import type { Visit } from '@tipmark/remote-kit';
import { matchPath, routes } from '@tipmark/route-builder';
import {
  aLeague,
  aMatch,
  aMatchTip,
  anEventMatches,
  anOddsHistory,
  aResultsPage,
} from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import { toggleFavouriteTeam } from '../parts/favourites/favourite-teams.ts';
import { mount, NOW_SECONDS, type SportArguments, testRemote } from './test-remote-fixture.tsx';

const SPORTS = [
  {
    name: 'curling',
    sport: SPORT.hockey,
    routes: {
      results: 'hockeyResults',
      match: 'hockeyEvents',
      league: 'hockeyLeague',
      team: 'hockeyTeam',
    },
    outcomes: mainOutcomes(SPORT.hockey),
    clock: (state) => `end ${state}`,
  },
  {
    name: 'pelota',
    sport: SPORT.soccer,
    routes: { results: 'results', match: 'events', league: 'league', team: 'team' },
    outcomes: mainOutcomes(SPORT.soccer),
    clock: (state) => `${state}th minute`,
  },
] as const satisfies readonly SportArguments[];

/** Two sides, no draw, no total, and no pages of leagues or teams. */
const DUEL: SportArguments = {
  name: 'fencing',
  sport: SPORT.tennis,
  routes: { results: 'tennisResults', match: 'tennisEvents' },
  outcomes: mainOutcomes(SPORT.tennis),
  clock: (state) => `bout ${state}`,
};

const running = aMatch()
  .withId(7)
  .between('Host', 'Guest')
  .startingAt(NOW_SECONDS - 5_000)
  .live('4')
  .withScore(2, 1)
  .withOdds([1.45, 4.8, 8.2, 1.9, 1.9]);
const day = aResultsPage([aLeague().withId(3).named('League').of('RU', 'Россия').having(running)], {
  asOf: NOW_SECONDS,
});
const answers = {
  tips: { tips: [aMatchTip({ odd_type: '1x2.1' })], count: 21, lastTipId: 17 },
  odds: anOddsHistory(),
  matches: anEventMatches(),
  season: { matches: [running.buildWire()], lastMatchId: 7 },
};
const visit = (search = ''): Visit => ({
  params: {},
  search: new URLSearchParams(search),
  locale: 'ru',
  timeZone: 'Europe/Moscow',
  isMobile: false,
  isSignedIn: false,
  isPremium: false,
  nowSeconds: NOW_SECONDS,
});
const address = () => screen.getByLabelText('address').textContent ?? '';
const part = (name: string) => within(screen.getByRole('region', { name }));

describe.each(SPORTS)('a remote of $name', (given) => {
  const remote = testRemote(given);
  const { owner } = routes[given.routes.match];
  const resultsPath = routes[given.routes.results].pattern;
  const matchAddress = routes[given.routes.match].pattern.replace('[matchUrl]', '7-host-guest');
  const openMatch = (search = '') => mount(remote, matchAddress + search, answers);

  test('links only to its own pages and to pages of accounts', async () => {
    const pages = [mount(remote, resultsPath, { day }), openMatch()];
    for (const { linksOf } of pages) {
      const links = linksOf();
      expect(links.length).toBeGreaterThan(3);
      const owners = links.map((link) => {
        const found = matchPath(link.replace(/[?#].*/, ''));
        return found && routes[found.name].owner;
      });
      expect(new Set(owners.filter((one) => one !== 'account'))).toEqual(new Set([owner]));
    }
  });

  test('mounts results with its own load, clock, lines and addresses', async () => {
    const { screen: results, container } = mount(
      remote,
      resultsPath,
      { day },
      `Day of ${given.name}`,
    );
    expect(results.loads(visit('timestamp=1795208400'))).toMatchObject([
      { load: `${given.name}-day`, request: { query: { timestamp: 1_795_208_400 } } },
    ]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Day of ${given.name}`);
    const row = screen.getByRole('link', { name: /^Host – Guest/ });
    expect(row).toHaveAccessibleName(expect.stringContaining(given.clock('4')));
    expect(matchPath(row.getAttribute('href') ?? '')).toMatchObject({ name: given.routes.match });
    expect(container).toHaveTextContent(`Б ${given.outcomes.at(-1)?.line}`);
    await userEvent.click(screen.getByRole('link', { name: /^Онлайн/ }));
    expect(address()).toBe(`${resultsPath}?tab=live`);
    expect((await axe(container)).violations).toEqual([]);
  });

  test('shows starred teams of its own sport above its results', async () => {
    for (const { name, routes } of SPORTS) {
      toggleFavouriteTeam({ id: 1, link: '1-a', name }, { route: routes.team, locale: 'ru' });
    }
    mount(remote, resultsPath, { day });
    const teams = await screen.findByRole('list', { name: 'Команды' });
    expect(teams).toHaveTextContent(new RegExp(`^${given.name}$`));
    expect(screen.getByRole('region', { name: 'Избранное' })).toContainElement(teams);
    localStorage.clear();
  });

  test('shares no state slice with another remote', () => {
    const [slices, others] = [remote, testRemote({ ...given, name: 'other' })].map(({ features }) =>
      features.flatMap((feature) => Object.keys(feature.slices ?? {})),
    );
    expect(slices?.filter((name) => others?.includes(name))).toEqual([]);
  });

  test('mounts tips, with order and pages in the address of the match', async () => {
    openMatch();
    const tips = part('tips');
    expect(tips.getByText('П1')).toBeInTheDocument();
    expect(tips.getByRole('link', { name: /Ещё|Дальше|Следующие/ })).toHaveAttribute(
      'href',
      `${matchAddress}?after=17`,
    );
    await userEvent.click(tips.getByRole('link', { name: /Новые/ }));
    expect(address()).toBe(`${matchAddress}?sort=newest`);
    expect(tips.getAllByRole('link', { name: 'Добавить прогноз' })[0]).toHaveAttribute(
      'href',
      `${matchAddress}?tip=0`,
    );
  });

  test('mounts the odds history, with the outcome and the table in the address of the match', async () => {
    openMatch('?outcome=1x2.2');
    const odds = part('odds');
    expect(odds.getByRole('img', { name: /^П2/ })).toBeInTheDocument();
    await userEvent.click(odds.getByRole('link', { name: 'X' }));
    expect(address()).toBe(`${matchAddress}?outcome=1x2.x`);
    expect(odds.getByRole('img', { name: /^X/ })).toBeInTheDocument();
    await userEvent.click(odds.getByRole('link', { name: 'Таблица' }));
    expect(address()).toBe(`${matchAddress}?outcome=1x2.x&view=table`);
    expect(odds.getByRole('table', { name: /Как менялась цена/ })).toBeInTheDocument();
  });

  test('mounts filters, with the choices in the address of the match and in the request', async () => {
    const { screen: match, container } = openMatch();
    const matches = part('matches');
    await userEvent.selectOptions(matches.getByLabelText('Число матчей'), '5');
    expect(address()).toBe(`${matchAddress}?count=5`);
    await userEvent.click(matches.getByRole('checkbox', { name: 'Очные' }));
    expect(address()).toBe(`${matchAddress}?count=5&h2h=1`);
    expect(matches.getByLabelText('Число матчей')).toHaveValue('5');
    expect(match.loads(visit(address().replace(/.*\?/, '')))).toContainEqual(
      expect.objectContaining({
        load: `${given.name}-matches`,
        request: {
          segments: expect.objectContaining({ countOfMatches: 5, isCurrentCompetitor: true }),
        },
      }),
    );
    expect((await axe(container)).violations).toEqual([]);
  });

  test('mounts a paged list, whose next page is in the address and whose rows link to matches', () => {
    openMatch();
    const season = part('season');
    expect(season.getByRole('link', { name: 'Host – Guest' })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`^${matchAddress.replace(/7-.*/, '')}7-`)),
    );
    expect(season.getByRole('link', { name: 'Показать ещё' })).toHaveAttribute(
      'href',
      `${matchAddress}?after=7`,
    );
  });
});

test('a market of another sport is ignored', () => {
  const remote = testRemote(SPORTS[0] as SportArguments);
  mount(remote, '/hockey/Events/7-host-guest?outcome=ougames.o:21.5', answers);
  // the first outcome of the main line is shown instead
  expect(part('odds').getByRole('img', { name: /^П1/ })).toBeInTheDocument();
});

describe('a remote of duels', () => {
  const duel = running.withOdds([1.45, 2.75]);
  const of = (match: typeof running) =>
    mount(testRemote(DUEL), routes.tennisResults.pattern, {
      day: aResultsPage([aLeague().withId(3).named('League').of('RU', 'Россия').having(match)], {
        asOf: NOW_SECONDS,
      }),
    });

  test('mounts results with two prices and without links to pages it does not have', async () => {
    toggleFavouriteTeam({ id: 1, link: '1-a', name: 'A' }, { route: 'team', locale: 'ru' });
    const { linksOf } = of(duel);
    const row = screen.getByRole('link', { name: /^Host – Guest/ });
    expect(row).toHaveAccessibleName('Host – Guest, 2:1, bout 4, коэффициенты 1.45, 2.75');
    expect(screen.queryByText('X')).not.toBeInTheDocument();
    // beside the list where there is room, over it elsewhere
    expect(await screen.findAllByText(/^Отметьте звёздочкой/)).toHaveLength(2);
    const names = new Set(linksOf().map((link) => matchPath(link.replace(/[?#].*/, ''))?.name));
    expect(names).toEqual(new Set(['tennisResults', 'tennisEvents']));
    localStorage.clear();
  });
});
