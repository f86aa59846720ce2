import type { DrawnPlayer, SurfaceOfCourt, TennisDraw } from '@tipmark/contract';
import { encodeMatch } from '@tipmark/contract/match-wire';
import { arrangeDraw, type DrawnMatch, isDrawRound, LEAGUE_TYPE } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { presentCrest } from '../lists/present-crest.ts';
import { presentLeague } from '../lists/present-leagues.ts';
import { presentMatch } from '../lists/present-match.ts';
import { splitSeason } from './split-season.ts';
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
export function playersOf(rows: readonly TennisRow[]): ReadonlyMap<number, DrawnPlayer> {
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
const hasSlot = ({ seed, entry }: DrawnPlayer): boolean =>
  seed !== null || entry === 'LL' || entry === 'ALT';

function toDrawnMatch(row: TennisRow): DrawnMatch[] {
  const { id, round, draw_position: position, home_id: homeId, away_id: awayId } = row;
  return isDrawRound(round) ? [{ id, round, position, homeId, awayId, winner: winnerOf(row) }] : [];
}

/** Matches of the tournament of a match, of all in its season. Team competitions have no draw. */
function ofOneTournament(requested: TennisRow, rows: readonly TennisRow[]): readonly TennisRow[] {
  if (requested.league_type === LEAGUE_TYPE.nationalTeams) return [];
  return splitSeason(rows).find((own) => own.some(({ id }) => id === requested.id)) ?? [];
}

/** The draw of the tournament of a match from all matches of its season. */
export function presentDraw(
  requested: TennisRow,
  ofSeason: readonly TennisRow[],
  locale: Locale,
  nowSeconds: number,
): TennisDraw {
  return {
    link: `${requested.id}-${requested.slug}`,
    league: presentLeague(requested, locale),
    season: { id: requested.season_id, name: requested.season_name },
    court: requested.court as SurfaceOfCourt | null,
    rounds: presentRounds(ofOneTournament(requested, ofSeason)),
    asOf: nowSeconds,
  };
}

/** The knock-out of the matches of one tournament. */
export function presentRounds(rows: readonly TennisRow[]): TennisDraw['rounds'] {
  const players = playersOf(rows);
  const matches = new Map(rows.map((row) => [row.id, row]));
  const matchOf = (id: number | null) => {
    const row = id === null ? undefined : matches.get(id);
    return row === undefined ? null : encodeMatch(presentMatch(row));
  };
  const withSlots = new Set([...players.values()].flatMap((one) => (hasSlot(one) ? one.id : [])));
  const player = (id: number | null) => (id === null ? null : (players.get(id) ?? null));
  return arrangeDraw(rows.flatMap(toDrawnMatch), withSlots).map(({ round, slots }) => ({
    round,
    slots: slots.map(({ position, matchId, playerIds: [upper, lower], winnerId, isBye }) => ({
      position,
      winnerId,
      isBye,
      match: matchOf(matchId),
      players: [player(upper), player(lower)],
    })),
  }));
}
