import type { OddsHistory } from '@tipmark/contract';
import { formatDateTime, knownStart } from '@tipmark/remote-kit/i18n';
import type { Reader } from '../../../parts/page/reader.ts';

type Times = Pick<OddsHistory, 'closesAt' | 'isTimeKnown' | 'isDayKnown' | 'untimed'>;

/** Instants of a history that are no times of day, by what stands in their place. */
export const untimedAt = ({ untimed = [] }: Pick<OddsHistory, 'untimed'>): ReadonlySet<number> =>
  new Set(untimed.map(({ at }) => at));

/**
 * When a price was offered: date and time; `Closing, time unknown` where its source gives none; the
 * day of the start where its hour is unknown.
 */
export function timeOfPrice(
  { closesAt, untimed = [], ...start }: Times,
  { t, locale, timeZone }: Reader,
): (at: number) => string {
  const phases = new Map(untimed.map(({ at, phase }) => [at, phase]));
  return (at) => {
    const phase = phases.get(at);
    if (phase !== undefined) return t('match.untimed', { phase: t(`odds.${phase}`) });
    return formatDateTime(at, locale, timeZone, at === closesAt ? knownStart(start) : true);
  };
}
