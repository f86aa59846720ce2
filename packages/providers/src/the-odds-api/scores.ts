import { LEAGUE_TYPE, MATCH_STATUS, SPORT } from '@tipmark/domain';
import type { Draft } from '../parts/draft.ts';
import { sideByName } from '../values/side-by-name.ts';
import { countOf, listOf, reach } from '../values/soft.ts';
import type { ReadEvent } from './events.ts';
import { SOURCE } from './source.ts';

/** Adds the score of a row of `/scores`: text, by name, without periods. */
export function readScore(
  draft: Draft,
  path: string,
  row: unknown,
  { key, league, home, away, status }: ReadEvent,
  at: number,
): void {
  const scores = listOf(reach(row, 'scores'));
  if (status === MATCH_STATUS.scheduled || scores.length === 0) return;
  if (league.sport === SPORT.tennis) return draft.note(path, 'scores of tennis are not covered');
  const isCup = league.sport === SPORT.soccer && league.leagueType !== LEAGUE_TYPE.nationalLeague;
  if (isCup) return draft.note(path, 'a score of a cup may hold extra time; it is left out');
  const goals: Partial<Record<'home' | 'away', number>> = {};
  for (const score of scores) {
    const side = sideByName(reach(score, 'name'), home, away);
    const count = countOf(reach(score, 'score'), 99);
    if (side !== undefined && count !== undefined) goals[side] = count;
  }
  if (goals.home === undefined || goals.away === undefined)
    return draft.leave(path, 'the score does not name both sides');
  const isLive = status === MATCH_STATUS.live;
  draft.add(path, {
    kind: 'score',
    source: SOURCE,
    matchKey: key,
    seq: at,
    at: isLive ? at : undefined,
    status,
    score: { home: goals.home, away: goals.away },
  });
  return undefined;
}
