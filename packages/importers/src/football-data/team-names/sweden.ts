import type { TeamNames } from './team-name.ts';

/** Clubs that the files have called more than one name. */
export const SWEDEN: TeamNames = {
  Varberg: ['Varberg', 'Варберг', 'Varbergs', 'Varbergs BoIS'],
};
