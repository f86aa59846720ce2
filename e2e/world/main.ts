import { withWorld } from './prepared-world.ts';

// `pnpm run world`: makes the world of these sources unless it exists, and prints its path.
await withWorld(async (world) => console.log(world));
