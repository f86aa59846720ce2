import type { SoccerOptions } from '@tipmark/prediction';

/** Grows when the model says other numbers from the same results. */
const VERSION = 'soccer-1';

/** Name under which predictions are stored. */
export function soccerModelName({ usesPastOdds }: Pick<SoccerOptions, 'usesPastOdds'>): string {
  return usesPastOdds ? VERSION : `${VERSION}-without-odds`;
}
