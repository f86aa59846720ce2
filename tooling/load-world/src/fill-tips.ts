import type { Db } from '@tipmark/api/database';
import { tx } from '@tipmark/api/database';
import { type Fill, noteFill } from './fill-queries.ts';
import { createTipPlanner } from './plan-tips.ts';
import { createTipChain, type Links } from './tip-chain.ts';
import { findTippable, findTipSpan, insertLedger, insertTips } from './tip-queries.ts';

const MATCHES_AT_ONCE = 5_000;
const ENTRIES_AT_ONCE = 10_000;
/** No tip is posted longer before the start of its match. */
const LONGEST_SECONDS = 2 * 86_400;

/**
 * Tips, their settlements and their ledger. An interrupted run plans everything again, which costs
 * seconds, and continues writing where the other one ended.
 */
export async function fillTips(
  db: Db,
  fill: Fill,
  onProgress: (tips: number) => void,
): Promise<void> {
  const { asOf, seed, firstIds, tips } = fill;
  if (tips === 0) return;
  const planTips = createTipPlanner(fill, await findTipSpan(db, asOf), firstIds.users);
  const chain = createTipChain(seed);
  let written = 0;
  let planned = 0;
  const write = async (links: Links) => {
    // Batches have the same boundaries as in an earlier run.
    const isWritten = written + links.entries.length <= fill.eventsWritten;
    written += links.entries.length;
    if (isWritten && links.entries.length > 0) return;
    await tx(db, async (trx) => {
      for (let from = 0; from < links.entries.length; from += ENTRIES_AT_ONCE) {
        await insertLedger(trx, links.entries.slice(from, from + ENTRIES_AT_ONCE));
      }
      for (let from = 0; from < links.tips.length; from += ENTRIES_AT_ONCE) {
        await insertTips(trx, links.tips.slice(from, from + ENTRIES_AT_ONCE));
      }
      await noteFill(trx, { events_written: written });
    });
  };
  let last = 0;
  for (;;) {
    const matches = await findTippable(db, asOf, last, MATCHES_AT_ONCE);
    const [next] = matches;
    if (next === undefined) break;
    await write(chain.emitBefore(Math.min(next.starts_at, asOf) - LONGEST_SECONDS));
    for (const match of matches) {
      const some = planTips(match);
      planned += some.length;
      chain.plan(some);
    }
    last = matches.at(-1)?.id ?? last;
    onProgress(planned);
  }
  const rest = chain.emitBefore(Number.POSITIVE_INFINITY);
  await write({ entries: rest.entries, tips: [...rest.tips, ...chain.open()] });
  if (planned < tips) {
    throw new Error(
      `only ${planned} of ${tips} tips have an author: ask for more users or fewer tips`,
    );
  }
}
