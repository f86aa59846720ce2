import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';

export const accountExport = defineEndpoint<typeof accountExportSchemas>()({
  name: 'accountExport',
  method: 'GET',
  path: '/account/export',
  access: 'user',
  cache: 'private',
});

/**
 * Sections by name, rows as they are stored, without secrets: no hash of a password, link or token.
 */
export const accountExportSchemas = () => ({
  summary: 'Everything that is stored of the caller',
  tags: ['account'],
  refusals: errorCodes('rate_limited'),
  reply: z.object({
    /** Unix seconds. */
    exportedAt: z.int(),
    sections: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
});
