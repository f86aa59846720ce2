import { parseOddType, type Sport, TEXT_LIMIT, TIP_LIMIT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { decimalOdds } from '../values/decimal-odds.ts';
import { MAX_ID } from '../values/max-id.ts';
import { boundedText } from '../values/positional.ts';

const MAX_ODD_TYPE_LENGTH = 24;

const oddTypeOf = (sport: Sport) =>
  boundedText(MAX_ODD_TYPE_LENGTH).check(
    z.refine((text) => parseOddType(text, sport) !== undefined, {
      error: 'is not an outcome of this sport',
    }),
  );

/** A capper's input. Price, time and result are set only by the server. */
export const tipBodyOf = (sport: Sport) =>
  z.object({
    odd_type: oddTypeOf(sport),
    /** The price the capper saw: a lower one now is refused as `odds_changed`, never recorded. */
    odd_value: z.optional(z.nullable(decimalOdds)),
    description: z.optional(z.nullable(boundedText(TEXT_LIMIT.tipDescription))),
    /** Percent of the initial bank. */
    stake: z.int().check(z.gte(TIP_LIMIT.minStakePercent), z.lte(TIP_LIMIT.maxStakePercent)),
    /** A premium capper's: public from the start, until then only for subscribers. */
    isDelayed: z.optional(z.boolean()),
    contestSeasonId: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(MAX_ID)))),
  });

export type TipBody = z.output<ReturnType<typeof tipBodyOf>>;
