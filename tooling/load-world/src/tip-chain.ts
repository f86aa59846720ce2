import { hash } from 'node:crypto';
import {
  isSettledResult,
  LEDGER_KIND,
  type LedgerRecord,
  ledgerAmount,
  ledgerJson,
} from '@tipmark/domain';
import { ledgerIdOf } from './fill-people.ts';
import type { PlannedTip } from './plan-tips.ts';
import type { LedgerRow, TipRow } from './tip-queries.ts';

interface Event {
  readonly at: number;
  readonly order: number;
  readonly isEnd: boolean;
  readonly tip: PlannedTip;
}

type WithoutSequence<Entry> = Entry extends LedgerRecord ? Omit<Entry, 'seq' | 'at' | 'u'> : never;
type Content = WithoutSequence<LedgerRecord>;

const FIRST_HASH = '0'.repeat(64);

/** The next entries of the ledger, and the tips they complete. */
export interface Links {
  readonly entries: LedgerRow[];
  readonly tips: TipRow[];
}

/**
 * Puts planned tips and their settlements into one chain in order of time. Tips may be planned
 * ahead: only events before the earliest instant still being planned are written.
 */
export function createTipChain(seed: number) {
  let waiting: Event[] = [];
  let count = 0;
  let seq = 0;
  let end = FIRST_HASH;
  const begun = new Map<PlannedTip, { seq: number; hash: string }>();

  const append = (tip: PlannedTip, at: number, content: Content): LedgerRow => {
    seq += 1;
    const ledgerId = ledgerIdOf(seed, tip.person);
    const time = new Date(at * 1_000).toISOString();
    const json = ledgerJson({ ...content, seq, at: time, u: ledgerId } as LedgerRecord);
    end = hash('sha256', `${end}\n${json}`, 'hex');
    return { seq, at, kind: content.t, ledgerId, json, hash: end };
  };
  const appendEvent = ({ tip, at, isEnd }: Event, links: Links): void => {
    if (!isEnd) {
      const { matchId: m, oddType: o, milli, stake: s } = tip;
      const entry = append(tip, at, { t: LEDGER_KIND.tip, m, o, p: ledgerAmount(milli), s });
      links.entries.push(entry);
      begun.set(tip, { seq: entry.seq, hash: entry.hash });
      return;
    }
    const start = begun.get(tip);
    if (start === undefined) throw new Error('a tip was settled before it was posted');
    begun.delete(tip);
    const { result: r, profitMilli } = tip;
    if (!isSettledResult(r)) throw new Error('an open tip has no settlement');
    const g = ledgerAmount(profitMilli);
    const entry = append(tip, at, { t: LEDGER_KIND.settle, ref: start.seq, r, g });
    links.entries.push(entry);
    links.tips.push({ ...tip, ...start, settledSeq: entry.seq });
  };
  return {
    plan(tips: readonly PlannedTip[]): void {
      for (const tip of tips) {
        waiting.push({ at: tip.createdAt, order: (count += 1), isEnd: false, tip });
        if (tip.settledAt === null) continue;
        waiting.push({ at: tip.settledAt, order: (count += 1), isEnd: true, tip });
      }
    },
    /** Everything that happened before an instant. */
    emitBefore(until: number): Links {
      const links: Links = { entries: [], tips: [] };
      const due = waiting
        .filter(({ at }) => at < until)
        .toSorted((one, other) => one.at - other.at || one.order - other.order);
      waiting = waiting.filter(({ at }) => at >= until);
      for (const event of due) appendEvent(event, links);
      return links;
    },
    /** Tips that are still open at the end. */
    open(): TipRow[] {
      return [...begun].map(([tip, start]) => ({ ...tip, ...start, settledSeq: null }));
    },
  };
}
