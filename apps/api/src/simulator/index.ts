export { createHockey } from './hockey/hockey-world.ts';
export { type PastSpan, pastMatches } from './past-matches.ts';
export { progressFile } from './progress-file.ts';
export { createSoccer } from './soccer/soccer-world.ts';
export { type Simulator, startSimulator, type WorldProgress } from './start-simulator.ts';
export { createTennis } from './tennis/tennis-world.ts';
export { type PastDay, pastSeasons, wholePast } from './whole-past.ts';
export { createWorld, toldSince, type World } from './world.ts';
export { findTold, hasSimulatedMatches } from './world-queries.ts';
