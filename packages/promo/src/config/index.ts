export {
  defaultPromo,
  type FollowedPromo,
  followPromoConfig,
  parsePromo,
} from './follow-promo-config.ts';
export * from './promo-for.ts';
export type { PromoConfig } from './promo-schema.ts';
