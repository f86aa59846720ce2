import { COUNT_OF_MATCHES, COURT_TYPE } from '@tipmark/domain';
import { readChoice, readNumber, readSwitch, unless } from '@tipmark/match-features/lists';
import type { Locale } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';

const COUNT = 20;

/** Reads which of a player's matches count from an address. */
export const readPlayerView = (search: URLSearchParams) => ({
  countOfMatches: readChoice(search, 'count', COUNT_OF_MATCHES, COUNT),
  courtType: readChoice(search, 'court', Object.values(COURT_TYPE), COURT_TYPE.any),
  isCurrentGameSeason: readSwitch(search, 'season', false),
  rivalId: readNumber(search, 'rival', 0),
});

export type PlayerView = ReturnType<typeof readPlayerView>;

/** The view as an address, defaults left out. */
export const playerAddress = (playerUrl: string, view: PlayerView, locale: Locale): string =>
  href(
    'player',
    {
      playerUrl,
      count: unless(view.countOfMatches, COUNT),
      court: unless(view.courtType, COURT_TYPE.any),
      season: view.isCurrentGameSeason ? 1 : undefined,
      rival: unless(view.rivalId, 0),
    },
    { locale },
  );
