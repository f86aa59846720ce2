import type { Answer } from '../answers/answer.ts';
import { failureKindOf, failureOf } from '../answers/failure-of.ts';
import type { AnswerReader, Provider } from '../answers/provider.ts';
import type { Failure } from '../answers/reading.ts';
import { type Draft, openDraft } from '../parts/draft.ts';
import { listOf, objectOf, reach } from '../values/soft.ts';
import { SOURCE } from './match-of-market.ts';
import { addCatalogue, addLine, openStreamState, type StreamState } from './read-stream.ts';
import { failureOfCatalogue, failureOfStatus } from './stream-failure.ts';

const OPERATIONS: ReadonlySet<unknown> = new Set(['connection', 'status', 'mcm']);

/** A line of the stream or of a historical file. */
const isLine = (body: unknown): boolean =>
  OPERATIONS.has(reach(body, 'op')) &&
  (reach(body, 'op') !== 'connection' || 'connectionId' in Object(body)) &&
  (reach(body, 'op') !== 'status' || 'statusCode' in Object(body));

/** Rows of the catalogue, with the frame of JSON-RPC or without. */
function catalogueOf(body: unknown): readonly unknown[] | undefined {
  const rows = objectOf(body)?.['jsonrpc'] === undefined ? body : reach(body, 'result');
  const [first] = listOf(rows);
  const isRow = reach(first, 'marketId') !== undefined && reach(first, 'marketName') !== undefined;
  return isRow ? listOf(rows) : undefined;
}

const isRefusal = (body: unknown): boolean =>
  reach(body, 'jsonrpc') !== undefined &&
  reach(body, 'error', 'data', 'APINGException') !== undefined;

/** An answer of the in-play service, whose scores are those of no league. */
const isInPlayScore = (body: unknown): boolean =>
  reach(body, 'eventTypeId') !== undefined &&
  reach(body, 'eventId') !== undefined &&
  reach(body, 'score', 'home', 'halfTimeScore') !== undefined;

/** Adds a body; an error inside is the failure. */
function addBody(
  state: StreamState,
  draft: Draft,
  body: unknown,
  answer: Answer,
): Failure | undefined {
  if (isLine(body)) {
    if (reach(body, 'op') === 'status') return failureOfStatus(body, answer);
    if (reach(body, 'op') === 'mcm') addLine(state, draft, body, answer);
    return undefined;
  }
  if (isInPlayScore(body)) {
    const events = listOf(reach(body, 'updateDetails')).length;
    const more = events === 0 ? '' : ` and ${events} events`;
    draft.note('score', `a score${more}; these are read from the providers of scores`);
    return undefined;
  }
  const failure = failureOfCatalogue(body, answer);
  if (failure !== undefined) return failure;
  const rows = catalogueOf(body);
  if (rows === undefined) return failureOf('body', 'no line of the stream', answer);
  addCatalogue(state, draft, rows, answer);
  return undefined;
}

function openReader(): AnswerReader {
  const state = openStreamState();
  return {
    read(answer) {
      const draft = openDraft();
      const kind = failureKindOf(answer.status);
      if (kind !== undefined)
        return draft.reading({ failure: failureOf(kind, answer.body, answer) });
      const failures = bodiesOf(answer.body).map((body) =>
        body === undefined
          ? failureOf('body', 'a line that is no JSON', answer)
          : addBody(state, draft, body, answer),
      );
      return draft.reading({ failure: failures.find((failure) => failure !== undefined) });
    },
  };
}

/** One answer, or one a line; undefined where it is no JSON. */
function bodiesOf(text: string): unknown[] {
  const whole = parsed(text);
  if (whole !== undefined) return [whole];
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length === 0 ? [undefined] : lines.map(parsed);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The Exchange Stream: prices to back at, and the matches they are of. */
export const betfair: Provider = {
  name: SOURCE,
  recognizes: (body) =>
    isLine(body) || catalogueOf(body) !== undefined || isRefusal(body) || isInPlayScore(body),
  openReader,
};
