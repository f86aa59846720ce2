import { defineEndpoint } from '../endpoint.ts';
import { premiumPage } from '../entities/premium-page.ts';

export const pagePremium = defineEndpoint<typeof pagePremiumSchemas>()({
  name: 'pagePremium',
  method: 'GET',
  path: '/page-premium',
  access: 'public',
  cache: 'private',
});

export const pagePremiumSchemas = () => ({
  summary: 'Plans of premium, what it opens, and the caller’s subscription',
  tags: ['premium'],
  reply: premiumPage,
});
