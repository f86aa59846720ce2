import { ALL_LEAGUES } from '@tipmark/domain';
import type { LeagueOfDay } from './results-day.ts';

/** Rows a page starts with; further leagues are bars that open on demand. */
export const STARTING_ROWS = 300;

export interface Openness {
  readonly isOpen: boolean;
  /**
   * Closed leagues retain their rows in the page, for search engines and browsers without scripts.
   */
  readonly hasRows: boolean;
}

export interface OpennessOptions {
  /** Opened or closed by the visitor. */
  readonly chosen: Readonly<Record<number, boolean>>;
  readonly leagueId: number;
  readonly isMobile: boolean;
}

/**
 * Which leagues are open: those opened by hand, the only one selected, else all on a desktop and
 * none on a phone.
 */
export function openLeagues(
  leagues: readonly LeagueOfDay[],
  { chosen, leagueId, isMobile }: OpennessOptions,
): Map<number, Openness> {
  let rows = 0;
  return new Map(
    leagues.map(({ league: { id }, all }) => {
      rows += all.length;
      const isRequested = leagueId !== ALL_LEAGUES && id === leagueId;
      const isAtStart = rows <= STARTING_ROWS || rows === all.length;
      const isOpen = chosen[id] ?? (isRequested || (isAtStart && !isMobile));
      return [id, { isOpen, hasRows: isOpen || isAtStart }];
    }),
  );
}
