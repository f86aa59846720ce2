import type { Reader } from '../match-page/reader.ts';
import { type ChartSpan, PLAY } from './chart-span.ts';

/** A part of a history by its name: `6 h`. */
export const spanText = (span: ChartSpan, t: Reader['t']): string =>
  span === PLAY ? t('match.spanPlay') : t('match.spanHours', { hours: span });
