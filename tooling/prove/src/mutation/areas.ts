import path from 'node:path';

/** The checkout. */
export const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** Code that must not change without a red test. */
export interface Area {
  readonly name: 'domain' | 'prediction' | 'settlement' | 'billing' | 'access';
  /** Package whose Jest runs, from the root of the checkout. */
  readonly workspace: string;
  /** Folder whose code is changed, in it. */
  readonly source: string;
  /** Folders whose tests have to notice; without them those that import the changed file. */
  readonly tests?: readonly string[];
}

export const AREAS: readonly Area[] = [
  { name: 'domain', workspace: 'packages/domain', source: 'src' },
  { name: 'prediction', workspace: 'packages/prediction', source: 'src' },
  {
    name: 'settlement',
    workspace: 'apps/api',
    source: 'src/betting/settlement',
    tests: ['src/betting/settlement'],
  },
  {
    name: 'billing',
    workspace: 'apps/api',
    source: 'src/people/billing',
    tests: ['src/people/billing', 'src/calls/premium'],
  },
  {
    name: 'access',
    workspace: 'apps/api',
    source: 'src/platform/access',
    tests: ['src/platform/access', 'src/calls/access'],
  },
];
