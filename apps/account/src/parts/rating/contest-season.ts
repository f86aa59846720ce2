import { monthName } from '@tipmark/match-features';
import type { Locale } from '@tipmark/remote-kit';

const SEASONS_OF_CONTEST = 1_000_000;

/** `?season=1202610` where it is one of this contest: contest · 1 000 000 + yyyymm. */
export function readSeason(search: URLSearchParams, contest: number): number | undefined {
  const text = search.get('season') ?? '';
  const season = /^\d{7}$/.test(text) ? Number(text) : 0;
  return Math.floor(season / SEASONS_OF_CONTEST) === contest ? season : undefined;
}

/** The month of a season: `November 2026`. */
export function seasonName(season: number, locale: Locale): string {
  return monthName(season % SEASONS_OF_CONTEST, locale);
}
