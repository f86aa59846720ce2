import type { SPORT } from '@tipmark/domain';

/** Sports with a world; any other only has the matches that are imported. */
export const SIMULATED_SPORTS = ['soccer', 'hockey', 'tennis'] as const;
export type SimulatedSport = (typeof SIMULATED_SPORTS)[number];
/** The same by its number. */
export type SimulatedSportNumber = (typeof SPORT)[SimulatedSport];
