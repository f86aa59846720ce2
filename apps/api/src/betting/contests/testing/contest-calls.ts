import type { EndpointName } from '@tipmark/contract';
import type { InjectOptions } from 'fastify';

type ContestName = Extract<EndpointName, 'pageContestRules'>;

/** A valid call of every endpoint of contests. */
export function contestCalls(): Record<ContestName, () => InjectOptions> {
  return { pageContestRules: () => ({ url: '/page-contest-rules/1' }) };
}
