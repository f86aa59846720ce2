import type { PromoConfig } from '@tipmark/promo/config';
import type { DiscoveryServices } from '../../discovery/services.ts';

/** What handlers work with: the services of every area. Created once per process. */
export type Services = DiscoveryServices & {
  /** The promotions currently in their file. */
  readonly promo: () => PromoConfig;
};
