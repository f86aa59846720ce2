import type { Answer } from '../answers/answer.ts';
import type { AnswerReader } from '../answers/provider.ts';
import type { Reading } from '../answers/reading.ts';
import { apiSportsQuota, noteOthers, openEnvelope } from '../parts/api-sports.ts';
import type { Sides } from '../parts/api-sports-rows.ts';
import { type Draft, openDraft } from '../parts/draft.ts';
import { openMatchCourse } from '../parts/match-course.ts';
import { openRemembered } from '../parts/remembered.ts';
import { keyOf, reach } from '../values/soft.ts';
import { readEvents } from './events.ts';
import { readGame } from './games.ts';
import { readLeague } from './leagues.ts';
import { readOdds } from './odds.ts';

/** Events of a game of which it is not known yet which team plays at home. */
interface Waiting {
  readonly path: string;
  readonly rows: readonly unknown[];
  readonly at: number;
}

const MOST_GAMES = 2_000;
const MOST_WAITING = 500;

const has = (row: unknown, ...fields: string[]): boolean =>
  fields.every((field) => reach(row, field) !== undefined);

/** Reads answers of API-Hockey; it remembers which side each team of a game is. */
export function openApiHockeyReader(): AnswerReader {
  const course = openMatchCourse();
  const sides = openRemembered<Sides>(MOST_GAMES);
  const waiting = openRemembered<Waiting>(MOST_WAITING);

  const readRow = (draft: Draft, path: string, row: unknown, at: number) => {
    const game = readGame(draft, path, row, { at, course });
    if (game === undefined) return undefined;
    const { key } = game;
    sides.set(key, game.sides);
    const events = waiting.take(key);
    if (events !== undefined)
      readEvents(draft, events.path, events.rows, { key, seq: events.at, sides: game.sides });
    return game;
  };

  const addEvents = (draft: Draft, key: string | undefined, events: Waiting): void => {
    if (key === undefined) return draft.leave(events.path, 'the events do not name their game');
    const own = sides.get(key);
    if (own !== undefined)
      return readEvents(draft, events.path, events.rows, { key, seq: events.at, sides: own });
    draft.note(events.path, `game ${key} is not known yet; its events wait for it`);
    if ((waiting.get(key)?.at ?? -1) <= events.at) waiting.set(key, events);
    return undefined;
  };

  return {
    read(answer: Answer): Reading {
      const quota = apiSportsQuota(answer);
      const draft = openDraft();
      const opened = openEnvelope(answer);
      if (opened.failure !== undefined) return draft.reading({ quota, failure: opened.failure });
      const { rows, at: field } = opened.envelope;
      const events = rows.filter((row) => has(row, 'game_id', 'period'));
      let others = 0;
      rows.forEach((row, index) => {
        const path = `${field}[${index}]`;
        if (has(row, 'game', 'bookmakers')) {
          const game = readRow(draft, `${path}.game`, reach(row, 'game'), answer.at);
          const bookmakers = reach(row, 'bookmakers');
          if (game !== undefined)
            readOdds(draft, `${path}.bookmakers`, bookmakers, game, answer.at);
        } else if (has(row, 'teams', 'scores')) readRow(draft, path, row, answer.at);
        else if (has(row, 'id', 'seasons')) readLeague(draft, path, row);
        else if (!has(row, 'game_id', 'period')) others += 1;
      });
      noteOthers(draft, opened.envelope, others);
      const byGame = Map.groupBy(events, (row) => keyOf(reach(row, 'game_id')));
      for (const [key, own] of byGame)
        addEvents(draft, key, { path: field, rows: own, at: answer.at });
      return draft.reading({ quota });
    },
  };
}
