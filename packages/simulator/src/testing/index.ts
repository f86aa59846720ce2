export { CALLS_OF_WORLD } from './calls-of-world.ts';
export { recordedSnapshot } from './recorded-snapshot.ts';
