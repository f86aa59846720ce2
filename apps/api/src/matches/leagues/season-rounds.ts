import type { SeasonPage } from '@tipmark/contract';
import { encodeMatch } from '@tipmark/contract/match-wire';
import { isKnockOut, type LeagueType } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import type { MatchRow } from '../lists/match-row-queries.ts';
import { presentMatch } from '../lists/present-match.ts';
import { roundText, roundWithoutGame } from '../lists/round-text.ts';

/**
 * The rounds of a knock-out with their matches: the last round first, its earliest match first.
 * @param rows of a season, the earliest first
 */
export function presentRounds(
  rows: readonly MatchRow[],
  leagueType: LeagueType,
  locale: Locale,
): NonNullable<SeasonPage['rounds']> {
  const knockOut = rows.filter((row) => row.is_play_off || isKnockOut(row.round, leagueType));
  const rounds = Map.groupBy(knockOut, ({ round, is_play_off }) =>
    roundText({ round: roundWithoutGame(round), is_play_off }, locale),
  );
  return [...rounds]
    .map(([name, matches]) => ({
      name: name ?? '',
      matches: matches.map((row) => encodeMatch(presentMatch(row))),
    }))
    .reverse();
}
