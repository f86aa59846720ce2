import type { ValueOf } from './value-of.ts';

export const TIP_RESULT = {
  pending: 0,
  won: 1,
  halfWon: 2,
  returned: 3,
  halfLost: 4,
  lost: 5,
} as const;
export type TipResult = ValueOf<typeof TIP_RESULT>;
