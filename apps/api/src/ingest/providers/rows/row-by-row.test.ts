import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROVIDERS } from '@tipmark/providers';
import { createTestDatabase, type TestDatabase } from '../../../testing/create-test-database.ts';
import { testSink } from '../../import/testing/import-folder.ts';
import { emptyWorld } from '../../testing/stored-world.ts';
import { replayFolder } from '../replay-folder.ts';
import { answeredByApiFootball } from './answered-api-football.ts';
import { answeredByApiHockey } from './answered-api-hockey.ts';
import {
  answeredByApiTennis,
  answeredByEspn,
  answeredByLiveTennis,
} from './answered-by-espn-and-tennis.ts';
import { answeredByTheOddsApi } from './answered-by-price-feeds.ts';
import { answeredByFootballData, answeredByOpenLigaDb } from './answered-by-soccer-sites.ts';
import { answeredByNhl } from './answered-nhl.ts';
import { type Difference, differencesOf, type Facts, storedFacts } from './facts.ts';
import { rawFile, rows, text } from './raw.ts';
import { storedNames } from './testing/stored-facts-queries.ts';

/** Recorded answers are next to the real files of the importers, in no repository. */
const recorded = join(process.env['OPEN_DATA_DIR'] ?? '', '..', 'providers');
const isThere = process.env['OPEN_DATA_DIR'] !== undefined && existsSync(recorded);
const testRecorded = isThere || process.env['REQUIRE_SERVICES'] === '1' ? test : test.skip;

/** Why a stored row is not what the answer says. */
interface Rule {
  readonly name: string;
  readonly explains: (difference: Difference, stored: Facts) => boolean;
}

let database: TestDatabase;
const folders: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
beforeEach(() => emptyWorld(database.db));
afterAll(async () => {
  for (const folder of folders) rmSync(folder, { recursive: true });
  await database.close();
});

/** Files of a provider, with answers made for what was recorded without its match. */
function copyOf(provider: string, made: Readonly<Record<string, unknown>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'tipmark-rows-'));
  folders.push(folder);
  cpSync(join(recorded, provider), folder, { recursive: true });
  for (const [name, content] of Object.entries(made))
    writeFileSync(join(folder, name), JSON.stringify(content));
  return folder;
}

async function replayed(folder: string, source: string): Promise<Facts> {
  await replayFolder({
    folder,
    providers: PROVIDERS,
    sink: testSink(database.db),
    say: () => undefined,
    speed: undefined,
    wait: async () => undefined,
  });
  return storedFacts(database.db, source);
}

/** Every difference has a rule, and every rule a difference. */
function expectSame(answered: Facts, stored: Facts, rules: readonly Rule[]): void {
  const used = new Set<string>();
  const unexplained = differencesOf(answered, stored).filter((difference) => {
    const rule = rules.find(({ explains }) => explains(difference, stored));
    if (rule !== undefined) used.add(rule.name);
    return rule === undefined;
  });
  expect(unexplained).toEqual([]);
  expect([...used].toSorted()).toEqual(rules.map(({ name }) => name).toSorted());
}

/** The clock of the replay is long after the recorded days. */
const overdue: Rule = {
  name: 'a match long past that nobody reported as played ended without a score',
  explains: ({ fact, answered, stored }) =>
    fact.endsWith(' status') && answered === '1' && stored === '3',
};

const renamed = (names: Readonly<Record<string, string>>, field = 'league'): Rule => ({
  name: `${field}: names of this site`,
  explains: ({ fact, answered, stored }) =>
    fact.endsWith(` ${field}`) && answered !== undefined && names[answered] === stored,
});

const sidesRenamed = (names: Readonly<Record<string, string>>): Rule => ({
  name: 'sides: names of this site',
  explains: ({ fact, answered, stored }) =>
    fact.endsWith(' sides') &&
    answered
      ?.split(' v ')
      .map((side) => names[side] ?? side)
      .join(' v ') === stored,
});

const regularRound: Rule = {
  name: 'the round of a league is a number',
  explains: ({ fact, answered, stored }) =>
    fact.endsWith(' round') && answered === `Regular Season - ${stored}`,
};

const noPrice: Rule = {
  name: 'odds of 1 are no price',
  explains: ({ fact, answered, stored }) =>
    / price /.test(fact) && answered === '1000' && stored === undefined,
};

/** Bets on hockey lines count overtime: a line such as 6.5 is no outcome of regular time. */
const hockeyLines: Rule = {
  name: 'hockey lines that overtime can decide are no outcomes of regular time',
  explains: ({ fact, stored }) => / ou\.[ou]:6(?:\.5)? /.test(fact) && stored === undefined,
};

const filesOf = (provider: string, names: readonly string[]): unknown[] =>
  names.map((name) => rawFile(join(recorded, provider), name));

testRecorded('API-Football', async () => {
  const files = filesOf('api-football', [
    'fixtures-day-pst-susp-2023.json',
    'fixture-penalty-shootout-full.json',
    'fixtures-live-var-2026.json',
    'fixture-events.json',
    'fixture-events-red-card.json',
    'injuries.json',
    'odds-prematch-one-bookmaker.json',
    'odds-six-bookmakers-2026.json',
    'odds-live.json',
  ]);
  const made = [
    madeFixture(815_162, '2022-01-10T19:55:00+00:00', [1, 2]),
    madeFixture(1_378_041, '2026-01-04T11:30:00+00:00', [3, 4]),
    madeFixture(721_238, '2022-01-27T15:00:00+00:00', [1_563, 1_565]),
    madeFixture(653_808, '2021-01-06T19:45:00+00:00', [33, 50]),
    madeFixture(215_662, '2019-10-01T19:45:00+00:00', [442, 463]),
    madeFixture(1_049_122, '2024-03-31T13:30:00+00:00', [170, 192]),
  ];
  const folder = copyOf('api-football', { 'made.json': anEnvelope(made) });
  const stored = await replayed(folder, 'api-football');
  expectSame(answeredByApiFootball([...files, made]), stored, [
    overdue,
    regularRound,
    noPrice,
    renamed({ 'UEFA Champions League': 'Champions League', 'Super League': 'Swiss Super League' }),
  ]);
});

const anEnvelope = (response: readonly unknown[]) => ({
  get: 'fixtures',
  parameters: {},
  errors: [],
  results: response.length,
  paging: { current: 1, total: 1 },
  response,
});

function madeFixture(id: number, date: string, [home, away]: readonly [number, number]): unknown {
  return {
    fixture: { id, date, timestamp: Date.parse(date) / 1_000, status: { short: 'NS' } },
    league: {
      id: 999,
      name: 'Test League',
      country: 'World',
      season: Number(date.slice(0, 4)),
      round: 'Final',
    },
    teams: { home: { id: home, name: `Club ${home}` }, away: { id: away, name: `Club ${away}` } },
    goals: { home: null, away: null },
    score: {},
  };
}

testRecorded('The Odds API', async () => {
  const files = filesOf('the-odds-api', [
    'scores-epl-2022.json',
    'odds-bundesliga-totals-2025.json',
    'odds-upcoming-tennis-in-play-2026.json',
    'historical-nhl-totals-2026.json',
    'example-nba-h2h-spreads-american.json',
  ]);
  const stored = await replayed(copyOf('the-odds-api'), 'the-odds-api');
  expectSame(answeredByTheOddsApi(files), stored, [
    overdue,
    hockeyLines,
    renamed({
      EPL: 'Premier League',
      'Bundesliga - Germany': 'Bundesliga',
      'ATP French Open': 'ATP Roland Garros',
      'WTA French Open': 'WTA Roland Garros',
    }),
  ]);
});

testRecorded('NHL', async () => {
  const [plays, one, other, schedule, rightRail, scores] = filesOf('nhl', [
    'play-by-play.json',
    'landing-2023020206.json',
    'landing-2023020207.json',
    'schedule-all-states.json',
    'right-rail-2023020207.json',
    'score-2026-09-20.json',
  ]);
  const stored = await replayed(copyOf('nhl'), 'nhl');
  const answered = answeredByNhl({ plays, landings: [one, other], schedule, rightRail, scores });
  expectSame(answered, stored, [overdue, sidesRenamed(NHL_CLUBS)]);
});

/** By the abbreviations of the answers. */
const NHL_CLUBS = Object.fromEntries(
  (
    'ANA Anaheim Ducks|ARI Arizona Coyotes|BOS Boston Bruins|BUF Buffalo Sabres|CAR Carolina Hurricanes|' +
    'CBJ Columbus Blue Jackets|CGY Calgary Flames|CHI Chicago Blackhawks|COL Colorado Avalanche|' +
    'DAL Dallas Stars|DET Detroit Red Wings|EDM Edmonton Oilers|FLA Florida Panthers|' +
    'LAK Los Angeles Kings|MIN Minnesota Wild|MTL Montreal Canadiens|NJD New Jersey Devils|' +
    'NSH Nashville Predators|NYI New York Islanders|NYR New York Rangers|OTT Ottawa Senators|' +
    'PHI Philadelphia Flyers|PIT Pittsburgh Penguins|SEA Seattle Kraken|SJS San Jose Sharks|' +
    'STL St. Louis Blues|TBL Tampa Bay Lightning|TOR Toronto Maple Leafs|VAN Vancouver Canucks|' +
    'VGK Vegas Golden Knights|WPG Winnipeg Jets|WSH Washington Capitals'
  )
    .split('|')
    .map((club) => [club.slice(0, 3), club.slice(4)]),
);

/** `GROUP_STAGE GROUP_C 2` is the second day of group C; other stages have no days. */
const stageByName: Rule = {
  name: 'the stage as this site writes it',
  explains: ({ fact, answered = '', stored = '' }) => {
    const [stage = '', group = '', day = ''] = answered.split(' ');
    const name = (group || stage).replaceAll('_', ' ').toLowerCase();
    const expected = group === '' ? name : `${name} - ${day}`;
    return fact.endsWith(' round') && stored.toLowerCase() === expected;
  },
};

testRecorded('football-data.org', async () => {
  const files = filesOf('football-data-org', [
    'matches-cl-extra-time-penalties.json',
    'match-single.json',
  ]);
  const stored = await replayed(copyOf('football-data-org'), 'football-data-org');
  expectSame(answeredByFootballData(files), stored, [
    overdue,
    renamed({ 'UEFA Champions League': 'Champions League' }),
    stageByName,
  ]);
  const [competitions, table] = filesOf('football-data-org', [
    'competitions.json',
    'standings-bl1.json',
  ]);
  const known = await storedNames(database.db);
  expect(known.seasons).toEqual(
    rows(competitions, 'body.competitions')
      .map((one) => `${text(one, 'currentSeason.startDate')} ${text(one, 'currentSeason.endDate')}`)
      .toSorted(),
  );
  const teams = rows(rows(table, 'body.standings')[0], 'table').map((row) =>
    text(row, 'team.name'),
  );
  expect(teams).toHaveLength(18);
  expect(teams.filter((name) => !known.teams.includes(name))).toEqual([]);
});

const matchday: Rule = {
  name: 'the round as this site writes it',
  explains: ({ fact, answered, stored }) =>
    fact.endsWith(' round') &&
    (answered === `${stored}. Spieltag` ||
      (answered === 'Sechzehntelfinale' && stored === 'Round of 32')),
};

testRecorded('OpenLigaDB', async () => {
  const files = filesOf('openligadb', [
    'getmatchdata-bl1-2023-12.json',
    'getmatchdata-single.json',
    'knockout-results-example.json',
  ]);
  const stored = await replayed(copyOf('openligadb'), 'openligadb');
  expectSame(answeredByOpenLigaDb(files), stored, [
    overdue,
    matchday,
    renamed({
      '1. Fußball-Bundesliga 2023/2024': 'Bundesliga',
      '1. Fußball-Bundesliga 2024/2025': 'Bundesliga',
      'no name': 'World Cup',
    }),
    sidesRenamed({ Deutschland: 'Germany', Argentinien: 'Argentina', 'Kap Verde': 'Cape Verde' }),
  ]);
});

/** The score of match 623574 is 0:2, and its list has one goal. */
const incompleteList: Rule = {
  name: 'a list of goals that does not add up to the score is not read',
  explains: ({ fact, stored }) => fact.startsWith('623574 event ') && stored === undefined,
};

testRecorded('ESPN', async () => {
  const files = filesOf('espn', [
    'soccer-live-second-half.json',
    'soccer-final-penalties.json',
    'hockey-nhl.json',
    'tennis-2022-competitions.json',
    'tennis-2024-groupings.json',
  ]);
  const stored = await replayed(copyOf('espn'), 'espn');
  expectSame(answeredByEspn(files), stored, [
    overdue,
    renamed({ 'l:90': 'NHL', 'l:770': 'MLS', 'l:606': 'World Cup' }),
    incompleteList,
  ]);
});

const goallessOvertime: Rule = {
  name: 'before a shoot-out there was an overtime without goals',
  explains: ({ fact, answered, stored }, all) =>
    fact.endsWith(' extra') &&
    answered === '0:0' &&
    stored === undefined &&
    all.has(fact.replace('extra', 'penalties')),
};

testRecorded('API-Hockey', async () => {
  const files = filesOf('api-hockey', [
    'games-ft-aot-ap.json',
    'game-events.json',
    'odds-three-bookmakers.json',
  ]);
  const stored = await replayed(copyOf('api-hockey'), 'api-hockey');
  expectSame(answeredByApiHockey(files), stored, [goallessOvertime]);
});

/** The tour of a match in this answer is not that of its players. */
const toursOfPlayers: Rule = {
  name: 'a tournament of women and men is two leagues, by the players',
  explains: ({ fact, answered, stored }) =>
    fact.endsWith(' league') &&
    answered === 'Cincinnati Masters' &&
    ['ATP Cincinnati', 'WTA Cincinnati'].includes(stored ?? ''),
};

testRecorded('Live Tennis API and api-tennis.com', async () => {
  const live = filesOf('live-tennis-api', ['matches-completed.json', 'matches-live.json']);
  const ofLive = await replayed(copyOf('live-tennis-api'), 'live-tennis-api');
  expectSame(answeredByLiveTennis(live), ofLive, [toursOfPlayers]);
  await emptyWorld(database.db);
  const files = filesOf('api-tennis', ['get-fixtures.json']);
  const stored = await replayed(copyOf('api-tennis'), 'api-tennis');
  expectSame(answeredByApiTennis(files), stored, [overdue]);
});
