import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { MAX_ID } from '../values/max-id.ts';
import { integer } from '../values/positional.ts';
import { ledgerChain } from './ledger-entry.ts';

/** To verify everything, read it from 1. */
export const ledgerChainFrom = defineEndpoint<typeof ledgerChainFromSchemas>()({
  name: 'ledgerChainFrom',
  method: 'GET',
  path: '/ledger/chain/:fromSeq',
  access: 'public',
  cache: 'private',
});

export const ledgerChainFromSchemas = () => ({
  summary: 'Get a range of the tip ledger',
  tags: ['ledger'],
  refusals: errorCodes('rate_limited'),
  segments: z.object({ fromSeq: integer(1, MAX_ID) }),
  reply: ledgerChain,
});
