import { MATCH_TIPS_SORT, type Sport, TIP_LANGUAGES } from '@tipmark/domain';
import * as z from 'zod/mini';
import { entityUrl } from '../values/entity-url.ts';
import { MAX_ID } from '../values/max-id.ts';
import { flag, integer, oneOf } from '../values/positional.ts';

/** The sport must be the one of the path. */
export const tipsOf = (sport: Sport) => ({ matchUrl: entityUrl(), sportType: oneOf([sport]) });

export const tipId = () => integer(1, MAX_ID);

/** By author's rank by default. */
export const matchTipsQuery = () =>
  z.object({
    lastTipId: z.optional(integer(0, MAX_ID)),
    /** Of tips with a text those in this language. */
    language: z.optional(z.enum(TIP_LANGUAGES)),
    /** Of authors with at least this many counted tips. */
    minCountOfTips: z.optional(integer(0, MAX_ID)),
    isOnlyTipsDescription: z.optional(flag()),
    sort: z.optional(
      oneOf([MATCH_TIPS_SORT.authorPosition, MATCH_TIPS_SORT.newest, MATCH_TIPS_SORT.odds]),
    ),
  });
