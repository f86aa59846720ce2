import { setTimeout as pause } from 'node:timers/promises';
import {
  DAY_SECONDS,
  LEDGER_KIND,
  languageOfText,
  ledgerAmount,
  type Reveal,
  STAKE_UNIT_MILLI,
} from '@tipmark/domain';
import { type Tx, tx } from '../../../../platform/database/tx.ts';
import { appendEntries, type LedgerDraft } from '../../../ledger/append-entries.ts';
import { lockEnd } from '../../../ledger/ledger-queries.ts';
import { rateAhead, type TipAhead } from '../../../rating/rate-ahead.ts';
import { RATING_TOPIC } from '../../../rating/rating-job.ts';
import { markOutdated } from '../../../rating/rating-queries.ts';
import type { BettingServices } from '../../../services.ts';
import { makeSalt, sealed } from '../../tip-entry.ts';
import { type CapperRow, findCappers } from '../capper-queries.ts';
import { DEMO_PASTS, SIMULATED_CAPPERS } from '../cappers.ts';
import {
  closeHistory,
  findEntriesOfTips,
  findLines,
  findMatchesBetween,
  type HistoryState,
  insertPastTips,
  noteEvents,
  notePastChanges,
  noteResets,
  noteSettled,
  openHistory,
} from './history-queries.ts';
import {
  eventsOf,
  type HistoryEvent,
  type Past,
  type PastTip,
  type TipEvent,
  tipsOnMatch,
} from './plan-history.ts';

export const PAST_DAYS = 62;
/** How long before the start people begin to post. */
const DAYS_AHEAD = 3;
const MATCHES_AT_ONCE = 60;
const EVENTS_AT_ONCE = 500;
/** Pages are served between two steps. */
const PAUSE_MS = 5;

export type HistoryParts = Pick<BettingServices, 'db' | 'bus' | 'clock'> & {
  readonly config: Pick<BettingServices['config'], 'SIM_SEED'>;
  /** Generates the past matches that are not stored yet. */
  readonly backfillTips?: (beganAt: number, isStopped: () => boolean) => Promise<void>;
};

/**
 * Gives the simulated people a past: tips of the last two months, settled by the usual rules, in
 * the ledger in order of time. Runs once per world; an interrupted run resumes where it stopped.
 * @param isStopped stops it between two steps
 */
export async function writeHistory(
  parts: HistoryParts,
  cappers: readonly CapperRow[],
  isStopped: () => boolean,
): Promise<void> {
  const { db, bus, clock, backfillTips } = parts;
  const state = await openHistory(db, clock());
  if (state.isDone) return;
  await backfillTips?.(state.beganAt, isStopped);
  const past = await peopleOf(parts, cappers, state);
  const events = eventsOf(past, await tipsOfPast(parts, past, isStopped));
  if (isStopped()) return;
  if (state.eventsWritten === 0) {
    await rateAhead(parts, tipsAheadOf(events));
    bus.publish(['*']);
  }
  const entryOf = await findEntriesOfTips(
    db,
    past.people.map(({ row }) => row.id),
  );
  for (let from = state.eventsWritten; from < events.length; from += EVENTS_AT_ONCE) {
    if (isStopped()) return;
    const piece = events.slice(from, from + EVENTS_AT_ONCE);
    await tx(db, (trx) => writePiece(trx, piece, entryOf, state.beganAt));
    await pause(PAUSE_MS);
  }
  await tx(db, async (trx) => {
    await markOutdated(
      trx,
      past.people.map(({ row }) => row.id),
    );
    await closeHistory(trx);
  });
  bus.publish(['*', RATING_TOPIC]);
}

async function peopleOf(
  { db, config }: HistoryParts,
  cappers: readonly CapperRow[],
  { beganAt }: HistoryState,
): Promise<Past> {
  const rows = [
    ...cappers,
    ...(await findCappers(
      db,
      DEMO_PASTS.map(({ name }) => name),
    )),
  ];
  const byName = new Map(rows.map((row) => [row.name, row]));
  const people = [...SIMULATED_CAPPERS, ...DEMO_PASTS].flatMap((person) => {
    const row = byName.get(person.name);
    return row === undefined ? [] : [{ ...person, row }];
  });
  return { seed: config.SIM_SEED, beganAt, people };
}

/** The part of a past that the rating will count once it is written. */
function tipsAheadOf(events: readonly HistoryEvent[]): TipAhead[] {
  const resets = new Map(
    events.flatMap((event) => (event.kind === 'reset' ? [[event.row.id, event.at] as const] : [])),
  );
  return events.flatMap((event) => {
    if (event.kind !== 'settle' || event.tip.verdict === undefined) return [];
    const { capperId: userId, choice, createdAt, settledAt, isDelayed, verdict } = event.tip;
    const { result, profitMilli, clv, isRated } = verdict;
    const stakeMilli = choice.stake * STAKE_UNIT_MILLI;
    const isForgotten = createdAt <= (resets.get(userId) ?? Number.NEGATIVE_INFINITY);
    const outcome = { result, profitMilli, clv, milliOdds: choice.milli, stakeMilli };
    const published = { isDelayed, language: languageOfText(choice.description) };
    return [{ userId, ...outcome, ...published, createdAt, settledAt, isRated, isForgotten }];
  });
}

async function tipsOfPast(
  { db }: HistoryParts,
  past: Past,
  isStopped: () => boolean,
): Promise<PastTip[]> {
  const from = past.beganAt - PAST_DAYS * DAY_SECONDS;
  const matches = await findMatchesBetween(db, from, past.beganAt + DAYS_AHEAD * DAY_SECONDS);
  const tips: PastTip[] = [];
  for (let at = 0; at < matches.length && !isStopped(); at += MATCHES_AT_ONCE) {
    const some = matches.slice(at, at + MATCHES_AT_ONCE);
    const rows = await findLines(
      db,
      some.map(({ id }) => id),
    );
    const lines = Map.groupBy(rows, ({ match_id }) => match_id);
    for (const match of some) tips.push(...tipsOnMatch(past, match, lines.get(match.id) ?? []));
    await pause(1);
  }
  return tips;
}

const keyOf = ({ capperId, matchId }: PastTip) => `${capperId} ${matchId}`;

/** A tip as the ledger has it, in the clear or as a commitment. */
async function statedTip(tip: PastTip): Promise<{ content: TipStatement; reveal?: Reveal }> {
  const { matchId: m, choice, change, contestSeasonId, isDelayed } = tip;
  const { odd_type: o, milli } = choice;
  const contest = contestSeasonId === null ? {} : { c: contestSeasonId };
  const stated = { m, o, p: ledgerAmount(milli), s: change?.stake ?? choice.stake, ...contest };
  if (!isDelayed) return { content: { t: LEDGER_KIND.tip, ...stated } };
  const { k, reveal } = await sealed(makeSalt(), stated);
  return { content: { t: LEDGER_KIND.tip, k }, reveal };
}

type TipStatement = Extract<LedgerDraft['content'], { t: typeof LEDGER_KIND.tip }>;
interface Drafted {
  readonly draft: LedgerDraft;
  readonly reveal?: Reveal;
}

async function draftOf(event: HistoryEvent, ref: number): Promise<Drafted> {
  const { at: atSeconds } = event;
  if (event.kind === 'reset') {
    const content = { t: LEDGER_KIND.reset };
    return { draft: { ledgerId: event.row.ledger_id, atSeconds, content } };
  }
  const { ledgerId, choice, verdict } = event.tip;
  if (event.kind === 'tip') {
    const { content, reveal } = await statedTip(event.tip);
    return { draft: { ledgerId, atSeconds, content }, ...(reveal === undefined ? {} : { reveal }) };
  }
  if (event.kind === 'settle' && verdict !== undefined) {
    const { result: r, profitMilli } = verdict;
    const content = { t: LEDGER_KIND.settle, ref, r, g: ledgerAmount(profitMilli) };
    return { draft: { ledgerId, atSeconds, content } };
  }
  const { odd_type: o, milli, stake: s } = choice;
  const content = { t: LEDGER_KIND.amend, ref, o, p: ledgerAmount(milli), s };
  return { draft: { ledgerId, atSeconds, content } };
}

/** A settlement may be in the same step as its tip, so the tip's sequence is computed first. */
async function writePiece(
  trx: Tx,
  piece: readonly HistoryEvent[],
  entryOf: Map<string, number>,
  nowSeconds: number,
): Promise<void> {
  const { seq: end } = await lockEnd(trx);
  for (const [index, event] of piece.entries()) {
    if (event.kind === 'tip') entryOf.set(keyOf(event.tip), end + 1 + index);
  }
  const drafted = await Promise.all(
    piece.map((event) =>
      draftOf(event, event.kind === 'reset' ? 0 : (entryOf.get(keyOf(event.tip)) ?? 0)),
    ),
  );
  const entries = await appendEntries(
    trx,
    nowSeconds,
    drafted.map(({ draft }) => draft),
  );
  const written = piece.flatMap((event, index) => {
    const entry = entries[index];
    const reveal = drafted[index]?.reveal;
    if (event.kind === 'reset' || entry === undefined) return [];
    return [{ kind: event.kind, tip: event.tip, ...entry, reveal }];
  });
  const of = (kind: TipEvent['kind']) => written.filter((one) => one.kind === kind);
  await insertPastTips(
    trx,
    of('tip').map(({ tip, seq, hash, reveal }) => ({ ...tip, seq, hash, reveal })),
  );
  const later = (kind: 'amend' | 'settle') =>
    of(kind).flatMap(({ tip, seq, hash }) => {
      const id = entryOf.get(keyOf(tip));
      return id === undefined ? [] : [{ id, seq, hash, tip }];
    });
  await notePastChanges(
    trx,
    later('amend').map(({ tip, ...entry }) => ({
      ...entry,
      stake: tip.choice.stake,
      editedAt: tip.change?.at ?? 0,
    })),
  );
  await noteSettled(trx, later('settle'));
  await noteResets(
    trx,
    piece.flatMap((event) => (event.kind === 'reset' ? [{ id: event.row.id, at: event.at }] : [])),
  );
  await noteEvents(trx, piece.length);
}
