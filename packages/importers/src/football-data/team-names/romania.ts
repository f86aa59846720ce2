import type { TeamNames } from './team-name.ts';

/** Clubs that the files have called more than one name. */
export const ROMANIA: TeamNames = {
  FCSB: ['FCSB', 'ФКСБ', 'FC Steaua Bucuresti', 'Steaua Bucuresti'],
  'Univ. Craiova': ['Universitatea Craiova', 'Университатя Крайова', 'U Craiova', 'Univ. Craiova'],
};
