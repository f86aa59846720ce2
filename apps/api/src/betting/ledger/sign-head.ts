import type { LedgerHead } from '@tipmark/contract';
import { headText } from '@tipmark/domain';
import type { Db } from '../../platform/database/connect.ts';
import type { LedgerKey } from './ledger-key.ts';
import { findHeadBefore, findSignedHead, saveSignedHead } from './ledger-queries.ts';

const DAY_MS = 86_400_000;

/**
 * Head of the chain at the end of a UTC day. A past day is signed once and the signature stored, so
 * that two responses never differ; the running day is signed in its current state. At most three
 * statements.
 */
export async function signHeadOfDay(
  { db, ledgerKey }: { readonly db: Db; readonly ledgerKey: LedgerKey },
  date: string,
  nowSeconds: number,
): Promise<LedgerHead> {
  const endMs = Date.parse(date) + DAY_MS;
  const isFinal = endMs <= nowSeconds * 1_000;
  const signed = isFinal ? await findSignedHead(db, date) : undefined;
  if (signed !== undefined) {
    const { seq, hash, signature, public_key: publicKey } = signed;
    return { date, seq, hash, text: headText({ date, seq, hash }), signature, publicKey, isFinal };
  }
  const { seq, hash } = await findHeadBefore(db, new Date(endMs));
  const text = headText({ date, seq, hash });
  const signature = ledgerKey.sign(text);
  const { publicKey } = ledgerKey;
  if (isFinal) {
    await saveSignedHead(db, { day: date, seq, hash, signature, public_key: publicKey });
  }
  return { date, seq, hash, text, signature, publicKey, isFinal };
}
