import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlayerPage, TennisDraw, TennisEventPage } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { openDataPath, testOpenData } from '@tipmark/importers/testing';
import { sql } from 'kysely';
import { importFolder, testSink } from '../../ingest/import/testing/import-folder.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

const NOW = Date.parse('2024-01-10T12:00:00Z') / 1_000;
/** Round, number, winner, loser, and the seeds of both. */
type Row = Readonly<Record<string, string>>;

let api: TestApi;
const files = importFolder();

/** The file as in a spreadsheet, read without our own code. */
function rowsOf(file: string): Row[] {
  const [head = '', ...lines] = readFileSync(openDataPath(join('tennis/sackmann', file)), 'utf8')
    .trim()
    .split('\n');
  const names = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}

beforeAll(async () => {
  if (process.env['OPEN_DATA_DIR'] === undefined) return;
  api = await createTestApi({ now: NOW });
  const sink = testSink(api.database.db);
  await files.runAs('sackmann', sink, openDataPath('tennis/sackmann/atp_matches_2023.csv'));
  await files.runAs('tennis-data', sink, openDataPath('tennis/tennis-data/atp_2023.csv'));
  await files.runAs('sackmann', sink, openDataPath('tennis/sackmann/wta_matches_2023.csv'));
}, 300_000);

afterAll(async () => {
  files.remove();
  await api?.close();
});

async function read<Reply>(url: string): Promise<Reply> {
  // the files name players in English
  const reply = await api.app.inject({ url, headers: { 'accept-language': 'en' } });
  expect([url, reply.statusCode]).toEqual([url, 200]);
  return reply.json().data;
}

const ROUNDS = ['R128', 'R64', 'R32', 'R16', 'QF', 'SF', 'F'];
const pair = (one: string, other: string) => [one, other].toSorted().join(' – ');

/** Matches of each round from the top of the draw, as the numbers of the file go down it. */
function drawOf(rows: readonly Row[]): Record<string, string[]> {
  const drawn = rows.filter(({ round = '' }) => ROUNDS.includes(round));
  return Object.fromEntries(
    ROUNDS.flatMap((round) => {
      const own = drawn
        .filter((row) => row['round'] === round)
        .toSorted((a, b) => Number(a['match_num']) - Number(b['match_num']))
        .map((row) => pair(row['winner_name'] ?? '', row['loser_name'] ?? ''));
      return own.length === 0 ? [] : [[round, own]];
    }),
  );
}

/** Players with a bye: seeds or their replacements without a match in the first round. */
function byesOf(rows: readonly Row[]): string[] {
  const [first, second] = ROUNDS.filter((round) => rows.some((row) => row['round'] === round));
  const sidesIn = (round: string | undefined) =>
    rows
      .filter((row) => row['round'] === round)
      .flatMap((row) =>
        (['winner', 'loser'] as const).map((side) => ({
          name: row[`${side}_name`] ?? '',
          hasSlot:
            /^\d/.test(row[`${side}_seed`] ?? '') ||
            /^(?:LL|ALT)$/i.test(row[`${side}_entry`] ?? ''),
        })),
      );
  const began = new Set(sidesIn(first).map(({ name }) => name));
  return sidesIn(second)
    .filter(({ name, hasSlot }) => hasSlot && !began.has(name))
    .map(({ name }) => name)
    .toSorted();
}

/** Two players may meet in several finals of a year: the start shows which one it was. */
async function finalOf(players: string, beganOn: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select m.id from (
      select m.*, least(h.name_en, a.name_en) || ' – ' || greatest(h.name_en, a.name_en) as players
      from matches m join teams h on h.id = m.home_id join teams a on a.id = m.away_id
      where m.round = 'F'
    ) m
    where players = ${players} and starts_at::date >= ${beganOn}::date
    order by starts_at limit 1
  `.execute(api.database.db);
  return rows[0]?.id ?? 0;
}

/** Entry marks of the players of a draw by their names, spelled as on the site. */
const entriesOf = (rows: readonly Row[]): Record<string, string> =>
  Object.fromEntries(
    rows
      .filter(({ round = '' }) => ROUNDS.includes(round))
      .flatMap((row) =>
        (['winner', 'loser'] as const).map((side) => [
          row[`${side}_name`] ?? '',
          (row[`${side}_entry`] ?? '').toUpperCase().replace('SR', 'PR'),
        ]),
      )
      .filter(([, entry]) => entry !== ''),
  );

const shownEntries = ({ rounds }: TennisDraw): Record<string, string> =>
  Object.fromEntries(
    rounds
      .flatMap(({ slots }) => slots.flatMap(({ players }) => players))
      .flatMap((player) => (player?.entry ? [[player.name, player.entry]] : [])),
  );

/** Winners that are not at the position of the next round their match leads to. */
function strayWinners({ rounds }: TennisDraw): number[] {
  return rounds.slice(0, -1).flatMap(({ slots }, round) =>
    slots.flatMap(({ winnerId }, index) => {
      const next = rounds[round + 1]?.slots[Math.floor(index / 2)];
      const isThere = next?.players.some((player) => player?.id === winnerId) ?? false;
      return winnerId === null || isThere ? [] : [winnerId];
    }),
  );
}

const inOrder = (pairs: readonly string[]) => pairs;
const inAnyOrder = (pairs: readonly string[]) => pairs.toSorted();

/**
 * In one of them the numbers of the file go down the draw; in the other, the winners determine the
 * positions.
 */
const TOURS = [
  { tour: 'atp', leastDraws: 60, arranged: inOrder, straysOf: () => [] },
  { tour: 'wta', leastDraws: 50, arranged: inAnyOrder, straysOf: strayWinners },
];

for (const { tour, leastDraws, arranged, straysOf } of TOURS) {
  testOpenData(
    `every draw of a season of the ${tour} equals that of its file, with rounds, byes and winners`,
    async () => {
      const tournaments = Map.groupBy(
        rowsOf(`${tour}_matches_2023.csv`),
        (row) => row['tourney_id'] ?? '',
      );
      let [compared, marked] = [0, 0];
      for (const rows of tournaments.values()) {
        const name = rows[0]?.['tourney_name'] ?? '';
        const expected = drawOf(rows);
        const [final] = expected['F'] ?? [];
        // a cup of countries has three matches for a final, groups have none
        if (final === undefined || (expected['SF'] ?? []).length !== 2) continue;
        const draw = await read<TennisDraw>(
          `/tennis/events/draw/${await finalOf(final, rows[0]?.['tourney_date'] ?? '')}`,
        );
        const shown = draw.rounds.map(({ round, slots }) => {
          const pairs = slots.flatMap(({ match }) => {
            if (match === null) return [];
            const { home, away } = decodeMatch(match);
            return pair(home.name, away.name);
          });
          return [round, arranged(pairs)];
        });
        const rounds = Object.entries(expected).map(([round, pairs]) => [round, arranged(pairs)]);
        expect([name, shown]).toEqual([name, rounds]);
        expect([name, shownEntries(draw)]).toEqual([name, entriesOf(rows)]);
        marked += Object.keys(shownEntries(draw)).length;
        expect([name, straysOf(draw)]).toEqual([name, []]);
        const byes = draw.rounds[0]?.slots.filter(({ isBye }) => isBye) ?? [];
        const names = byes.map(({ players }) => players.find((one) => one !== null)?.name);
        expect([name, names.toSorted()]).toEqual([name, byesOf(rows)]);
        compared += 1;
      }
      expect(compared).toBeGreaterThan(leastDraws);
      expect(marked).toBeGreaterThan(400);
    },
    60_000,
  );
}

testOpenData(
  'a match in two files is merged, with the sets of one and the prices of the other',
  async () => {
    const players = pair('Novak Djokovic', 'Stefanos Tsitsipas');
    const id = await finalOf(players, '20230116');
    const page = await read<TennisEventPage>(`/tennis/events/page/${id}?countOfMonths=0`);
    const { home, away } = decodeMatch(page.match);
    const [won] = [home, away].filter(({ name }) => name === 'Novak Djokovic');
    expect(won).toMatchObject({ score: 3, periodScores: [6, 7, 7] });
    expect(page.bestOf).toBe(5);
    expect(page.odds.map(({ oddType }) => oddType)).toEqual(['win.1', 'win.2']);
    expect(page.serve.map(({ figure }) => figure)).toEqual(
      expect.arrayContaining(['aces', 'doubleFaults', 'firstServePercent']),
    );
  },
);

testOpenData('the records of a player in total and on clay equal those of the file', async () => {
  const rows = rowsOf('atp_matches_2023.csv').filter(
    (row) => !/W\/O/.test(row['score'] ?? '') && row['score'] !== '',
  );
  const name = 'Daniil Medvedev';
  const { data } = (
    await api.app.inject({
      url: '/tennis/search/?query=medvedev',
      headers: { 'accept-language': 'en' },
    })
  ).json();
  const { link } = data.teams.find((team: { name: string }) => team.name === name);
  const page = await read<PlayerPage>(`/tennis/player/page/${link}?countOfMatches=0`);
  const clay = rows.filter((row) => row['surface'] === 'Clay');
  const count = (own: readonly Row[], side: string) =>
    own.filter((row) => row[`${side}_name`] === name).length;
  expect(page.career.matches).toEqual([count(rows, 'winner'), count(rows, 'loser')]);
  expect(page.career.surfaces.find(({ court }) => court === 2)?.matches).toEqual([
    count(clay, 'winner'),
    count(clay, 'loser'),
  ]);
  expect(page.bestRank).toMatchObject({ place: 2 });
});
