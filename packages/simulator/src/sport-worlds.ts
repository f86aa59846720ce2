import { createHockey } from './hockey/hockey-world.ts';
import type { SimulatedSport } from './simulated-sports.ts';
import { createSoccer } from './soccer/soccer-world.ts';
import type { SportWorld } from './sport-world.ts';
import { createTennis } from './tennis/tennis-world.ts';

/** Creates the world of a sport from a seed. */
export const SPORT_WORLDS: Readonly<Record<SimulatedSport, (seed: number) => SportWorld>> = {
  soccer: createSoccer,
  hockey: createHockey,
  tennis: createTennis,
};
