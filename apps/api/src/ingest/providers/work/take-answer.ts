import type { FeedLine, FeedRecord } from '@tipmark/contract/feed';
import { MATCH_STATUS } from '@tipmark/domain';
import {
  type AnswerReader,
  followsMatches,
  type LeagueSettings,
  type MatchBook,
  type Outcome,
  type Reading,
  type Task,
} from '@tipmark/providers';
import type { Bus } from '../../../platform/bus/bus.ts';
import { onIngested } from '../../../platform/cache/on-ingested.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { FeedMemory } from '../../apply/apply-batch.ts';
import { applyFeedStream } from '../../apply/apply-feed-stream.ts';
import { joinNewMatches } from '../../pairs/join-new-matches.ts';
import { keepAnswer } from '../answers/keep-answer.ts';
import type { HeldRecords } from './held-records.ts';
import { saveAnswered, saveState } from './provider-queries.ts';

export interface TakeParts {
  readonly db: Db;
  readonly bus: Bus;
  readonly clock: () => number;
  readonly memory: FeedMemory;
  readonly held: HeldRecords;
}

/** Records, and rows without one for the quarantine under their path in the body. */
function linesOf({ records, notes }: Reading, source: string, call: string): FeedLine[] {
  const rows = notes.filter(({ isPart }) => !isPart);
  return [
    ...records.map((record, index) => ({ line: index + 1, record })),
    ...rows.map(({ path, text }, index) => ({
      line: records.length + index + 1,
      source,
      record: { call, path },
      refusal: path === '' ? text : `${path}: ${text}`,
    })),
  ];
}

const isRunning = (record: FeedRecord): boolean =>
  record.kind === 'score' && record.status === MATCH_STATUS.live;

type Answered = Extract<Outcome, { kind: 'answer' }>;

/**
 * Stores what an answer contains, and from then on asks for changes only.
 * @param leagues that are asked for by its call
 * @returns what its reader made of it
 */
export async function takeAnswer(
  { db, bus, clock, memory, held }: TakeParts,
  task: Task,
  { answer, confirm, at }: Answered,
  reader: AnswerReader,
  book: MatchBook,
  leagues: readonly LeagueSettings[],
): Promise<Reading> {
  const reading = reader.read(answer);
  const { failure, quota } = reading;
  const records = book.asked(reading.records, leagues);
  const lines = linesOf({ ...reading, records }, task.provider, task.path);
  await held.applyWith(records, at, async (waited) => {
    const all = [...lines, ...waited];
    if (all.length === 0) return;
    const holds = (line: FeedLine) => held.hold(line, at);
    const report = await applyFeedStream(db, all, { memory, nowSeconds: clock, holds });
    onIngested(bus, report.touched);
    await joinNewMatches({ db, bus, clock }, report);
  });
  await keepAnswer(db, task.provider, answer, records);
  const isChanged = book.note(records, at, leagues);
  const remaining = quota?.remaining;
  await saveState(db, task.provider, {
    ...(remaining === undefined ? {} : { quota: { at, remaining } }),
    ...(isChanged ? { matches: book.matches() } : {}),
    ...(failure === undefined
      ? { failures: 0, closedUntil: 0, failure: null, answeredAt: at }
      : {}),
  });
  if (failure === undefined) {
    const isAboutPlay = followsMatches(task) || records.some(isRunning);
    await saveAnswered(db, task.id, at, isAboutPlay ? task.leagues : []);
    confirm();
  }
  return reading;
}
