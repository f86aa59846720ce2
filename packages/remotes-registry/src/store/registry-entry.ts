import { z } from 'zod';
import { integrity } from './integrity.ts';
import { releaseStep, version } from './release-history.ts';

const name = z.string().regex(/^[a-z][a-z0-9-]*$/);
const url = z.string().regex(/^\/remotes\/[\w./-]+$/);

/** One released version of a remote, as recorded by its release. */
export const registryEntry = z.object({
  name,
  version,
  entry: url,
  integrity,
  integrities: z.record(url, integrity),
  preload: z.array(url).readonly(),
  /** Relative to the remotes folder; never outside it. */
  ssrBundle: z.string().regex(/^(?!.*\.\.)[\w-][\w./-]*$/),
  ssrIntegrity: integrity,
  contract: z.number().int(),
  uses: z.record(z.string(), z.array(z.string()).readonly()),
  /** In the registry: how its versions went live, oldest first. It never decides what runs. */
  history: z.array(releaseStep).readonly().optional().catch(undefined),
});

export type RegistryEntry = z.infer<typeof registryEntry>;
