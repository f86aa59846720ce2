import { COUNT_OF_MATCHES, COUNT_OF_MONTHS } from '@tipmark/domain';
import { readChoice, readNumber, readSwitch, unless } from '@tipmark/match-features/lists';
import type { Locale } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';

const COUNT = 20;
const MONTHS = 24;

/** Reads which of a referee's matches count from an address. */
export function readRefereeView(search: URLSearchParams) {
  return {
    countOfMatches: readChoice(search, 'count', COUNT_OF_MATCHES, COUNT),
    countOfMonths: readChoice(search, 'months', COUNT_OF_MONTHS, MONTHS),
    isCurrentGameSeason: readSwitch(search, 'season', false),
    leagueId: readNumber(search, 'league', 0),
  };
}

export type RefereeView = ReturnType<typeof readRefereeView>;

/** The view as an address, without defaults. */
export function refereeAddress(refereeUrl: string, view: RefereeView, locale: Locale): string {
  const { countOfMatches, countOfMonths, isCurrentGameSeason, leagueId } = view;
  return href(
    'referee',
    {
      refereeUrl,
      count: unless(countOfMatches, COUNT),
      months: unless(countOfMonths, MONTHS),
      season: isCurrentGameSeason ? 1 : undefined,
      league: unless(leagueId, 0),
    },
    { locale },
  );
}
