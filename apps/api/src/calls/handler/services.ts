import type { PromoConfig } from '@tipmark/promo/config';
import type { OpenServices } from '../../open/services.ts';

/** What handlers work with: the services of every area. Created once per process. */
export type Services = OpenServices & {
  /** The promotions currently in their file. */
  readonly promo: () => PromoConfig;
};
