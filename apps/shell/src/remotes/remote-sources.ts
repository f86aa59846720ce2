import type { RemoteModule } from '@tipmark/remote-kit';

/**
 * What the single-bundle build puts in the place of this module: every remote of the house as a
 * lazy chunk. Nothing else is built with any.
 */
export const remoteSources: Readonly<Record<string, () => Promise<{ remote: RemoteModule }>>> = {};
