import { formatNumber } from '@tipmark/remote-kit/i18n';
import type { Reader } from '../../parts/page/reader.ts';

interface Season {
  readonly countOfPlayed: number;
  /** Played and scheduled; sources publish a calendar in parts, so a season may have more. */
  readonly countOfMatches: number;
}

/** How many matches are played and how many more are scheduled; empty before a cup's draw. */
export function seasonProgress(
  season: Season,
  { t, locale }: Pick<Reader, 't' | 'locale'>,
): string {
  const { countOfPlayed, countOfMatches } = season;
  if (countOfMatches === 0) return '';
  const played = t('league.played', { k: formatNumber(countOfPlayed, locale) });
  const left = countOfMatches - countOfPlayed;
  if (left <= 0) return played;
  return `${played}, ${t('league.scheduled', { n: formatNumber(left, locale) })}`;
}
