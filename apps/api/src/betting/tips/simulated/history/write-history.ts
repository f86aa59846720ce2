import { setTimeout as pause } from 'node:timers/promises';
import { LEDGER_KIND, ledgerAmount } from '@tipmark/domain';
import { type Tx, tx } from '../../../../platform/database/tx.ts';
import { appendEntries, type LedgerDraft } from '../../../ledger/append-entries.ts';
import { RATING_TOPIC } from '../../../rating/rating-job.ts';
import { wantRatings } from '../../../rating/rating-queries.ts';
import type { BettingServices } from '../../../services.ts';
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
  noteSettled,
  openHistory,
  type PlacedTip,
} from './history-queries.ts';
import {
  eventsOf,
  type HistoryEvent,
  type Past,
  type PastTip,
  tipsOnMatch,
} from './plan-history.ts';

export const PAST_DAYS = 62;
/** So long before the start people begin to write. */
const DAYS_AHEAD = 3;
const DAY_SECONDS = 86_400;
const MATCHES_AT_ONCE = 60;
const EVENTS_AT_ONCE = 300;
/** Between two pieces pages are answered. */
const PAUSE_MS = 20;

export type HistoryParts = Pick<BettingServices, 'db' | 'bus' | 'clock'> & {
  readonly config: Pick<BettingServices['config'], 'SIM_SEED'>;
  /** Makes the matches of the past that the world does not remember by itself. */
  readonly tellPast?: (beganAt: number, isStopped: () => boolean) => Promise<void>;
};

/**
 * Gives the simulated people a past: tips of the last two months, settled by the
 * rules of everybody, in the ledger in the order of time. Once a world; an
 * interrupted one goes on where it stood.
 * @param isStopped ends it between two pieces
 */
export async function writeHistory(
  parts: HistoryParts,
  cappers: readonly CapperRow[],
  isStopped: () => boolean,
): Promise<void> {
  const { db, bus, clock, tellPast } = parts;
  const state = await openHistory(db, clock());
  if (state.isDone) return;
  await tellPast?.(state.beganAt, isStopped);
  const past = await peopleOf(parts, cappers, state);
  const events = eventsOf(await tipsOfPast(parts, past, isStopped));
  if (isStopped()) return;
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
  await closeHistory(db);
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

function draftOf({ at, kind, tip }: HistoryEvent, ref: number): LedgerDraft {
  const { ledgerId, matchId: m, choice, verdict } = tip;
  if (kind === 'settle' && verdict !== undefined) {
    const { result: r, profitMilli } = verdict;
    const g = ledgerAmount(profitMilli);
    return { ledgerId, atSeconds: at, content: { t: LEDGER_KIND.settle, ref, r, g } };
  }
  const { odd_type: o, milli, stake: s } = choice;
  const contest = tip.contestSeasonId === null ? {} : { c: tip.contestSeasonId };
  const content = { t: LEDGER_KIND.tip, m, o, p: ledgerAmount(milli), s, ...contest };
  return { ledgerId, atSeconds: at, content };
}

/** A settlement may stand in the same piece as its tip: the place of that is known beforehand. */
async function writePiece(
  trx: Tx,
  piece: readonly HistoryEvent[],
  entryOf: Map<string, number>,
  nowSeconds: number,
): Promise<void> {
  await wantRatings(
    trx,
    piece.map(({ tip }) => tip.capperId),
  );
  const { seq: end } = await trx
    .selectFrom('ledger_ends')
    .select('seq')
    .where('id', '=', 1)
    .forUpdate()
    .executeTakeFirstOrThrow();
  for (const [index, { kind, tip }] of piece.entries()) {
    if (kind === 'tip') entryOf.set(keyOf(tip), end + 1 + index);
  }
  const entries = await appendEntries(
    trx,
    nowSeconds,
    piece.map((event) => draftOf(event, entryOf.get(keyOf(event.tip)) ?? 0)),
  );
  await insertPastTips(
    trx,
    piece.flatMap(({ kind, tip }, index): PlacedTip[] => {
      const entry = entries[index];
      return kind === 'tip' && entry !== undefined ? [{ ...tip, ...entry }] : [];
    }),
  );
  await noteSettled(
    trx,
    piece.flatMap(({ kind, tip }, index) => {
      const seq = entries[index]?.seq;
      const id = entryOf.get(keyOf(tip));
      return kind === 'settle' && seq !== undefined && id !== undefined ? [{ id, seq }] : [];
    }),
  );
  await noteEvents(trx, piece.length);
}
