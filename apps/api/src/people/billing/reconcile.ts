import { ACQUIRER_TYPE } from '@tipmark/domain';
import type { Job } from '../../platform/jobs/job.ts';
import type { Acquirer, ListWindow } from '../acquirers/acquirer.ts';
import type { Acquirers } from '../acquirers/create-acquirers.ts';
import { applyEvents, type BillingParts, type Outcome } from './apply-events.ts';
import { findIssues, findUnapplied, type Issue } from './issue-queries.ts';
import { findMadeBetween } from './order-queries.ts';
import { lastReading, noteReading } from './reading-queries.ts';

const DAY = 86_400;

const HOUR_MS = 3_600_000;

/** Without a reading the books are read from this long ago. */
const FIRST_READING_SECONDS = 40 * DAY;

/** Read again each time: what is still pending there changes. */
const OVERLAP_SECONDS = 3 * DAY;

const READ_EVERY_SECONDS = 20 * 3_600;

const PAGE_SIZE = 500;

const MAX_ISSUES = 1_000;

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

type Parts = BillingParts & { readonly acquirers: Acquirers };

export interface Reconciled {
  /** Orders of ours that were asked about. */
  readonly checked: number;
  /** Events in the books of the acquirers. */
  readonly listed: number;
  /** Events that were not in the log. */
  readonly added: number;
  /** Orders and books whose acquirer did not answer. */
  readonly unanswered: number;
  /** What an operator has to look at, the oldest first. */
  readonly issues: Issue[];
}

interface Count {
  checked: number;
  listed: number;
  added: number;
  unanswered: number;
}

const addedIn = (outcomes: readonly Outcome[]) =>
  outcomes.filter((outcome) => outcome === 'done').length;

function configured({ acquirers }: Parts): Acquirer[] {
  return Object.values(ACQUIRER_TYPE)
    .map((type) => acquirers.byType(type))
    .filter((acquirer) => acquirer !== undefined);
}

/** Everything in the books of an acquirer, also what fits no order here. */
async function readBooks(
  parts: Parts,
  acquirer: Acquirer,
  window: ListWindow,
  count: Count,
): Promise<boolean> {
  let page: string | undefined;
  try {
    do {
      const { events, next } = await acquirer.list(window, page);
      count.listed += events.length;
      count.added += addedIn(await applyEvents(parts, acquirer, events));
      page = next ?? undefined;
    } while (page !== undefined);
    return true;
  } catch (error) {
    parts.reportError(error instanceof Error ? error : new Error(String(error)));
    count.unanswered += 1;
    return false;
  }
}

/** Every order of ours, a page at a time, however many there are. */
async function askAboutOrders(parts: Parts, window: ListWindow, count: Count): Promise<void> {
  let after = { at: 0, id: FIRST_ID };
  for (;;) {
    const orders = await findMadeBetween(parts.db, window, after, PAGE_SIZE);
    for (const order of orders) {
      const acquirer = parts.acquirers.byType(order.acquirerType);
      const found = await acquirer?.find(order).catch(() => undefined);
      count.checked += 1;
      if (acquirer === undefined || found === undefined) count.unanswered += 1;
      else count.added += addedIn(await applyEvents(parts, acquirer, found.events));
    }
    const last = orders.at(-1);
    if (last === undefined || orders.length < PAGE_SIZE) return;
    after = { at: last.createdAtSeconds, id: last.id };
  }
}

/** Money whose order was unknown: it may be known by now. */
async function applyAgain(parts: Parts, count: Count): Promise<void> {
  for (const { acquirerType, event } of await findUnapplied(parts.db, MAX_ISSUES)) {
    const acquirer = parts.acquirers.byType(acquirerType);
    if (acquirer === undefined) continue;
    count.added += addedIn(await applyEvents(parts, acquirer, [event]));
  }
}

/**
 * Compares the log with the books of the acquirers, in both directions: what they list, and every
 * order of ours. What was missed is recorded.
 */
export async function reconcile(parts: Parts, countOfDays: number): Promise<Reconciled> {
  const now = parts.clock();
  // What happened within this second is part of it.
  const window = { from: now - countOfDays * DAY, until: now + 1 };
  const count: Count = { checked: 0, listed: 0, added: 0, unanswered: 0 };
  for (const acquirer of configured(parts)) await readBooks(parts, acquirer, window, count);
  await askAboutOrders(parts, window, count);
  await applyAgain(parts, count);
  return { ...count, issues: await findIssues(parts.db, MAX_ISSUES) };
}

/** Reads the books of each acquirer once a day, from where the last reading ended. */
export async function readDaily(parts: Parts): Promise<void> {
  const until = parts.clock();
  const count: Count = { checked: 0, listed: 0, added: 0, unanswered: 0 };
  for (const acquirer of configured(parts)) {
    const last = await lastReading(parts.db, acquirer.type);
    if (last !== undefined && until - last < READ_EVERY_SECONDS) continue;
    const from = (last ?? until - FIRST_READING_SECONDS) - OVERLAP_SECONDS;
    if (await readBooks(parts, acquirer, { from, until }, count)) {
      await noteReading(parts.db, acquirer.type, until);
    }
  }
  if (count.listed > 0) await applyAgain(parts, count);
}

export const reconcileJob: Job<Parts> = {
  name: 'books of the acquirers',
  everyMs: HOUR_MS,
  needs: ['db', 'clock', 'bus', 'sessions', 'acquirers', 'reportError'],
  run: (parts) => readDaily(parts),
};
