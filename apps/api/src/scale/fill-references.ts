import { SPORT } from '@tipmark/domain';
import type { Tx } from '../database/tx.ts';
import { allocateIds } from '../feed/allocate-ids.ts';
import { asciiSlug } from '../feed/fold-name.ts';
import type { FirstIds } from './fill-queries.ts';
import {
  insertBookmakers,
  insertLeagues,
  insertSeasons,
  insertTeams,
  type NamedRow,
} from './reference-queries.ts';
import { firstDaysOf } from './season-days.ts';
import { bookmakerNames, clubNames, leagueNames, type Name } from './simulated-names.ts';
import { layoutOf, TEAMS_IN_LEAGUE, type WorldSize } from './world-size.ts';

/** Of five leagues one plays hockey. */
export const HOCKEY_EVERY = 5;
const TEAMS_AT_ONCE = 5_000;

/** Leagues, seasons, teams and bookmakers of a world, and the ids of all that comes. */
export async function fillReferences(tx: Tx, size: WorldSize, asOf: number): Promise<FirstIds> {
  const layout = layoutOf(size);
  const { leagues, seasons, bookmakers } = layout;
  const teams = leagues * TEAMS_IN_LEAGUE;
  const firstIds: FirstIds = {
    leagues: await allocateIds(tx, 'leagues', leagues),
    seasons: await allocateIds(tx, 'seasons', leagues * seasons),
    teams: await allocateIds(tx, 'teams', teams),
    bookmakers: await allocateIds(tx, 'bookmakers', bookmakers),
    matches: await allocateIds(tx, 'matches', size.matches),
    users: await allocateIds(tx, 'users', size.users),
  };
  await insertLeagues(
    tx,
    Array.from({ length: leagues }, (_, league) =>
      rowOf(firstIds.leagues + league, league, numbered(leagueNames, league)),
    ),
  );
  const rows = Array.from({ length: teams }, (_, team) => {
    const league = Math.floor(team / TEAMS_IN_LEAGUE);
    return rowOf(firstIds.teams + team, league, numbered(clubNames, team));
  });
  for (let from = 0; from < teams; from += TEAMS_AT_ONCE) {
    await insertTeams(tx, rows.slice(from, from + TEAMS_AT_ONCE));
  }
  await insertSeasons(tx, firstIds, layout, firstDaysOf(asOf, seasons));
  await insertBookmakers(tx, firstIds.bookmakers, bookmakerNames(bookmakers));
  return firstIds;
}

/** Names of the simulated world, numbered once they are used up. */
function numbered(names: readonly Name[], place: number): Name {
  const { en, ru, country } = names[place % names.length] ?? { en: '', ru: '', country: '' };
  const round = Math.floor(place / names.length);
  return round === 0
    ? { en, ru, country }
    : { en: `${en} ${round + 1}`, ru: `${ru} ${round + 1}`, country };
}

function rowOf(id: number, league: number, { en, ru, country }: Name): NamedRow {
  const sport = league % HOCKEY_EVERY === HOCKEY_EVERY - 1 ? SPORT.hockey : SPORT.soccer;
  return { id, sport, slug: asciiSlug(en, 'name'), en, ru, country };
}
