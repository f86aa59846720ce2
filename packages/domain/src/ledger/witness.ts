import { headText, type SignedHead } from './verify-head.ts';

/** What somebody else saw: a signed head of the ledger, and when. */
export interface WitnessStatement {
  /** The name it goes by; its key is what identifies it. */
  readonly witness: string;
  /** base64url of the 32 raw bytes */
  readonly publicKey: string;
  readonly head: SignedHead;
  /** Unix seconds. */
  readonly seenAt: number;
  /** base64url */
  readonly signature: string;
}

/** The text that a witness signs: all it states, the key of the head included. */
export function witnessText({
  witness,
  publicKey,
  head,
  seenAt,
}: Omit<WitnessStatement, 'signature'>): string {
  return `tipmark-witness\n${witness}\n${publicKey}\n${seenAt}\n${head.publicKey}\n${headText(head)}`;
}

/** Two signed heads that no single chain has. */
export interface LedgerFork {
  readonly one: SignedHead;
  readonly other: SignedHead;
}

/** Whether heads exclude each other: one number has one hash, and a chain never gets shorter. */
function exclude(one: SignedHead, other: SignedHead): boolean {
  if (one.seq === other.seq) return one.hash !== other.hash;
  return one.date !== other.date && one.date < other.date !== one.seq < other.seq;
}

/**
 * The first two heads that no single chain has: proof of a fork, as both are signed.
 * @param heads whose signatures have been verified
 */
export function findFork(heads: readonly SignedHead[]): LedgerFork | undefined {
  const sorted = heads.toSorted(
    (one, other) => one.seq - other.seq || (one.date < other.date ? -1 : 1),
  );
  for (const [at, other] of sorted.entries()) {
    const one = sorted[at - 1];
    if (one !== undefined && exclude(one, other)) return { one, other };
  }
  return undefined;
}
