import { MATCH_STATUS, SPORT, tableOf } from '@tipmark/domain';
import type { Draft } from '../parts/draft.ts';
import type { MatchCourse } from '../parts/match-course.ts';
import { countryByName } from '../values/countries.ts';
import { noonOf, secondsOf } from '../values/instants.ts';
import { countOf, keyOf, listOf, reach, textOf } from '../values/soft.ts';
import { statusByTable, unknownStatus } from '../values/status-by-table.ts';
import { readEvents, redCardsIn } from './events.ts';
import { addCompetition, addTeam } from './leagues.ts';
import { readLineup } from './lineups.ts';
import { scoreOfMatch } from './match-score.ts';
import { SOURCE } from './source.ts';
import { liveStateOf, minuteOf, STATUSES } from './statuses.ts';

/** What a list says of all its matches. */
export interface OfList {
  readonly competition?: unknown;
  readonly area?: unknown;
  readonly season?: unknown;
  /** Second of the answer. */
  readonly at: number;
  readonly course: MatchCourse;
}

const REGULAR_MINUTES = 90;

/** Adds a match with its competition, teams and referee, its score, events and line-ups. */
export function readMatch(draft: Draft, path: string, match: unknown, list: OfList): void {
  const key = keyOf(reach(match, 'id'));
  if (key === undefined) return draft.leave(path, 'the match has no id');
  const competition = addCompetition(draft, path, {
    competition: reach(match, 'competition') ?? list.competition,
    area: reach(match, 'area') ?? list.area,
    season: reach(match, 'season') ?? list.season,
  });
  if (competition === undefined) return undefined;
  const home = addTeam(draft, `${path}.homeTeam`, competition, reach(match, 'homeTeam'));
  const away = addTeam(draft, `${path}.awayTeam`, competition, reach(match, 'awayTeam'));
  if (home === undefined || away === undefined || home === away)
    return draft.leave(path, 'the teams are not known yet');
  const code = textOf(reach(match, 'status'))?.toUpperCase() ?? '';
  const status = statusByTable(STATUSES, code);
  const startsAt = secondsOf(reach(match, 'utcDate'));
  if (status === undefined) return draft.leave(`${path}.status`, unknownStatus(code));
  if (startsAt === undefined) return draft.leave(`${path}.utcDate`, 'the match has no date');
  const { at, course } = list;
  const isTimeKnown = code !== 'SCHEDULED';
  const isCorrection = course.isTakenBack(key, status, at) || undefined;
  const isAdded = draft.add(path, {
    kind: 'match',
    source: SOURCE,
    key,
    seq: at,
    seasonKey: competition.seasonKey,
    homeKey: home,
    awayKey: away,
    refereeKey: addReferee(draft, `${path}.referees`, match),
    startsAt: isTimeKnown ? startsAt : noonOf(startsAt),
    isTimeKnown,
    status,
    round: roundOf(match),
    isCorrection,
  });
  if (!isAdded) return undefined;
  const sides = { home, away };
  if (status !== MATCH_STATUS.scheduled) addScore();
  readEvents(draft, path, match, { key, seq: at, sides });
  readLineup(draft, path, match, { key, seq: at });
  return undefined;

  function addScore(): void {
    const { score, doubt } = scoreOfMatch(match, code, status as typeof MATCH_STATUS.live);
    if (score === undefined) return draft.leave(`${path}.score`, doubt ?? 'no score');
    if (doubt !== undefined) draft.note(`${path}.score`, doubt);
    const isLive = status === MATCH_STATUS.live;
    const redCards = redCardsIn(match, sides);
    const { minute } = minuteOf(match);
    const isStopped = status === MATCH_STATUS.stopped && minute !== undefined;
    draft.add(path, {
      kind: 'score',
      source: SOURCE,
      matchKey: key ?? '',
      seq: at,
      at: isLive ? at : undefined,
      status: status ?? MATCH_STATUS.live,
      liveState: isLive ? liveStateOf(code, match) : undefined,
      playedMinutes: isStopped ? Math.min(minute, REGULAR_MINUTES) : undefined,
      score: score === null || redCards === undefined ? score : { ...score, redCards },
      isCorrection,
    });
  }
}

function addReferee(draft: Draft, path: string, match: unknown): string | undefined {
  const referee = listOf(reach(match, 'referees')).find(
    (one) => textOf(reach(one, 'type')) === 'REFEREE',
  );
  const [key, name] = [keyOf(reach(referee, 'id')), textOf(reach(referee, 'name'))];
  if (key === undefined || name === undefined) return undefined;
  const isAdded = draft.add(path, {
    kind: 'referee',
    source: SOURCE,
    key,
    sport: SPORT.soccer,
    name: { en: name },
    countryCode: countryByName(reach(referee, 'nationality')),
  });
  return isAdded ? key : undefined;
}

const STAGES = tableOf<string>({
  LAST_64: 'Round of 64',
  LAST_32: 'Round of 32',
  LAST_16: 'Round of 16',
  QUARTER_FINALS: 'Quarter-finals',
  SEMI_FINALS: 'Semi-finals',
  THIRD_PLACE: 'Third place',
  FINAL: 'Final',
});

/** A matchday of a league, the group, or the name of a stage: `QUALIFICATION_ROUND_1`. */
function roundOf(match: unknown): string | undefined {
  const stage = textOf(reach(match, 'stage'));
  const matchday = countOf(reach(match, 'matchday'), 99);
  if (stage === undefined || stage === 'REGULAR_SEASON' || stage === 'LEAGUE_STAGE')
    return matchday === undefined ? undefined : String(matchday);
  const group = textOf(reach(match, 'group'));
  const name = group !== undefined && stage === 'GROUP_STAGE' ? readable(group) : undefined;
  if (name !== undefined) return matchday === undefined ? name : `${name} - ${matchday}`;
  return (STAGES[stage] ?? readable(stage)).slice(0, 60);
}

/** `GROUP_A` → `Group A`, `PLAYOFF_ROUND` → `Playoff round`. */
function readable(code: string): string {
  const text = code.replaceAll('_', ' ').toLowerCase();
  const named = text.replace(
    /^group (\w)$/,
    (_, letter: string) => `group ${letter.toUpperCase()}`,
  );
  return named.charAt(0).toUpperCase() + named.slice(1);
}
