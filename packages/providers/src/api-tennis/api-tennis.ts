import type { Answer } from '../answers/answer.ts';
import { failureOf } from '../answers/failure-of.ts';
import type { Provider } from '../answers/provider.ts';
import type { Failure } from '../answers/reading.ts';
import { plainReader } from '../parts/plain-reader.ts';
import { openSlowCourse } from '../parts/slow-course.ts';
import { listOf, objectOf, reach, textOf } from '../values/soft.ts';
import { readEvents, SOURCE } from './read-events.ts';

const isEvent = (value: unknown): boolean => {
  const row = objectOf(value);
  return row !== undefined && 'event_key' in row && 'event_first_player' in row;
};

function recognizes(body: unknown): boolean {
  const rows = listOf(reach(body, 'result'));
  return reach(body, 'success') !== undefined && rows.length > 0 && rows.every(isEvent);
}

/** An error inside a 200: no success, and its text where the rows would be. */
function errorOf(body: unknown, answer: Answer): Failure | undefined {
  const success = textOf(reach(body, 'success'));
  if (success === '1') return undefined;
  const text = textOf(reach(body, 'result', 0, 'msg')) ?? textOf(reach(body, 'error'));
  if (success === undefined && text === undefined)
    return failureOf('body', 'not an answer of api-tennis.com', answer);
  return failureOf(kindOf(text ?? ''), text, answer);
}

function kindOf(text: string): Failure['kind'] {
  if (/limit|exceed|quota/i.test(text)) return 'quota';
  return /key|authori[sz]/i.test(text) ? 'key' : 'call';
}

/** Tennis with the points of each game. */
export const apiTennis: Provider = {
  name: SOURCE,
  recognizes,
  openReader() {
    const course = openSlowCourse();
    return plainReader((draft, body, answer) => {
      const error = errorOf(body, answer);
      if (error === undefined) readEvents({ draft, course, answer }, listOf(reach(body, 'result')));
      return error;
    });
  },
};
