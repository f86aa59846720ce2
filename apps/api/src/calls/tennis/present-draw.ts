import type { DrawnPlayer, SurfaceOfCourt, TennisDraw } from '@tipmark/contract';
import { encodeMatch } from '@tipmark/contract/match-wire';
import { arrangeDraw, type DrawnMatch, isDrawRound } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { presentCrest } from '../../matches/lists/present-crest.ts';
import { presentLeague } from '../../matches/lists/present-leagues.ts';
import { presentMatch } from '../../matches/lists/present-match.ts';
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
  };
}

/** All players; a seed in one of their matches is theirs in all of them. */
function playersOf(rows: readonly TennisRow[]): ReadonlyMap<number, DrawnPlayer> {
  const players = new Map<number, DrawnPlayer>();
  for (const row of rows) {
    for (const player of [playerOf(row, 'home'), playerOf(row, 'away')]) {
      const seed = player.seed ?? players.get(player.id)?.seed ?? null;
      players.set(player.id, { ...player, seed });
    }
  }
  return players;
}

function toDrawnMatch(row: TennisRow): DrawnMatch[] {
  const { id, round, draw_position: position, home_id: homeId, away_id: awayId } = row;
  return isDrawRound(round) ? [{ id, round, position, homeId, awayId, winner: winnerOf(row) }] : [];
}

/** A place may hold a second tournament in a year: a match is of the final that follows it. */
function ofOneTournament(asked: TennisRow, rows: readonly TennisRow[]): readonly TennisRow[] {
  const finals = rows
    .filter(({ round }) => round === 'F')
    .map(({ starts_at: startsAt }) => startsAt)
    .toSorted((one, other) => one - other);
  if (finals.length < 2) return rows;
  const endOf = ({ starts_at: startsAt }: TennisRow) =>
    finals.find((end) => startsAt <= end) ?? Number.POSITIVE_INFINITY;
  return rows.filter((row) => endOf(row) === endOf(asked));
}

/** The draw of the tournament of a match from all matches of its season. */
export function presentDraw(
  asked: TennisRow,
  ofSeason: readonly TennisRow[],
  locale: Locale,
  nowSeconds: number,
): TennisDraw {
  const rows = ofOneTournament(asked, ofSeason);
  const players = playersOf(rows);
  const matches = new Map(rows.map((row) => [row.id, row]));
  const matchOf = (id: number | null) => {
    const row = id === null ? undefined : matches.get(id);
    return row === undefined ? null : encodeMatch(presentMatch(row));
  };
  const seeded = new Set(
    [...players.values()].flatMap(({ id, seed }) => (seed === null ? [] : id)),
  );
  const player = (id: number | null) => (id === null ? null : (players.get(id) ?? null));
  return {
    link: `${asked.id}-${asked.slug}`,
    league: presentLeague(asked, locale),
    season: { id: asked.season_id, name: asked.season_name },
    court: asked.court as SurfaceOfCourt | null,
    rounds: arrangeDraw(rows.flatMap(toDrawnMatch), seeded).map(({ round, slots }) => ({
      round,
      slots: slots.map(({ position, matchId, playerIds: [upper, lower], winnerId, isBye }) => ({
        ...{ position, winnerId, isBye, match: matchOf(matchId) },
        players: [player(upper), player(lower)],
      })),
    })),
    asOf: nowSeconds,
  };
}
