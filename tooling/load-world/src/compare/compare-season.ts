import type { StandingsTable } from '@tipmark/contract';
import { type Comparison, compareNumbers } from './comparison.ts';
import { type ComparedSite, computed, shownBy } from './place.ts';

interface Season {
  readonly league: number;
  readonly season: number;
}

type ShownRow = StandingsTable['rows'][number];

const FIGURES = [
  ['played', 'played'],
  ['won', 'won'],
  ['drawn', 'drawn'],
  ['lost', 'lost'],
  ['goalsFor', 'goals_for'],
  ['goalsAgainst', 'goals_against'],
  ['points', 'points'],
] as const;

/** Tables, outcomes, totals, form and earlier places of a season of soccer. */
export async function compareSeason(site: ComparedSite, given: Season): Promise<Comparison> {
  const { league, season } = given;
  const numbers = compareNumbers(`season ${season} of league ${league}`);
  const path = `/page-soccer-league/${league}/${season}/0/0/1/1/1`;
  const page = await shownBy(site, path);
  await compareTable(site, { season, side: 0 }, numbers, page.table.rows);
  for (const side of [1, 2] as const) {
    const { table } = await shownBy(site, `${path}?tableSide=${side}`);
    await compareTable(site, { season, side }, numbers, table.rows);
  }
  const [whole = {}] = await computed(site, 'season', { season });
  const { count, home, draw, away } = whole;
  numbers.same('outcomes', page.outcomes, { count, home, draw, away });
  numbers.near('average total', page.averages.match.average, whole['average'], 1);
  numbers.near('average of the first half', page.averages.parts[0].average, whole['first_half'], 1);
  const over = page.totals.find(({ line }: { line: number }) => line === 2.5)?.over;
  numbers.same('matches over 2.5', over, whole['over']);
  await compareRows(site, season, numbers, page.table.rows);
  await compareTotals(site, season, numbers, page.teamTotals);
  return numbers;
}

async function compareTable(
  site: ComparedSite,
  given: { readonly season: number; readonly side: 0 | 1 | 2 },
  { same }: Comparison,
  rows: readonly ShownRow[],
): Promise<void> {
  const table = await computed<Record<string, number>>(site, 'table', given);
  const byTeam = new Map(table.map((row) => [row['team_id'], row]));
  const played = rows.filter((row) => row.played > 0);
  same(`teams of table ${given.side}`, played.length, table.length);
  for (const row of played)
    for (const [shown, column] of FIGURES)
      same(`${shown} of team ${row.team.id}`, row[shown], byTeam.get(row.team.id)?.[column]);
}

async function compareRows(
  site: ComparedSite,
  season: number,
  { same }: Comparison,
  rows: readonly ShownRow[],
): Promise<void> {
  const form = new Map(
    (await computed<{ team_id: number; form: string[] }>(site, 'form', { season })).map((row) => [
      row.team_id,
      row.form,
    ]),
  );
  const before = new Map(
    (await computed<{ team_id: number; place: number }>(site, 'ranks-before', { season })).map(
      (row) => [row.team_id, row.place],
    ),
  );
  for (const { team, form: own, previousPosition } of rows) {
    same(`form of team ${team.id}`, own, form.get(team.id));
    same(`earlier place of team ${team.id}`, previousPosition, before.get(team.id));
  }
}

interface TeamTotal {
  readonly team: { readonly id: number };
  readonly of: number;
  readonly average: number;
  readonly lines: readonly { readonly line: number; readonly over: number }[];
}

async function compareTotals(
  site: ComparedSite,
  season: number,
  { same, near }: Comparison,
  shown: readonly TeamTotal[],
): Promise<void> {
  const rows = await computed<{ team_id: number } & Record<string, unknown>>(site, 'team-totals', {
    season,
  });
  const byTeam = new Map(rows.map((row) => [row.team_id, row]));
  same('teams with totals', shown.length, rows.length);
  for (const { team, of, average, lines } of shown) {
    const row = byTeam.get(team.id);
    same(`matches of team ${team.id}`, of, row?.['of']);
    near(`average total of team ${team.id}`, average, row?.['average'], 1);
    const over = lines.find(({ line }) => line === 2.5)?.over;
    same(`over 2.5 of team ${team.id}`, over, row?.['over']);
  }
}
