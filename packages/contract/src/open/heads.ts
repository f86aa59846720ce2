import * as z from 'zod/mini';
import { defineOpen } from './declare-open.ts';
import { instant, withDescription } from './open-values.ts';

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const head = z.object({
  date: withDescription(z.string(), 'UTC day'),
  seq: withDescription(z.int(), 'The last entry of that day or before; 0: there was none yet'),
  hash,
  publicKey: withDescription(z.string(), 'base64url of the 32 bytes of the Ed25519 key'),
  signature: withDescription(z.string(), 'base64url, of the text'),
});

const row = z.object({
  ...head.shape,
  text: withDescription(z.string(), 'What is signed: tipmark-ledger, date, seq and hash, in lines'),
});

/** Newest first. Of days that are over: each is signed once. */
export const openLedgerHeads = defineOpen({
  name: 'ledgerHeads',
  path: '/ledger/heads',
  summary: 'Signed heads of the ledger, one for each day that is over',
  description:
    'Keep them: a chain that does not lead to a head that was signed once has been changed.',
  tag: 'ledger',
  segments: z.object({}),
  filters: z.object({}),
  row,
});

/** Newest first. */
export const openLedgerWitnesses = defineOpen({
  name: 'ledgerWitnesses',
  path: '/ledger/witnesses',
  summary: 'Who saw which head of the ledger',
  description:
    'Statements of others, signed with their keys: tipmark-witness, witness, publicKey, seenAt, the key of the head and its text, in lines. `isFork`: the head is signed by this site, and its ledger does not lead to it.',
  tag: 'ledger',
  segments: z.object({}),
  filters: z.object({}),
  row: z.object({
    id: z.int(),
    witness: withDescription(z.string(), 'A name it gave itself: its key identifies it'),
    publicKey: z.string(),
    seenAt: instant,
    receivedAt: instant,
    signature: z.string(),
    head,
    isFork: z.boolean(),
  }),
});
