import { readFileSync } from 'node:fs';
import type {
  EventPage,
  LeagueMatches,
  OddsHistory,
  ResultsPage,
  SeasonWithTrends,
} from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { MATCH_STATUS } from '@tipmark/domain';
import { openDataPath, testOpenData } from '@tipmark/importers/testing';
import { importFolder, testSink } from '../../ingest/import/testing/import-folder.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

const NOW = Date.parse('2022-01-10T12:00:00Z') / 1_000;
const DAY = 86_400;
const FILES = ['nhl odds 2019-20.csv', 'nhl odds 2021.csv'].map((name) => `hockey/sbr/${name}`);
const CLUBS = 31;
const ROWS_OF_A_GAME = 2;
/** Of each club before the play-offs; the season of 2019 was cut short after a day of the file. */
const GAMES = 56;
const LAST_DAY = '311';

let api: TestApi;
const files = importFolder();

/** The files write a club in several ways: with spaces and dots, once with an s too many. */
const OTHER_SPELLING = /[\s.]|(?<=^Arizona)s$/g;

/** A game as in the file, read without our own code. */
interface Row {
  readonly date: string;
  readonly team: string;
  readonly periods: readonly number[];
  readonly final: number;
}

const rowsOf = (file: string): Row[] =>
  readFileSync(openDataPath(file), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .map(([date = '', , , team = '', first, second, third, final]) => ({
      date,
      team: team.replaceAll(OTHER_SPELLING, ''),
      periods: [Number(first), Number(second), Number(third)],
      final: Number(final),
    }));

/** Games before the play-offs, as pairs of rows. */
function gamesOf(rows: readonly Row[], isCut: boolean): (readonly [Row, Row])[] {
  const played = new Map<string, number>();
  const games: (readonly [Row, Row])[] = [];
  for (let index = 0; index + 1 < rows.length; index += ROWS_OF_A_GAME) {
    const [one, other] = [rows[index], rows[index + 1]];
    if (one === undefined || other === undefined) continue;
    const sides = [one, other].map(({ team }) => team);
    const isLate = isCut ? false : sides.some((team) => (played.get(team) ?? 0) >= GAMES);
    if (isLate) continue;
    for (const team of sides) played.set(team, (played.get(team) ?? 0) + 1);
    games.push([one, other]);
    if (isCut && one.date === LAST_DAY && rows[index + ROWS_OF_A_GAME]?.date !== LAST_DAY) break;
  }
  return games;
}

const sum = (periods: readonly number[]) => periods.reduce((all, goals) => all + goals, 0);

/** Points by team: two for any win, one for a loss after regular time. */
function pointsOf(games: readonly (readonly [Row, Row])[]): number[] {
  const points = new Map<string, number>();
  for (const [one, other] of games) {
    const isLate = sum(one.periods) === sum(other.periods);
    const [winner, loser] = one.final > other.final ? [one, other] : [other, one];
    const add = (team: string, count: number) => points.set(team, (points.get(team) ?? 0) + count);
    add(winner.team, 2);
    add(loser.team, isLate ? 1 : 0);
  }
  return [...points.values()].toSorted((a, b) => b - a);
}

beforeAll(async () => {
  if (process.env['OPEN_DATA_DIR'] === undefined) return;
  api = await createTestApi({ now: NOW });
  const sink = testSink(api.database.db);
  for (const file of FILES) await files.runAs('sportsbook-review', sink, openDataPath(file));
}, 180_000);

afterAll(async () => {
  files.remove();
  await api?.close();
});

async function read<Reply>(url: string): Promise<Reply> {
  const reply = await api.app.inject(url);
  expect([url, reply.statusCode]).toEqual([url, 200]);
  return reply.json().data;
}

async function season(name: string): Promise<SeasonWithTrends> {
  const { leagues } = await read<{ leagues: { link: string }[] }>(
    '/page-hockey-leagues/1/0/0/0/0/0/1/0',
  );
  const address = `/hockey/league/page/${leagues[0]?.link}`;
  const { seasons } = await read<SeasonWithTrends>(address);
  const { id = 0 } = seasons.find((one) => one.name === name) ?? {};
  return read(`${address}?seasonId=${id}`);
}

testOpenData.each([
  ['2019/20', 0, true, ['boston', 'st-louis', 'colorado', 'tampa-bay']],
  ['2020/21', 1, false, ['colorado', 'vegas', 'carolina', 'florida']],
] as const)(
  'the table of %s equals that of its file, with points for overtime and shoot-outs',
  async (name, index, isCut, first) => {
    const { table } = await season(name);
    expect(table.rows).toHaveLength(CLUBS);
    const games = gamesOf(rowsOf(FILES[index] ?? ''), isCut);
    expect(table.rows.map(({ points }) => points)).toEqual(pointsOf(games));
    // level on points, the team with more wins in regular time is higher
    const links = table.rows.slice(0, first.length).map(({ team }) => team.link);
    expect(links.filter((link, index) => !link.includes(first[index] ?? ''))).toEqual([]);
    const late = games.filter(([a, b]) => sum(a.periods) === sum(b.periods)).length;
    const count = (of: 'overtimeWon' | 'overtimeLost') =>
      table.rows.reduce((all, row) => all + (row[of] ?? 0), 0);
    expect([count('overtimeWon'), count('overtimeLost')]).toEqual([late, late]);
    expect(table.rows.every(({ drawn }) => drawn === 0)).toBe(true);
  },
);

testOpenData(
  'imported results have three periods, are listed on their day and have a history of winner odds',
  async () => {
    const page = await season('2020/21');
    const { rounds = [] } = page;
    expect(rounds.flatMap(({ matches }) => matches).length).toBeGreaterThan(80);
    const results = await read<LeagueMatches>(
      `/hockey/league/matches/results?seasonId=${page.season.id}`,
    );
    const [last] = results.matches.map(decodeMatch);
    if (last === undefined) throw new Error('no result');
    expect(last.status).toBe(MATCH_STATUS.finished);
    expect(last.home.periodScores).toHaveLength(3);
    expect(last.isTimeKnown).toBe(false);
    const day = await read<ResultsPage>(`/hockey/results/page?timestamp=${last.startsAt}`);
    expect(day.leagues.flatMap(({ matches }) => matches).length).toBeGreaterThan(0);
    const odds = await read<OddsHistory>(`/hockey/events/odds-history/${last.matchId}/win`);
    expect(odds.lines[0]?.outcomes.map(({ points }) => points.length > 0)).toEqual([true, true]);
    const [row] = page.table.rows;
    const team = await read<{ results: LeagueMatches }>(
      `/hockey/team/page/${row?.team.link}?countOfMatches=10`,
    );
    expect(JSON.stringify(team.results).length).toBeGreaterThan(100);
  },
);

testOpenData(
  'an imported match has empty lists of events and squads, and its season has only goals as statistics',
  async () => {
    const page = await season('2019/20');
    const [match] = page.results.matches.map(decodeMatch);
    const squads = await read<{ squads: { players: unknown[]; lineup: unknown }[] }>(
      `/hockey/events/squads/${match?.matchId}`,
    );
    expect(squads.squads.map(({ players, lineup }) => [players, lineup])).toEqual([
      [[], null],
      [[], null],
    ]);
    const event = await read<EventPage>(`/hockey/events/page/${match?.matchId}/10/12/0/0/0/0/1/0`);
    expect(event.incidents).toEqual([]);
    expect(page.summary.map(({ figure }) => figure)).toEqual(['goals']);
    expect(NOW - (match?.startsAt ?? NOW)).toBeGreaterThan(DAY);
  },
);
