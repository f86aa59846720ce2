export { createHockey } from './hockey/hockey-world.ts';
export { type PastSpan, pastMatches } from './past-matches.ts';
export { progressFile } from './progress-file.ts';
export { createSoccer } from './soccer/soccer-world.ts';
export { type Simulator, startSimulator, type WorldProgress } from './start-simulator.ts';
export { createTennis } from './tennis/tennis-world.ts';
export { createWorld, type World } from './world.ts';
export { hasSimulatedMatches } from './world-queries.ts';
