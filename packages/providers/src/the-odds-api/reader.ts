import type { Answer } from '../answers/answer.ts';
import { failureOf } from '../answers/failure-of.ts';
import { quotaOf } from '../answers/limits.ts';
import { openBody } from '../answers/open-body.ts';
import type { AnswerReader } from '../answers/provider.ts';
import type { Reading } from '../answers/reading.ts';
import { type Draft, openDraft } from '../parts/draft.ts';
import { secondsOf } from '../values/instants.ts';
import { areAmerican } from '../values/prices.ts';
import { listOf, objectOf, reach } from '../values/soft.ts';
import { readEvent } from './events.ts';
import { pricesIn, readOdds } from './odds.ts';
import { refusalIn } from './refusals.ts';
import { readScore } from './scores.ts';

const QUOTA = {
  remaining: 'x-requests-remaining',
  used: 'x-requests-used',
  cost: 'x-requests-last',
} as const;

/** Reads answers of The Odds API; it needs no memory: each event is whole. */
export function openTheOddsApiReader(): AnswerReader {
  return {
    read(answer: Answer): Reading {
      const quota = quotaOf(answer, QUOTA);
      const draft = openDraft();
      const opened = openBody(answer);
      const failure = opened.failure ?? refusalIn(opened.body, answer);
      if (failure !== undefined) return draft.reading({ quota, failure });
      const rows = rowsIn(opened.body, answer.at);
      if (rows === undefined) {
        const text = 'the answer has neither events nor sports';
        return draft.reading({ quota, failure: failureOf('body', text, answer) });
      }
      readRows(draft, rows, answer);
      return draft.reading({ quota });
    },
  };
}

interface Rows {
  readonly rows: readonly unknown[];
  readonly path: (index: number) => string;
  /** When it was so: a historical answer is of another time than its call. */
  readonly at: number;
}

/** A list of events, one event, or a historical answer around either. */
function rowsIn(body: unknown, at: number): Rows | undefined {
  const then = reach(body, 'data') === undefined ? undefined : secondsOf(reach(body, 'timestamp'));
  const field = then === undefined ? '' : 'data';
  const held = then === undefined ? body : reach(body, 'data');
  if (Array.isArray(held))
    return { rows: listOf(held), path: (index) => `${field}[${index}]`, at: then ?? at };
  const isEvent = reach(objectOf(held), 'home_team') !== undefined;
  return isEvent ? { rows: [held], path: () => field, at: then ?? at } : undefined;
}

function readRows(draft: Draft, { rows, path, at }: Rows, { call = '' }: Answer): void {
  const named = /[?&]oddsFormat=(\w+)/.exec(call)?.[1];
  const isAmerican =
    named === undefined ? areAmerican(pricesIn(rows)) : named.toLowerCase() === 'american';
  rows.forEach((row, index) => {
    // A sport: it has no place in the feed before its events.
    if (reach(row, 'has_outrights') !== undefined) return;
    const rowPath = path(index);
    const event = readEvent(draft, rowPath, row, at);
    if (event === undefined) return;
    readScore(draft, `${rowPath}.scores`, row, event, at);
    readOdds(draft, rowPath, row, event, { at, isAmerican });
  });
}
