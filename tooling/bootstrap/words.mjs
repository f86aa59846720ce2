import { existsSync } from 'node:fs';

// The product reads .env below the environment; tests and benches do not.
const hasEnvFile = existsSync(new URL('../../.env', import.meta.url));
const node = ['node', ...(hasEnvFile ? ['--env-file=.env'] : [])];

/**
 * The scripts of the root package.json: each is a script run on the pinned Node, or a tool on PATH.
 * @type {Record<string, string[]>}
 */
export const words = {
  start: [...node, 'tooling/start/src/main.ts'],
  // behind it the names of the remotes worked on: `npm run dev -- soccer`
  dev: [...node, 'tooling/start/src/main.ts', '--watch'],
  build: ['turbo', 'run', 'build'],
  test: ['node', 'tooling/run/src/main.ts'],
  'test:deep': ['node', 'tooling/run/src/main.ts', '--deep'],
  e2e: ['node', 'tooling/run/src/with-chromium.ts', 'e2e'],
  bench: ['node', 'tooling/run/src/with-chromium.ts', 'bench'],
  drill: ['node', 'tooling/drill/src/main.ts'],
  prove: ['node', 'tooling/prove/src/main.ts'],
  import: [...node, 'apps/api/src/import.ts'],
  providers: [...node, 'apps/api/src/providers.ts'],
  predict: [...node, 'apps/api/src/predict.ts'],
  world: [...node, 'tooling/load-world/src/main.ts'],
  moderate: [...node, 'apps/api/src/moderate.ts'],
  promo: [...node, 'apps/shell/server/promo-report.ts'],
  'supply-chain': ['node', 'tooling/bootstrap/supply-chain.mjs'],
  check: [...node, 'apps/api/src/check.ts'],
  backup: [...node, 'apps/api/src/backup.ts'],
  restore: [...node, 'apps/api/src/restore.ts'],
  migrate: [...node, 'apps/api/src/migrate.ts'],
  payments: [...node, 'apps/api/src/payments.ts'],
  mutate: ['node', 'tooling/prove/src/mutation/mutate.ts'],
  realism: ['node', 'tooling/realism/src/main.ts'],
  storybook: ['pnpm', '--filter', '@tipmark/match-features', 'run', 'storybook'],
  gen: ['node', 'tooling/gen/src/main.ts'],
  release: [...node, 'tooling/release/src/main.ts'],
  contract: [...node, 'tooling/release/src/contract/check.ts'],
  // steps of a team's pipeline
  changeset: ['changeset'],
  changes: ['node', 'tooling/release/src/pipeline/changes.ts'],
  smoke: [...node, 'tooling/release/src/pipeline/smoke.ts'],
  watch: [...node, 'tooling/release/src/pipeline/watch.ts'],
  walk: [...node, 'tooling/run/src/with-chromium.ts', 'walk'],
};
