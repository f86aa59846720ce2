import { hasMarket, isMarketCode, MAIN_LINES, type Sport } from '@tipmark/domain';
import * as z from 'zod/mini';
import { boundedText } from './positional.ts';

const MAX_CODE_LENGTH = 10;
const MAIN = '0';

/** Code of a market the sport has; `0` reads as its main one. */
export function marketSegment(sport: Sport) {
  return z.pipe(
    boundedText(MAX_CODE_LENGTH),
    z.pipe(
      z.transform((code: string) => (code === MAIN ? MAIN_LINES[sport].mainMarket : code)),
      z.string().check(
        z.refine((code) => isMarketCode(code) && hasMarket(sport, code), {
          error: 'is not a market of this sport',
        }),
      ),
    ),
  );
}
