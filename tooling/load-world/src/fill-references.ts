import type { Tx } from '@tipmark/api/database';
import { allocateIds } from '@tipmark/api/database';
import { asciiSlug, LEAGUE_TYPE, SPORT, sportRules } from '@tipmark/domain';
import type { FirstIds } from './fill-queries.ts';
import { insertSquads, type SquadRow } from './lineup-queries.ts';
import {
  insertBookmakers,
  insertLeagues,
  insertNamed,
  insertSeasons,
  insertTournaments,
  type NamedRow,
} from './reference-queries.ts';
import { firstDaysOf } from './season-days.ts';
import {
  bookmakerNames,
  clubNames,
  leagueNames,
  manOf,
  type Name,
  numbered,
  playerNames,
  tournamentNames,
} from './simulated-names.ts';
import { type Layout, layoutOf, TEAMS_IN_LEAGUE, type WorldSize } from './world-size.ts';

/** Of five leagues one plays hockey. */
export const HOCKEY_EVERY = 5;
export const REFEREES_IN_LEAGUE = 6;
const ROWS_AT_ONCE = 5_000;
const SQUADS_AT_ONCE = 500;
const SQUAD: readonly (readonly [position: string, count: number])[] = [
  ['GK', 2],
  ['DF', 7],
  ['MF', 7],
  ['FW', 4],
];
/** Coprime to the number of names of a country. */
const NAMES_APART = 37;

/** Leagues, seasons, teams and bookmakers of a world, and the ids of all later rows. */
export async function fillReferences(tx: Tx, size: WorldSize, asOf: number): Promise<FirstIds> {
  const layout = layoutOf(size);
  const { leagues, seasons, bookmakers, tennis } = layout;
  const teams = leagues * TEAMS_IN_LEAGUE;
  const count = {
    leagues: leagues + tennis.leagues,
    seasons: leagues * seasons + tennis.perWeek * tennis.weeks,
    teams: teams + tennis.players,
    referees: leagues * REFEREES_IN_LEAGUE,
  };
  const firstIds: FirstIds = {
    leagues: await allocateIds(tx, 'leagues', count.leagues),
    seasons: await allocateIds(tx, 'seasons', count.seasons),
    teams: await allocateIds(tx, 'teams', count.teams),
    referees: await allocateIds(tx, 'referees', count.referees),
    bookmakers: await allocateIds(tx, 'bookmakers', bookmakers),
    matches: await allocateIds(tx, 'matches', size.matches),
    users: await allocateIds(tx, 'users', size.users),
  };
  await insertInPieces(leagueRows(firstIds.leagues, layout), (rows) => insertLeagues(tx, rows));
  const named = teamRows(firstIds.teams, layout);
  await insertInPieces(named, (rows) => insertNamed(tx, 'teams', rows));
  const referees = refereeRows(firstIds.referees, leagues);
  await insertInPieces(referees, (rows) => insertNamed(tx, 'referees', rows));
  const firstDays = firstDaysOf(asOf, seasons);
  await insertSeasons(tx, firstIds, layout, firstDays);
  await insertTournaments(tx, firstIds, layout, asOf);
  await insertBookmakers(tx, firstIds.bookmakers, bookmakerNames(bookmakers));
  const squads = named.slice(0, teams).map((team, index) => squadOf(team, index));
  for (let from = 0; from < teams; from += SQUADS_AT_ONCE) {
    await insertSquads(tx, squads.slice(from, from + SQUADS_AT_ONCE), firstIds, seasons);
  }
  return firstIds;
}

async function insertInPieces<Row>(
  rows: readonly Row[],
  insert: (rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await insert(rows.slice(from, from + ROWS_AT_ONCE));
  }
}

function sportOf(league: number): number {
  return league % HOCKEY_EVERY === HOCKEY_EVERY - 1 ? SPORT.hockey : SPORT.soccer;
}

function leagueRows(firstId: number, { leagues, tennis }: Layout): (NamedRow & { type: number })[] {
  return [
    ...Array.from({ length: leagues }, (_, league) => ({
      ...rowOf(firstId + league, sportOf(league), numbered(leagueNames, league)),
      type: LEAGUE_TYPE.nationalLeague,
    })),
    ...Array.from({ length: tennis.leagues }, (_, stop) => ({
      ...rowOf(firstId + leagues + stop, SPORT.tennis, numbered(tournamentNames, stop)),
      type: LEAGUE_TYPE.internationalClubs,
    })),
  ];
}

function teamRows(firstId: number, { leagues, tennis }: Layout): NamedRow[] {
  const teams = leagues * TEAMS_IN_LEAGUE;
  return [
    ...Array.from({ length: teams }, (_, team) =>
      rowOf(firstId + team, sportOf(Math.floor(team / TEAMS_IN_LEAGUE)), numbered(clubNames, team)),
    ),
    ...Array.from({ length: tennis.players }, (_, player) =>
      rowOf(firstId + teams + player, SPORT.tennis, numbered(playerNames, player)),
    ),
  ];
}

/** Not every sport has referees; ids are counted for all leagues. */
function refereeRows(firstId: number, leagues: number): NamedRow[] {
  return Array.from({ length: leagues * REFEREES_IN_LEAGUE }, (_, index) => {
    const league = Math.floor(index / REFEREES_IN_LEAGUE);
    const { country } = numbered(leagueNames, league);
    return rowOf(firstId + index, sportOf(league), manOf(country, index * NAMES_APART));
  }).filter(({ sport }) => sportRules(sport).hasReferees);
}

function squadOf({ id, country }: NamedRow, team: number): SquadRow {
  const positions = SQUAD.flatMap(([position, count]) => Array<string>(count).fill(position));
  return {
    teamId: id,
    place: team,
    players: positions.map((position, index) => {
      const { en, ru } = manOf(country, team * positions.length + index);
      return { name: en, nameRu: ru, number: index + 1, position };
    }),
  };
}

function rowOf(id: number, sport: number, { en, ru, country }: Name): NamedRow {
  return { id, sport, slug: asciiSlug(en, 'name'), en, ru, country };
}
