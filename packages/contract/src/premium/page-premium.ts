import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { premiumPage } from '../entities/premium-page.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const pagePremium = defineEndpoint<typeof pagePremiumSchemas>()({
  name: 'pagePremium',
  method: 'GET',
  path: '/page-premium',
  access: 'public',
  cache: 'private',
});

export const pagePremiumSchemas = () => ({
  summary: 'Get the premium plans, their benefits and my subscription',
  tags: ['premium'],
  query: z.object({
    /** Our number of a payment the caller returns from. */
    payment: z.optional(z.string().check(z.regex(UUID))),
  }),
  reply: premiumPage,
});
