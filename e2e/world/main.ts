import { withWorld } from './prepared-world.ts';

// `pnpm run world`: makes the world of these sources unless it is there, and says where.
await withWorld(async (world) => console.log(world));
