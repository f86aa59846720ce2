import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ownerProofFields } from './account-fields.ts';

export const accountExport = defineEndpoint<typeof accountExportSchemas>()({
  name: 'accountExport',
  method: 'POST',
  path: '/account/export',
  access: 'user',
  cache: 'private',
  proof: 'owner',
});

/**
 * Sections by name, rows as they are stored, without secrets: no hash of a password, link or token.
 */
export const accountExportSchemas = () => ({
  summary: 'Export all my data',
  tags: ['account'],
  body: z.object(ownerProofFields()),
  reply: z.object({
    /** Unix seconds. */
    exportedAt: z.int(),
    sections: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
});
