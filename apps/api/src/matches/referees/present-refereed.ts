import type { RefereedMatch } from '@tipmark/contract';
import type { PlayedMatch } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import type { PlayedRow } from '../events/event-queries.ts';
import { presentMatchWithLeague } from '../lists/present-leagues.ts';

function sumOfSides(home: number | undefined, away: number | undefined): number | null {
  return home === undefined || away === undefined ? null : home + away;
}

/** One of a referee's matches with the cards of both sides. */
export function presentRefereed(
  row: PlayedRow,
  played: PlayedMatch | undefined,
  locale: Locale,
): RefereedMatch {
  return {
    ...presentMatchWithLeague(row, locale),
    yellowCards: sumOfSides(played?.home.yellowCards, played?.away.yellowCards),
    redCards: sumOfSides(played?.home.redCards, played?.away.redCards),
  };
}
