import { failureOf } from '../answers/failure-of.ts';
import type { Provider } from '../answers/provider.ts';
import { plainReader } from '../parts/plain-reader.ts';
import { openSlowCourse } from '../parts/slow-course.ts';
import { objectOf } from '../values/soft.ts';
import { readMatch, SOURCE } from './read-match.ts';

function isMatch(value: unknown): boolean {
  const row = objectOf(value);
  return row !== undefined && 'matchID' in row && 'matchResults' in row && 'team1' in row;
}

/** Answers that only help to plan calls, such as the time of the last change. */
const WITHOUT_MATCHES = /\/get(?:lastchangedate|currentgroup|available|bltable|resultinfos)/i;

/** Matches of German leagues and of tournaments, entered by their users; needs no key. */
export const openligadb: Provider = {
  name: SOURCE,
  recognizes: (body) =>
    Array.isArray(body) ? body.length > 0 && body.every(isMatch) : isMatch(body),
  openReader() {
    const course = openSlowCourse();
    return plainReader((draft, body, answer) => {
      if (WITHOUT_MATCHES.test(answer.call ?? '')) return undefined;
      if (!Array.isArray(body) && !isMatch(body))
        return failureOf('body', 'not a match of OpenLigaDB', answer);
      const rows: readonly unknown[] = Array.isArray(body) ? body : [body];
      for (const [index, row] of rows.entries())
        readMatch({ draft, course, answer }, row, Array.isArray(body) ? `[${index}]` : '');
      return undefined;
    });
  },
};
