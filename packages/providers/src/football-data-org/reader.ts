import type { Answer } from '../answers/answer.ts';
import { failureOf } from '../answers/failure-of.ts';
import { quotaOf } from '../answers/limits.ts';
import { openBody } from '../answers/open-body.ts';
import type { AnswerReader } from '../answers/provider.ts';
import type { Reading } from '../answers/reading.ts';
import { type Draft, openDraft } from '../parts/draft.ts';
import { type MatchCourse, openMatchCourse } from '../parts/match-course.ts';
import { listOf, reach } from '../values/soft.ts';
import { addCompetition, addTeam } from './leagues.ts';
import { readMatch } from './matches.ts';
import { refusalIn } from './refusals.ts';

const QUOTA = {
  minuteRemaining: 'x-requests-available-minute',
  minuteResetsInSeconds: 'x-requestcounter-reset',
} as const;

/** Reads answers of football-data.org. */
export function openFootballDataOrgReader(): AnswerReader {
  const course = openMatchCourse();
  return {
    read(answer: Answer): Reading {
      const quota = quotaOf(answer, QUOTA);
      const draft = openDraft();
      const opened = openBody(answer);
      const failure = opened.failure ?? refusalIn(opened.body, answer);
      if (failure !== undefined) return draft.reading({ quota, failure });
      if (readBody(draft, opened.body, answer.at, course)) return draft.reading({ quota });
      const text = 'the answer has no matches, competitions or standings';
      return draft.reading({ quota, failure: failureOf('body', text, answer) });
    },
  };
}

/** @returns whether the body is one that is known */
function readBody(draft: Draft, body: unknown, at: number, course: MatchCourse): boolean {
  const [competition, area, season] = ['competition', 'area', 'season'].map((field) =>
    reach(body, field),
  );
  const list = { competition, area, season, at, course };
  if (Array.isArray(reach(body, 'matches'))) {
    listOf(reach(body, 'matches')).forEach((match, index) =>
      readMatch(draft, `matches[${index}]`, match, list),
    );
  } else if (Array.isArray(reach(body, 'competitions'))) {
    listOf(reach(body, 'competitions')).forEach((one, index) =>
      addCompetition(draft, `competitions[${index}]`, {
        competition: one,
        area: reach(one, 'area'),
        season: reach(one, 'currentSeason'),
      }),
    );
  } else if (Array.isArray(reach(body, 'standings'))) readStandings(draft, body);
  else if (reach(body, 'utcDate') !== undefined) readMatch(draft, '', body, list);
  else return false;
  return true;
}

/** Tables are computed from matches; of a table the feed has its season and teams. */
function readStandings(draft: Draft, body: unknown): void {
  const competition = addCompetition(draft, 'competition', {
    competition: reach(body, 'competition'),
    area: reach(body, 'area'),
    season: reach(body, 'season'),
  });
  if (competition === undefined) return;
  listOf(reach(body, 'standings')).forEach((standing, index) => {
    listOf(reach(standing, 'table')).forEach((row, rowIndex) => {
      const path = `standings[${index}].table[${rowIndex}].team`;
      addTeam(draft, path, competition, reach(row, 'team'));
    });
  });
}
