import { z } from 'zod';

export const version = z.string().regex(/^[\w.-]+$/);

/** A version went live: by its release, or because the one after it was rolled back. */
export const releaseStep = z.object({
  /** Unique: by it a command finds whether a write whose answer was lost has happened. */
  id: z.string().max(64),
  version,
  kind: z.enum(['released', 'rolledBack']),
  atSeconds: z.number().int().nonnegative(),
});

export type ReleaseStep = z.infer<typeof releaseStep>;

/** Steps that are stored; nobody rolls back further than that. */
export const MAX_STEPS = 200;

/** Versions that have been live, oldest first; the last one is live now. */
export function liveVersions(history: readonly ReleaseStep[]): readonly string[] {
  const live: string[] = [];
  for (const { kind, version } of history) {
    if (kind === 'rolledBack') live.pop();
    if (live.at(-1) !== version) live.push(version);
  }
  return live;
}
