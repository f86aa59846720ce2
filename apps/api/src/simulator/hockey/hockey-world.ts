import type { SportWorld } from '../sport-world.ts';
export function createHockey(_seed: number): SportWorld {
  return { lasting: () => [], seasonsBetween: () => [], plansOn: () => [] };
}
