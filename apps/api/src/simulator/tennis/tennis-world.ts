import type { SportWorld } from '../sport-world.ts';
export function createTennis(_seed: number): SportWorld {
  return { lasting: () => [], seasonsBetween: () => [], plansOn: () => [] };
}
