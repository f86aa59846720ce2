import type { Reader } from '../../../parts/page/reader.ts';
import { type ChartSpan, PLAY } from './chart-span.ts';

/** The name of a part of a history: `6 h`. */
export const spanText = (span: ChartSpan, t: Reader['t']): string =>
  span === PLAY ? t('match.spanPlay') : t('match.spanHours', { hours: span });
