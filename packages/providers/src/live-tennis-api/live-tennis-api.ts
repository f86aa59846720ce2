import type { Answer } from '../answers/answer.ts';
import { failureOf } from '../answers/failure-of.ts';
import type { Provider } from '../answers/provider.ts';
import type { Failure } from '../answers/reading.ts';
import { plainReader } from '../parts/plain-reader.ts';
import { openRemembered } from '../parts/remembered.ts';
import { openSlowCourse } from '../parts/slow-course.ts';
import { secondsOf } from '../values/instants.ts';
import { listOf, objectOf, reach } from '../values/soft.ts';
import { type Running, readMatches, readScore, SOURCE } from './read-matches.ts';

const MOST_RUNNING = 500;

/** Of `/matches`, or of `/fixtures`, which has no event. */
function isMatch(value: unknown): boolean {
  const row = objectOf(value);
  if (row === undefined || !('tournament' in row)) return false;
  const isNamed = objectOf(reach(row, 'players', 'p1')) !== undefined;
  return isNamed ? 'scheduled_time' in row : 'players' in row && 'event_status' in row;
}

/** `/matches/{id}/score`: what it is about is in the call alone. */
const CALL_OF_SCORE = /\/matches\/(\d{1,12})\/score\b/;
const isScore = (value: unknown): boolean => {
  const row = objectOf(value);
  return row !== undefined && 'sets' in row && 'games' in row && 'is_tiebreak' in row;
};

/** A list with its `meta`, where it is of matches. */
function isList(body: unknown): boolean {
  const rows = reach(body, 'data');
  const isPaged = reach(body, 'meta', 'has_more') !== undefined;
  return Array.isArray(rows) && isPaged && rows.every(isMatch);
}

const isRefusal = (body: unknown): boolean => {
  const error = reach(body, 'error');
  return error === 'upgrade_required' || error === 'rate_limited' || error === 'abuse_throttled';
};

/** A limit of the day is no limit of the minute, and the body has when it ends. */
function refusalOf(failure: Failure, body: unknown, { at }: Answer): Failure {
  const isOfDay = failure.kind === 'rate' && /day/i.test(String(reach(body, 'scope')));
  const resetsAt = secondsOf(reach(body, 'resets_at'));
  const seconds = failure.retryAfterSeconds ?? (resetsAt && Math.max(0, resetsAt - at));
  return {
    kind: isOfDay ? 'quota' : failure.kind,
    text: failure.text,
    ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }),
  };
}

/** Tennis with points; a score alone continues a match that an earlier answer showed running. */
export const liveTennisApi: Provider = {
  name: SOURCE,
  recognizes: (body) => isList(body) || isMatch(body) || isScore(body) || isRefusal(body),
  openReader() {
    const course = openSlowCourse();
    const running = openRemembered<Running>(MOST_RUNNING);
    return plainReader((draft, body, answer) => {
      if (isRefusal(body)) return failureOf('plan', reach(body, 'detail'), answer);
      if (isScore(body)) {
        const key = CALL_OF_SCORE.exec(answer.call ?? '')?.[1];
        const known = key === undefined ? undefined : running.get(key);
        if (known === undefined)
          draft.leave('', 'the score of a match that is not known as running');
        else readScore(draft, body, known, answer.at);
        return undefined;
      }
      const data = reach(body, 'data');
      if (!Array.isArray(data) && !isMatch(body))
        return failureOf('body', 'no matches of Live Tennis API', answer);
      const rows = Array.isArray(data)
        ? listOf(data).map((row, index) => ({ row, path: `data[${index}]` }))
        : [{ row: body, path: '' }];
      readMatches({ draft, course, running, at: answer.at }, rows);
      return undefined;
    }, refusalOf);
  },
};
