import type { LeagueRound } from '@tipmark/contract';
import { encodeMatch } from '@tipmark/contract/match-wire';
import { isKnockOut, type LeagueType } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import type { Db } from '../../platform/database/connect.ts';
import { type MatchRow, selectMatchRows } from '../lists/match-row-queries.ts';
import { presentMatch } from '../lists/present-match.ts';

type Known = Pick<MatchRow, 'round' | 'is_play_off' | 'league_type' | 'starts_at'>;

/** Rounds of a knock-out have names. */
function numberOf({ round, is_play_off: isPlayOff, league_type: type }: Known) {
  if (round === null || isPlayOff || isKnockOut(round, type as LeagueType)) return undefined;
  return /^\d+$/.test(round) ? Number(round) : undefined;
}

/**
 * The round of the day: of the match nearest to now, played or to come.
 * @param played newest first
 * @param fixtures soonest first
 */
export function roundOfDay(
  played: readonly Known[],
  fixtures: readonly Known[],
  nowSeconds: number,
): number | undefined {
  const near = [played[0], fixtures[0]]
    .filter((match) => match !== undefined)
    .toSorted(
      (one, other) => Math.abs(one.starts_at - nowSeconds) - Math.abs(other.starts_at - nowSeconds),
    );
  return near.map(numberOf).find((round) => round !== undefined);
}

/** A round of a season with its matches, and the rounds before and after it. One statement. */
export async function findLeagueRound(
  db: Db,
  seasonId: number,
  round: number,
  locale: Locale,
): Promise<LeagueRound | null> {
  const rows = await selectMatchRows(db, locale)
    .where('m.season_id', '=', seasonId)
    .where('m.is_play_off', '=', false)
    .where('m.round', 'in', [round - 1, round, round + 1].map(String))
    .orderBy('m.starts_at')
    .orderBy('m.id')
    .execute();
  const matches = rows.filter((row) => numberOf(row) === round);
  const existing = (wanted: number) =>
    rows.some((row) => numberOf(row) === wanted) ? wanted : null;
  if (matches.length === 0) return null;
  return {
    number: round,
    matches: matches.map((row) => encodeMatch(presentMatch(row))),
    previous: existing(round - 1),
    next: existing(round + 1),
  };
}
