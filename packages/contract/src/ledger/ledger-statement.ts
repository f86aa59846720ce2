import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { MAX_ID } from '../values/max-id.ts';
import { boundedText } from '../values/positional.ts';

const MAX_NAME = 64;
const key = () => z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
const signature = () => z.string().check(z.regex(/^[A-Za-z0-9_-]{86}$/));

/** From a witness: it saw a signed head of the ledger. Sent twice, it is stored once. */
export const addLedgerStatement = defineEndpoint<typeof addLedgerStatementSchemas>()({
  name: 'addLedgerStatement',
  method: 'POST',
  path: '/ledger/statements',
  access: 'public',
  cache: 'private',
});

export const addLedgerStatementSchemas = () => ({
  summary: 'State as a witness which head of the tip ledger was seen',
  tags: ['ledger'],
  refusals: errorCodes('rate_limited'),
  body: z.object({
    /** A name to be listed under. */
    witness: boundedText(MAX_NAME).check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u)),
    /** Ed25519, base64url of the 32 raw bytes. */
    publicKey: key(),
    head: z.object({
      date: z.iso.date(),
      seq: z.int().check(z.gte(0), z.lte(MAX_ID)),
      hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
      signature: signature(),
      publicKey: key(),
    }),
    /** Unix seconds. */
    seenAt: z.int().check(z.gte(0), z.lte(MAX_ID)),
    /**
     * Of `tipmark-witness\n{witness}\n{publicKey}\n{seenAt}\n{head.publicKey}\n` and the text of
     * the head, base64url.
     */
    signature: signature(),
  }),
  reply: z.object({
    /** The head is signed by this site, and its ledger does not lead to it. */
    isFork: z.boolean(),
  }),
});
