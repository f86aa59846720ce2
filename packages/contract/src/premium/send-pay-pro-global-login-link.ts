import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';

export const sendPayProGlobalLoginLink = defineEndpoint<typeof sendPayProGlobalLoginLinkSchemas>()({
  name: 'sendPayProGlobalLoginLink',
  method: 'POST',
  path: '/send-pay-pro-global-login-link',
  access: 'user',
  cache: 'private',
});

export const sendPayProGlobalLoginLinkSchemas = () => ({
  summary: 'Email me the link to my PayPro Global subscription',
  tags: ['premium'],
  refusals: errorCodes('conflict', 'rate_limited'),
  reply: z.object({}),
});
