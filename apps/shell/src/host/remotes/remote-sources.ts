import type { RemoteModule } from '@tipmark/remote-kit';

/**
 * Replaced in the single-bundle build: every remote of the repository as a lazy chunk. No other
 * build contains any.
 */
export const remoteSources: Readonly<Record<string, () => Promise<{ remote: RemoteModule }>>> = {};
