import { SPORT } from '@tipmark/domain';
import type { Answer } from '../answers/answer.ts';
import { failureOf } from '../answers/failure-of.ts';
import type { Provider } from '../answers/provider.ts';
import type { Failure } from '../answers/reading.ts';
import type { Draft } from '../parts/draft.ts';
import type { MatchCourse } from '../parts/match-course.ts';
import { plainReader } from '../parts/plain-reader.ts';
import { openSlowCourse } from '../parts/slow-course.ts';
import { listOf, numberOf, reach } from '../values/soft.ts';
import { leagueOf, SOURCE, uidOf } from './league.ts';
import { readTeamEvent } from './read-team-event.ts';
import { readTennisEvent } from './read-tennis-event.ts';

const isEvent = (event: unknown): boolean => uidOf(event) !== undefined;

function recognizes(body: unknown): boolean {
  const events = reach(body, 'events');
  if (!Array.isArray(events)) return isRefusal(body);
  if (events.length > 0) return events.every(isEvent);
  return /^s:\d+~l:\d+/.test(String(reach(body, 'leagues', 0, 'uid')));
}

const isRefusal = (body: unknown): boolean =>
  numberOf(reach(body, 'code')) !== undefined &&
  String(reach(body, 'message')).includes('events endpoint');

/** A scoreboard. One without events deletes nothing. */
function addScoreboard(
  { draft, course, answer }: { draft: Draft; course: MatchCourse; answer: Answer },
  body: unknown,
): Failure | undefined {
  if (isRefusal(body)) return failureOf('call', reach(body, 'message'), answer);
  if (!Array.isArray(reach(body, 'events')))
    return failureOf('body', 'no scoreboard of ESPN', answer);
  for (const [index, event] of listOf(reach(body, 'events')).entries()) {
    const path = `events[${index}]`;
    const uid = uidOf(event);
    if (uid?.sport === undefined) {
      draft.leave(path, 'an event of a sport that this site does not have');
      continue;
    }
    const { sport, league } = uid;
    if (sport === SPORT.tennis) {
      readTennisEvent(draft, { event, path, league, at: answer.at, course });
      continue;
    }
    const named = leagueOf(body, answer.call, { sport, league });
    if (named === undefined) draft.leave(path, `no answer names the league ${league}`);
    else readTeamEvent(draft, { event, path, sport, league: named, at: answer.at, course });
  }
  return undefined;
}

/** Scoreboards of ESPN: unofficial, without a contract, and only for what nobody else has. */
export const espn: Provider = {
  name: SOURCE,
  recognizes,
  openReader() {
    const course = openSlowCourse();
    return plainReader((draft, body, answer) => addScoreboard({ draft, course, answer }, body));
  },
};
