import type { DrawnPlayer, SurfaceOfCourt, TennisDraw } from '@tipmark/contract';
import { encodeMatch } from '@tipmark/contract/match-wire';
import { arrangeDraw, type DrawnMatch, isDrawRound, LEAGUE_TYPE } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { presentCrest } from '../lists/present-crest.ts';
import { presentLeague } from '../lists/present-leagues.ts';
import { presentMatch } from '../lists/present-match.ts';
import type { TennisRow } from './tennis-queries.ts';
import { winnerOf } from './tennis-result.ts';

function playerOf(row: TennisRow, side: 'home' | 'away'): DrawnPlayer {
  const id = row[`${side}_id`];
  return {
    id,
    link: `${id}-${row[`${side}_slug`]}`,
    name: row[`${side}_name`],
    countryCode: row[`${side}_country`],
    logo: presentCrest(row[`${side}_crest`]) ?? null,
    seed: row[`${side}_seed`],
    entry: row[`${side}_entry`],
  };
}

/** All players; a seed or a mark in one of their matches is theirs in all of them. */
function playersOf(rows: readonly TennisRow[]): ReadonlyMap<number, DrawnPlayer> {
  const players = new Map<number, DrawnPlayer>();
  for (const row of rows) {
    for (const player of [playerOf(row, 'home'), playerOf(row, 'away')]) {
      const known = players.get(player.id);
      const seed = player.seed ?? known?.seed ?? null;
      players.set(player.id, { ...player, seed, entry: player.entry ?? known?.entry ?? null });
    }
  }
  return players;
}

/** Seeds, and who replaced a withdrawn one: without a match in the first round it is a bye. */
const hasPlace = ({ seed, entry }: DrawnPlayer): boolean =>
  seed !== null || entry === 'LL' || entry === 'ALT';

function toDrawnMatch(row: TennisRow): DrawnMatch[] {
  const { id, round, draw_position: position, home_id: homeId, away_id: awayId } = row;
  return isDrawRound(round) ? [{ id, round, position, homeId, awayId, winner: winnerOf(row) }] : [];
}

/**
 * A venue may host a second tournament in a year: a match belongs to the next final there, and of
 * two finals on the same day to the one its players reach. Team competitions have no draw.
 */
function ofOneTournament(requested: TennisRow, rows: readonly TennisRow[]): readonly TennisRow[] {
  if (requested.league_type === LEAGUE_TYPE.nationalTeams) return [];
  const finals = rows
    .filter(({ round }) => round === 'F')
    .map(({ starts_at: startsAt }) => startsAt)
    .toSorted((one, other) => one - other);
  if (finals.length < 2) return rows;
  const endOf = ({ starts_at: startsAt }: TennisRow) =>
    finals.find((end) => startsAt <= end) ?? Number.POSITIVE_INFINITY;
  const own = rows.filter((row) => endOf(row) === endOf(requested));
  const isParallel = own.filter(({ round }) => round === 'F').length > 1;
  return isParallel ? withPlayersOf(requested, own) : own;
}

/** Matches that common players lead to from a match, one after another. */
function withPlayersOf(requested: TennisRow, rows: readonly TennisRow[]): readonly TennisRow[] {
  const players = new Set([requested.home_id, requested.away_id]);
  const isOf = ({ home_id: home, away_id: away }: TennisRow) =>
    players.has(home) || players.has(away);
  let found = rows.filter(isOf);
  for (let before = 0; before < found.length; found = rows.filter(isOf)) {
    before = found.length;
    for (const row of found) players.add(row.home_id).add(row.away_id);
  }
  return found;
}

/** The draw of the tournament of a match from all matches of its season. */
export function presentDraw(
  requested: TennisRow,
  ofSeason: readonly TennisRow[],
  locale: Locale,
  nowSeconds: number,
): TennisDraw {
  const rows = ofOneTournament(requested, ofSeason);
  const players = playersOf(rows);
  const matches = new Map(rows.map((row) => [row.id, row]));
  const matchOf = (id: number | null) => {
    const row = id === null ? undefined : matches.get(id);
    return row === undefined ? null : encodeMatch(presentMatch(row));
  };
  const placed = new Set([...players.values()].flatMap((one) => (hasPlace(one) ? one.id : [])));
  const player = (id: number | null) => (id === null ? null : (players.get(id) ?? null));
  return {
    link: `${requested.id}-${requested.slug}`,
    league: presentLeague(requested, locale),
    season: { id: requested.season_id, name: requested.season_name },
    court: requested.court as SurfaceOfCourt | null,
    rounds: arrangeDraw(rows.flatMap(toDrawnMatch), placed).map(({ round, slots }) => ({
      round,
      slots: slots.map(({ position, matchId, playerIds: [upper, lower], winnerId, isBye }) => ({
        position,
        winnerId,
        isBye,
        match: matchOf(matchId),
        players: [player(upper), player(lower)],
      })),
    })),
    asOf: nowSeconds,
  };
}
