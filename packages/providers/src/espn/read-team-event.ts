import type { TeamStatistics } from '@tipmark/contract/feed';
import { MATCH_STATUS, type MatchStatus, SPORT, type Sport, tableOf } from '@tipmark/domain';
import type { Draft } from '../parts/draft.ts';
import type { MatchCourse } from '../parts/match-course.ts';
import { shotsThatFit } from '../parts/shots-that-fit.ts';
import { noonOf, secondsOf } from '../values/instants.ts';
import { minuteOfState } from '../values/minute-of-state.ts';
import { countOf, keyOf, listOf, numberOf, reach, textOf } from '../values/soft.ts';
import { unknownStatus } from '../values/status-by-table.ts';
import { tableRulesOf } from '../values/table-rules.ts';
import { teamNameIn } from '../values/team-marks.ts';
import { type Detail, detailsOf, fittingDetails } from './details.ts';
import { ATTRIBUTION, type League, SOURCE, seasonOf, TIER } from './league.ts';
import { hasScore, matchStatus, statusName } from './match-status.ts';
import { type Sides, sidesOf, winnerOf } from './sides.ts';
import { liveStateOf, teamScore, totalOf } from './team-score.ts';

export interface TeamEvent {
  readonly event: unknown;
  readonly path: string;
  readonly sport: Sport;
  readonly league: League;
  readonly at: number;
  readonly course: MatchCourse;
}

interface ReadEvent extends TeamEvent {
  readonly key: string;
  readonly competition: unknown;
  readonly sides: Sides;
  readonly status: MatchStatus;
  readonly isCorrection: true | undefined;
}

/** A match of soccer or hockey. */
export function readTeamEvent(draft: Draft, given: TeamEvent): void {
  const { event, path } = given;
  const competition = reach(event, 'competitions', 0);
  const key = keyOf(reach(event, 'id'));
  const sides = sidesOf(competition);
  const status = matchStatus(competition);
  if (key === undefined || sides === undefined) {
    draft.leave(path, 'an event without id or two sides');
    return;
  }
  if (status === undefined) {
    draft.leave(`${path}.status.type.name`, unknownStatus(statusName(competition)));
    return;
  }
  const isCorrection = given.course.isTakenBack(key, status, given.at) || undefined;
  const read: ReadEvent = { ...given, key, competition, sides, status, isCorrection };
  if (addMatch(draft, read) && hasScore(competition)) addPlay(draft, read);
}

function addMatch(draft: Draft, read: ReadEvent): boolean {
  const { event, path, sport, league, key, competition, sides, status } = read;
  const startsAt = secondsOf(reach(competition, 'date') ?? reach(event, 'date'));
  if (startsAt === undefined) {
    draft.leave(path, 'has no start');
    return false;
  }
  const isTimeKnown = reach(competition, 'timeValid') !== false;
  const season = seasonOf(league, startsAt);
  const seasonKey = `${league.key} ${season.name}`;
  const { isSplit: _, name, ...ofLeague } = league;
  const { pointsRule, tieBreaks } = tableRulesOf(sport, league.countryCode, name);
  draft.add(path, {
    kind: 'league',
    source: SOURCE,
    sport,
    name: { en: name },
    tier: TIER,
    pointsRule,
    attribution: ATTRIBUTION,
    ...ofLeague,
  });
  draft.add(path, {
    kind: 'season',
    source: SOURCE,
    key: seasonKey,
    leagueKey: league.key,
    ...season,
    tieBreaks,
  });
  const homeKey = addTeam(draft, read, sides.home);
  const awayKey = addTeam(draft, read, sides.away);
  if (homeKey === undefined || awayKey === undefined) {
    draft.leave(path, 'a team is not known yet');
    return false;
  }
  const part = textOf(reach(event, 'season', 'slug'));
  return draft.add(path, {
    kind: 'match',
    source: SOURCE,
    key,
    seq: read.at,
    seasonKey,
    homeKey,
    awayKey,
    startsAt: isTimeKnown ? startsAt : noonOf(startsAt),
    isTimeKnown,
    status,
    ...(part === 'preseason' ? { isFriendly: true } : {}),
    ...(sport === SPORT.hockey && part === 'post-season' ? { isPlayOff: true } : {}),
    isCorrection: read.isCorrection,
  });
}

function addTeam(
  draft: Draft,
  { path, sport, league }: ReadEvent,
  side: unknown,
): string | undefined {
  const id = keyOf(reach(side, 'team', 'id'));
  const name = textOf(reach(side, 'team', 'displayName'));
  if (id === undefined || name === undefined || /^(?:TBD|TBA)$/i.test(name)) return undefined;
  const key = `${sport}-${id}`;
  const isAdded = draft.add(path, {
    kind: 'team',
    source: SOURCE,
    key,
    sport,
    name: { en: teamNameIn(league.name, name) },
    countryCode: league.countryCode,
  });
  return isAdded ? key : undefined;
}

/** Score, events and statistics. */
function addPlay(draft: Draft, read: ReadEvent): void {
  const { sport, path, key, competition, sides, status, at } = read;
  const total = totalOf(sides);
  const all = sport === SPORT.soccer ? detailsOf(competition, sides) : [];
  const details = total === undefined ? undefined : fittingDetails(all, total);
  const score = teamScore(sport, competition, { sides, details });
  if (score === undefined) {
    draft.leave(path, 'the goals do not add up to the score; the last known one stays');
  } else {
    const liveState = status === MATCH_STATUS.live ? liveStateOf(sport, competition) : undefined;
    const winner = score.extra === undefined ? undefined : winnerOf(sides);
    draft.add(path, {
      kind: 'score',
      source: SOURCE,
      matchKey: key,
      seq: at,
      status,
      ...(liveState === undefined ? {} : { liveState }),
      score,
      ...(status === MATCH_STATUS.finished && sport === SPORT.soccer && winner !== undefined
        ? { advancing: winner }
        : {}),
      isCorrection: read.isCorrection,
    });
  }
  for (const detail of details ?? []) addEvent(draft, read, detail);
  if (details !== undefined && details.length > 0) {
    const keys = details.map((detail) => eventKey(read, detail));
    draft.add(path, { kind: 'events', source: SOURCE, matchKey: key, seq: at, keys });
  }
  if (sport === SPORT.soccer) addStatistics(draft, read);
}

const eventKey = ({ key }: ReadEvent, { number }: Detail): string => `${key}-${number}`;

function addEvent(draft: Draft, read: ReadEvent, detail: Detail): void {
  const { key, path, at } = read;
  const { minute, stoppage, type, side, player } = detail;
  draft.add(`${path}.${detail.path}`, {
    kind: 'event',
    source: SOURCE,
    key: eventKey(read, detail),
    matchKey: key,
    seq: at,
    minute,
    ...(stoppage === undefined ? {} : { stoppage }),
    type,
    side,
    ...(player === undefined ? {} : { player }),
  });
}

const COUNTS = tableOf<keyof TeamStatistics>({
  foulsCommitted: 'fouls',
  wonCorners: 'corners',
  totalShots: 'shots',
  shotsOnTarget: 'shotsOnTarget',
});

function addStatistics(draft: Draft, read: ReadEvent): void {
  const { sport, key, path, competition, sides, status, at } = read;
  const ofSide = (side: unknown) => statisticsOf(draft, `${path}.statistics`, side);
  const [home, away] = [ofSide(sides.home), ofSide(sides.away)];
  if (Object.keys(home).length + Object.keys(away).length === 0) return;
  draft.add(`${path}.statistics`, {
    kind: 'statistics',
    source: SOURCE,
    matchKey: key,
    seq: at,
    ...(status === MATCH_STATUS.live ? minuteOfState(liveStateOf(sport, competition)) : {}),
    home,
    away,
  });
}

function statisticsOf(draft: Draft, path: string, side: unknown): TeamStatistics {
  const statistics: TeamStatistics = {};
  for (const row of listOf(reach(side, 'statistics'))) {
    const name = textOf(reach(row, 'name')) ?? '';
    const value = reach(row, 'displayValue');
    const count = countOf(value);
    const field = COUNTS[name];
    if (field !== undefined && count !== undefined) statistics[field] = count;
    const percent = name === 'possessionPct' ? numberOf(value) : undefined;
    if (percent !== undefined && percent >= 0 && percent <= 100) statistics.possession = percent;
  }
  return shotsThatFit(draft, path, statistics);
}
