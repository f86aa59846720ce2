import { DRAW_ROUNDS } from '@tipmark/domain';
import { unless } from '@tipmark/match-features/lists';
import type { Locale } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';

export const TABS = ['overview', 'draw', 'champions'] as const;

/** A season, and which tournament of it: `238`, `238.2`. */
const EDITION = /^([1-9]\d{0,9})(?:\.([1-9]))?$/;

/** An edition as an address has it. */
export const editionKey = ({
  seasonId,
  part = 0,
}: {
  readonly seasonId: number;
  readonly part?: number | undefined;
}): string => (part === 0 ? String(seasonId) : `${seasonId}.${part}`);

/** Reads what of a tournament is shown from an address. */
export function readTournamentView(search: URLSearchParams) {
  const [, season, part] = EDITION.exec(search.get('season') ?? '') ?? [];
  return {
    /** 0 = the last edition. */
    seasonId: Number(season ?? 0),
    /** 0 = the last one of the year. */
    part: Number(part ?? 0),
    tab: TABS.find((tab) => tab === search.get('tab')) ?? TABS[0],
    /** Of the draw, on a phone. */
    round: DRAW_ROUNDS.find((round) => round === search.get('round')),
  };
}

export type TournamentView = ReturnType<typeof readTournamentView>;

/** The address of a view, defaults left out. */
export const tournamentAddress = (
  leagueId: string,
  { seasonId, part, tab, round }: TournamentView,
  locale: Locale,
): string =>
  href(
    'tennisLeague',
    {
      leagueId,
      season: seasonId === 0 ? undefined : editionKey({ seasonId, part }),
      tab: unless(tab, TABS[0]),
      round,
    },
    { locale },
  );
