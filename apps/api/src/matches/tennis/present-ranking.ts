import type { MatchOfPlayer, RankedPlayer } from '@tipmark/contract';
import { type Locale, placeName } from '@tipmark/i18n/server';
import { presentOriginal } from '../../platform/database/name-column.ts';
import { timeKnown } from '../lists/time-known.ts';
import { presentTeam } from '../statistics/present-team.ts';
import type { LastColumns, NextColumns } from './match-of-player-queries.ts';
import type { RankingRow } from './ranking-queries.ts';
import { winnerOf } from './tennis-result.ts';

export function presentMatchOfPlayer(match: NextColumns): MatchOfPlayer {
  return {
    link: `${match.id}-${match.slug}`,
    startsAt: match.starts_at,
    ...timeKnown(match),
    opponent: match.opponent,
  };
}

function presentLast(match: LastColumns): RankedPlayer['last'] {
  const winner = winnerOf(match);
  if (winner === null) return null;
  return { ...presentMatchOfPlayer(match), isWon: (winner === 1) === match.is_home };
}

/** A rank of a match to come was stated by now. */
export const presentRank = (
  row: { readonly place: number; readonly at: number },
  nowSeconds: number,
) => ({ place: row.place, at: Math.min(row.at, nowSeconds) });

/** A player of a ranking. */
export function presentRankedPlayer(
  row: RankingRow,
  locale: Locale,
  nowSeconds: number,
): RankedPlayer {
  const { before_place: before, before_at: beforeAt } = row;
  return {
    ...presentTeam(row),
    ...presentOriginal(row),
    countryCode: row.country_code,
    countryName: placeName(row.country_code, locale),
    rank: presentRank(row, nowSeconds),
    before: before === null || beforeAt === null ? null : { place: before, at: beforeAt },
    best: presentRank({ place: row.best_place, at: row.best_at }, nowSeconds),
    last: row.last && presentLast(row.last),
    next: row.next && presentMatchOfPlayer(row.next),
  };
}
