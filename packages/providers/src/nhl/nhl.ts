import { failureOf } from '../answers/failure-of.ts';
import type { Provider } from '../answers/provider.ts';
import { plainReader } from '../parts/plain-reader.ts';
import { openSlowCourse } from '../parts/slow-course.ts';
import { listOf, objectOf, reach } from '../values/soft.ts';
import type { Reader } from './game.ts';
import { SOURCE } from './league.ts';
import { readLanding } from './read-landing.ts';
import { readPlayByPlay } from './read-play-by-play.ts';
import { readRightRail } from './read-right-rail.ts';
import { readRoster } from './read-roster.ts';
import { readSchedule } from './read-schedule.ts';
import { readScores } from './read-scores.ts';

type Form = 'schedule' | 'scores' | 'landing' | 'plays' | 'rightRail' | 'roster' | 'standings';

/** Which answer of the api a body is. */
function formOf(value: unknown): Form | undefined {
  const body = objectOf(value);
  if (body === undefined) return undefined;
  if (Array.isArray(body['gameWeek'])) return 'schedule';
  if (Array.isArray(body['games']) && 'currentDate' in body && 'nextDate' in body) return 'scores';
  if ('gameScheduleState' in body && 'gameType' in body && 'startTimeUTC' in body)
    return Array.isArray(body['plays']) ? 'plays' : 'landing';
  if (Array.isArray(body['seasonSeries']) && ('linescore' in body || 'gameInfo' in body))
    return 'rightRail';
  if (Array.isArray(body['forwards']) && Array.isArray(body['goalies'])) return 'roster';
  return 'standingsDateTimeUtc' in body ? 'standings' : undefined;
}

function addForm(
  reader: Reader,
  form: Form,
  { body, call }: { body: unknown; call: string | undefined },
): void {
  const { draft, at } = reader;
  if (form === 'schedule') readSchedule(reader, body);
  else if (form === 'scores') readScores(reader, body);
  else if (form === 'landing') readLanding(reader, body);
  else if (form === 'plays') readPlayByPlay(reader, body);
  else if (form === 'rightRail') readRightRail(reader, body, call);
  else if (form === 'roster') readRoster(draft, body, { at, call });
  else {
    const rows = listOf(reach(body, 'standings')).length;
    draft.note('standings', `${rows} rows; tables are computed from the matches`);
  }
}

/** The web api of the league; needs no key. */
export const nhl: Provider = {
  name: SOURCE,
  recognizes: (body) => formOf(body) !== undefined,
  openReader() {
    const course = openSlowCourse();
    return plainReader((draft, body, answer) => {
      const form = formOf(body);
      if (form === undefined) return failureOf('body', 'not an answer of the NHL', answer);
      const { at, call } = answer;
      addForm({ draft, course, at }, form, { body, call });
      return undefined;
    });
  },
};
