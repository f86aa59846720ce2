import { href } from '@tipmark/route-builder';
import type { Reader } from './reader.ts';

/** How numbers of the site are computed: a part of a page that only the server writes. */
export const numbersAddress = (
  part: 'rating' | 'forecast' | 'value' | 'streaks',
  locale: Reader['locale'],
): string => `${href('developers', {}, { locale })}/numbers#${part}`;
