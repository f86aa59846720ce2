import type { DiscoveryServices } from '../discovery/services.ts';
import type { ResponseCache } from '../platform/cache/response-cache.ts';
import type { OpenKeys } from './keys/open-keys.ts';
import type { Quotas } from './quota/quotas.ts';

export type OpenServices = DiscoveryServices & {
  readonly open: {
    /** Apart from those of the site, so that a program that reads everything empties no page. */
    readonly responses: ResponseCache;
    readonly quotas: Quotas;
    readonly keys: OpenKeys;
  };
};
