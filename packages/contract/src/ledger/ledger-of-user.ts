import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { MAX_ID } from '../values/max-id.ts';
import { boundedText, integer } from '../values/positional.ts';
import { userLedger } from './ledger-entry.ts';

const MAX_URL_LENGTH = 64;

export const ledgerOfUser = defineEndpoint<typeof ledgerOfUserSchemas>()({
  name: 'ledgerOfUser',
  method: 'GET',
  path: '/ledger/:userUrl',
  access: 'public',
  cache: 'private',
});

export const ledgerOfUserSchemas = () => ({
  summary: 'List a capper’s ledger entries',
  tags: ['ledger'],
  refusals: errorCodes('not_found', 'rate_limited'),
  segments: z.object({ userUrl: boundedText(MAX_URL_LENGTH) }),
  query: z.object({ afterSeq: z.optional(integer(0, MAX_ID)) }),
  reply: userLedger,
});
