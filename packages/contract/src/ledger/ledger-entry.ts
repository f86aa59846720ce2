import * as z from 'zod/mini';

const SHA256_HEX = /^[0-9a-f]{64}$/;
const hash = z.string().check(z.regex(SHA256_HEX));

/**
 * A link of the chain: `hash = SHA-256(previousHash + "\n" + json)`. `json` is canonical: keys
 * sorted, no spaces, money and odds as strings.
 */
export const ledgerEntry = z.object({
  seq: z.int(),
  json: z.string(),
  previousHash: hash,
  hash,
  /**
   * The content of a delayed tip, once its match has begun: the entry's `k` is `SHA-256(salt +
   * json)`.
   */
  reveal: z.optional(z.object({ salt: z.string(), json: z.string() })),
});

/** Head of the chain at the end of a UTC day, signed with Ed25519. */
export const ledgerHead = z.object({
  date: z.string(),
  /** Last entry of the day or before; 0 = the chain had not begun. */
  seq: z.int(),
  hash,
  /** The very text that is signed: `tipmark-ledger\n{date}\n{seq}\n{hash}`. */
  text: z.string(),
  /** base64url, 64 bytes. */
  signature: z.string(),
  /** base64url, 32 raw bytes. */
  publicKey: z.string(),
  /** false: the day is not over, a later head of the same day may follow. */
  isFinal: z.boolean(),
});

/** The entries of one capper, oldest first. */
export const userLedger = z.object({
  url: z.string(),
  /** Random id of the capper in the chain. */
  ledgerId: z.string(),
  entries: z.array(ledgerEntry).check(z.maxLength(1_000)),
  /** Send it as `afterSeq` for more; null at the end. */
  nextAfterSeq: z.nullable(z.int()),
  /** Newest head: what the last hash leads to. */
  head: ledgerHead,
});

/** A part of the complete chain. */
export const ledgerChain = z.object({
  entries: z.array(ledgerEntry).check(z.maxLength(1_000)),
  nextFromSeq: z.nullable(z.int()),
});

export type LedgerEntry = z.output<typeof ledgerEntry>;
export type LedgerHead = z.output<typeof ledgerHead>;
export type UserLedger = z.output<typeof userLedger>;
export type LedgerChain = z.output<typeof ledgerChain>;
