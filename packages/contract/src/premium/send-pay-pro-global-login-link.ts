import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

export const sendPayProGlobalLoginLink = defineEndpoint<typeof sendPayProGlobalLoginLinkSchemas>()({
  name: 'sendPayProGlobalLoginLink',
  method: 'POST',
  path: '/send-pay-pro-global-login-link',
  access: 'user',
  cache: 'private',
});

export const sendPayProGlobalLoginLinkSchemas = () => ({
  summary: 'Mail the link under which a PayPro Global subscription is managed',
  tags: ['premium'],
  reply: z.object({}),
});
