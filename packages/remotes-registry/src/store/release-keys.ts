import { z } from 'zod';
import { integrity } from './integrity.ts';
import { version } from './release-history.ts';

/** What is live. */
export const REGISTRY_KEY = 'remotes.json';

/** Versions that testers can choose. */
export const stagedKey = (name: string): string => `${name}/staged.json`;

/** The entry of one version; written last, so that a version without it is not whole. */
export const releaseKey = (name: string, version: string): string =>
  `${name}/${version}/release.json`;

/** Every file of one version with its hash. */
export const filesKey = (name: string, version: string): string => `${name}/${version}/files.json`;

/** Path below the version, as a build leaves it, and its hash. */
export const versionFiles = z.record(
  z.string().regex(/^(?:client|ssr)\/(?!.*\.\.)[\w~-][\w.~/-]*$/),
  integrity,
);

export type VersionFiles = z.infer<typeof versionFiles>;

export const stagedVersions = z.array(z.object({ version, atSeconds: z.number().int() }));

export type StagedVersions = z.infer<typeof stagedVersions>;
