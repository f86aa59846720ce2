import { MATCH_INCIDENTS } from '@tipmark/domain';
import * as z from 'zod/mini';
import { unixSecond } from '../../values/decimal-odds.ts';

/** A goal or a dismissal whose real time is known to within two minutes. */
export const matchMoment = z.object({
  at: unixSecond,
  type: z.enum(MATCH_INCIDENTS),
  side: z.enum(['home', 'away']),
  minute: z.int(),
  stoppage: z.nullable(z.int()),
});

export type MatchMoment = z.output<typeof matchMoment>;
