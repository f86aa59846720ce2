import { tableOf } from '@tipmark/domain';
import type { Answer } from '../answers/answer.ts';
import { failureKindOf, failureOf } from '../answers/failure-of.ts';
import { quotaOf } from '../answers/limits.ts';
import { openBody } from '../answers/open-body.ts';
import type { Failure, Quota, Reading } from '../answers/reading.ts';
import { countOf, type Loose, listOf, objectOf, reach, textOf } from '../values/soft.ts';
import type { Draft } from './draft.ts';

/** An answer of api-sports.io without its envelope. */
export interface Envelope {
  /** The path that was asked for; undefined where only the rows were recorded. */
  readonly get: string | undefined;
  readonly parameters: Loose;
  readonly rows: readonly unknown[];
  /** Path of the rows in the body. */
  readonly at: string;
  readonly page: Reading['page'];
}

/** Kinds of errors by the field that names them; all come with HTTP 200. */
const KINDS = tableOf<Failure['kind']>({
  token: 'key',
  access: 'key',
  key: 'key',
  requests: 'quota',
  ratelimit: 'rate',
  plan: 'plan',
  subscription: 'plan',
  required: 'call',
  bug: 'down',
});
/** Of several errors the one that says most about what to do. */
const BY_WEIGHT: readonly Failure['kind'][] = ['key', 'quota', 'rate', 'plan', 'down', 'call'];

/** What a minute's limit of calls needs, where no header has it. */
const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;

/** The rows of an answer, or why there are none: `errors` counts before `response`. */
export function openEnvelope(
  answer: Answer,
): { readonly envelope: Envelope; readonly failure?: undefined } | { readonly failure: Failure } {
  const opened = openBody(answer);
  if (opened.failure !== undefined) return opened;
  const { body } = opened;
  const failure = failureIn(body, answer);
  if (failure !== undefined) return { failure };
  if (Array.isArray(body)) return { envelope: bare(body) };
  if (!Array.isArray(reach(body, 'response')))
    return { failure: failureOf('body', 'the answer has no response', answer) };
  const get = textOf(reach(body, 'get'));
  return {
    envelope: {
      get,
      parameters: objectOf(reach(body, 'parameters')) ?? {},
      rows: listOf(reach(body, 'response')),
      at: 'response',
      page: pageOf(reach(body, 'paging')),
    },
  };
}

const bare = (rows: readonly unknown[]): Envelope => ({
  get: undefined,
  parameters: {},
  rows,
  at: '',
  page: undefined,
});

function pageOf(paging: unknown): Reading['page'] {
  const [current, total] = [countOf(reach(paging, 'current')), countOf(reach(paging, 'total'))];
  return current === undefined || total === undefined ? undefined : { current, total };
}

function failureIn(body: unknown, answer: Answer): Failure | undefined {
  const errors = errorsOf(reach(body, 'errors'));
  if (errors.length === 0) {
    const kind = failureKindOf(answer.status);
    return kind === undefined
      ? undefined
      : failureOf(kind, reach(body, 'message') ?? `status ${answer.status}`, answer);
  }
  const kinds = errors.map(([field]) => KINDS[field.toLowerCase()] ?? 'call');
  const kind = BY_WEIGHT.find((one) => kinds.includes(one)) ?? 'call';
  const failure = failureOf(kind, errors.map(([, text]) => text).join(' '), answer);
  const wait = failure.retryAfterSeconds ?? waitOf(kind, answer);
  return wait === undefined ? failure : { ...failure, retryAfterSeconds: wait };
}

/** Minutes of calls begin again by the clock, days at midnight in UTC; no header names it. */
function waitOf(kind: Failure['kind'], { at }: Answer): number | undefined {
  if (kind === 'rate') return MINUTE_SECONDS;
  return kind === 'quota' ? DAY_SECONDS - (at % DAY_SECONDS) : undefined;
}

/** `[]`, `{}`, an object of texts, seldom a list of texts. */
function errorsOf(errors: unknown): [field: string, text: string][] {
  if (typeof errors === 'string' && errors !== '') return [['', errors]];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).map(([field, text]) => [
    Array.isArray(errors) ? '' : field,
    textOf(text) ?? JSON.stringify(text),
  ]);
}

/** Notes rows that the feed has no place for: how many of which call. */
export function noteOthers(draft: Draft, { get, at }: Envelope, rows: number): void {
  if (rows === 0) return;
  const of = get === undefined ? '' : ` of /${get}`;
  draft.note(at, `${rows} rows${of}: the feed has no place for them`);
}

/** Limits of the day and of the minute. */
export function apiSportsQuota(answer: Answer): Quota | undefined {
  return quotaOf(answer, {
    limit: 'x-ratelimit-requests-limit',
    remaining: 'x-ratelimit-requests-remaining',
    minuteRemaining: 'x-ratelimit-remaining',
  });
}

/** Whether a body has an envelope of api-sports.io, or is one of its refusals without one. */
export function isEnvelope(body: unknown): body is Loose {
  const object = objectOf(body);
  if (object === undefined || !('errors' in object)) return false;
  const isWhole = 'get' in object && Array.isArray(object['response']);
  return isWhole || Object.keys(object).every((field) => field === 'errors' || field === 'paging');
}
