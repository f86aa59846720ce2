import type { SeasonPage } from '@tipmark/contract';
import { encodeMatch } from '@tipmark/contract/match-wire';
import { isKnockOut, type LeagueType } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { roundWords } from '../events/round-words.ts';
import type { MatchRow } from '../matches/match-rows.ts';
import { presentMatch } from '../matches/present-match.ts';

type RoundRow = MatchRow & { readonly round: string | null; readonly is_play_off: boolean };

/** Which game of a series it is; all games of a stage are one round. */
const GAME = / \d$/;

/** The rounds of a knock-out with their matches: the last round first, its earliest match first. */
export function presentRounds(
  rows: readonly RoundRow[],
  leagueType: LeagueType,
  locale: Locale,
): NonNullable<SeasonPage['rounds']> {
  const knockOut = rows
    .filter((row) => row.is_play_off || isKnockOut(row.round, leagueType))
    .toSorted((one, other) => one.starts_at - other.starts_at || one.id - other.id);
  const rounds = Map.groupBy(knockOut, ({ round, is_play_off }) =>
    roundWords({ round: round?.replace(GAME, '') ?? null, is_play_off }, locale),
  );
  return [...rounds]
    .map(([name, matches]) => ({
      name: name ?? '',
      matches: matches.map((row) => encodeMatch(presentMatch(row))),
    }))
    .reverse();
}
