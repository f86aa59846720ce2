import { randomBytes } from 'node:crypto';
import {
  canonicalJson,
  LEDGER_KIND,
  type LedgerValue,
  ledgerAmount,
  type Reveal,
  sha256Hex,
} from '@tipmark/domain';
import type { Tx } from '../../platform/database/tx.ts';
import { appendEntries } from '../ledger/append-entries.ts';
import { type AppendedEntry, insertReveal } from '../ledger/ledger-queries.ts';
import type { TipCommand } from './post-tip.ts';

const SALT_BYTES = 16;

export function makeSalt(): string {
  return randomBytes(SALT_BYTES).toString('hex');
}

export type TipEntry = Pick<TipCommand, 'capper' | 'matchId' | 'body' | 'nowSeconds'> & {
  readonly milli: number;
  /** Entry of the tip this one changes. */
  readonly ref?: number;
  /** Of a delayed tip. */
  readonly salt: string | null;
};

/** The commitment of a delayed tip, and what opens it. */
export async function sealed(salt: string, content: Readonly<Record<string, LedgerValue>>) {
  const reveal: Reveal = { salt, json: canonicalJson(content) };
  return { reveal, k: await sha256Hex(reveal.salt + reveal.json) };
}

/**
 * Records a tip in the ledger, or for a delayed one a commitment that is opened at the start of the
 * match.
 */
export async function enterTip(tx: Tx, entry: TipEntry): Promise<AppendedEntry> {
  const { capper, matchId, body, nowSeconds, milli, ref, salt } = entry;
  const price = { o: body.odd_type, p: ledgerAmount(milli), s: body.stake };
  const { contestSeasonId: c } = body;
  const contest = ref === undefined && c ? { c } : {};
  const stated = ref === undefined ? { m: matchId, ...price, ...contest } : price;
  const seal = salt === null ? undefined : await sealed(salt, stated);
  const shown = seal === undefined ? stated : { k: seal.k };
  const content =
    ref === undefined ? { t: LEDGER_KIND.tip, ...shown } : { t: LEDGER_KIND.amend, ref, ...shown };
  const [appended] = await appendEntries(tx, nowSeconds, [
    // The ledger accepts either shape; the type of the spread object does not show which it is.
    { ledgerId: capper.ledgerId, content: content as never },
  ]);
  if (appended === undefined) throw new Error('the ledger took no entry');
  if (seal !== undefined) {
    await insertReveal(tx, { seq: appended.seq, match_id: matchId, ...seal.reveal });
  }
  return appended;
}
