import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { ledgerHead } from './ledger-entry.ts';

export const ledgerHeadOfDay = defineEndpoint<typeof ledgerHeadOfDaySchemas>()({
  name: 'ledgerHeadOfDay',
  method: 'GET',
  path: '/ledger/head/:date',
  access: 'public',
  cache: 'private',
});

export const ledgerHeadOfDaySchemas = () => ({
  summary: 'Get the signed head of the tip ledger on a UTC day',
  tags: ['ledger'],
  refusals: errorCodes('not_found'),
  segments: z.object({ date: z.iso.date() }),
  reply: ledgerHead,
});
