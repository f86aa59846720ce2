import { setTimeout } from 'node:timers/promises';
import { createProviderNetwork, openDispatcher, PROVIDERS } from '@tipmark/providers';
import type { Config } from '../../../platform/config/config.ts';
import { keyOfProvider, providersInUse } from '../../../platform/config/provider-variables.ts';
import { followSettings } from '../provider-settings.ts';
import { createProvidersJob, type ProvidersJob } from './providers-job.ts';

const CONNECT_MS = 10_000;

/**
 * The job that gets real matches; none without a provider in use.
 * @throws ConfigError
 */
export function providersJobs(
  config: Config,
  log: Parameters<typeof followSettings>[1],
): readonly ProvidersJob[] {
  const providers = providersInUse(config).filter((provider) =>
    PROVIDERS.some(({ name }) => name === provider),
  );
  if (providers.length === 0) return [];
  const dispatcher = openDispatcher(CONNECT_MS);
  const network = createProviderNetwork({
    dispatcher,
    nowMs: Date.now,
    random: Math.random,
    wait: setTimeout,
    keyOf: (provider) => keyOfProvider(config, provider),
    userAgent: 'tipmark',
  });
  const job = createProvidersJob(
    {
      providers,
      readers: PROVIDERS,
      settings: followSettings(config.PROVIDERS_CONFIG, log),
      network,
      roots: config.PROVIDER_ROOTS,
      random: Math.random,
    },
    () => void dispatcher.close(),
  );
  return [job];
}
