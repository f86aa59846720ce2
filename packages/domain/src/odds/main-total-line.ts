import { SPORT } from '../enumerations/sport.ts';

/** Line of the main total shown in lists; tennis lists show none. */
export const MAIN_TOTAL_LINE = {
  [SPORT.soccer]: 2.5,
  [SPORT.hockey]: 5.5,
  [SPORT.tennis]: null,
} as const;
