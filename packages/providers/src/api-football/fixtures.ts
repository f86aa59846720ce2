import type { MatchRecord, ScoreRecord } from '@tipmark/contract/feed';
import { MATCH_STATUS, type MatchStatus, SPORT } from '@tipmark/domain';
import { addTeams, type Sides } from '../parts/api-sports-rows.ts';
import type { Draft } from '../parts/draft.ts';
import type { MatchCourse } from '../parts/match-course.ts';
import { countryByName, WORLD } from '../values/countries.ts';
import { noonOf, secondsOf } from '../values/instants.ts';
import { type Clock, minuteOfState } from '../values/minute-of-state.ts';
import { countOf, keyOf, reach, textOf } from '../values/soft.ts';
import { statusByTable, unknownStatus } from '../values/status-by-table.ts';
import { scoreOfFixture } from './fixture-score.ts';
import { addLeague, type FixtureLeague } from './leagues.ts';
import { SOURCE } from './source.ts';
import { liveStateOf, STATUSES } from './statuses.ts';

/** A fixture of an answer, with what its details need. */
export interface ReadFixture {
  readonly key: string;
  readonly sides: Sides;
  readonly league: FixtureLeague;
  /** Whether the row has the score 0:0, so that no events means none. */
  readonly isGoalless: boolean;
  /** Of a running match. */
  readonly clock: Clock;
  readonly addScore: (redCards: [number, number] | undefined) => void;
}

const REGULAR_ROUND = /^regular season - (\d{1,3})$/i;
const LAST_REGULAR_MINUTE = 90;

/**
 * Adds league, season, teams, referee and match of a row of `/fixtures`. Its score waits for the
 * events, which have the red cards.
 */
export function readFixture(
  draft: Draft,
  path: string,
  row: unknown,
  { at, course }: { readonly at: number; readonly course: MatchCourse },
): ReadFixture | undefined {
  const key = keyOf(reach(row, 'fixture', 'id'));
  if (key === undefined) return void draft.leave(path, 'the fixture has no id');
  const league = addLeague(draft, `${path}.league`, reach(row, 'league'));
  const sides =
    league &&
    addTeams(draft, `${path}.teams`, row, { source: SOURCE, sport: SPORT.soccer, league });
  if (league === undefined || sides === undefined) return undefined;
  const short = textOf(reach(row, 'fixture', 'status', 'short'))?.toUpperCase() ?? '';
  const status = statusByTable(STATUSES, short);
  const unplayed: ReadFixture = {
    key,
    sides,
    league,
    isGoalless: false,
    clock: {},
    addScore: () => undefined,
  };
  if (status === undefined) {
    draft.leave(`${path}.fixture.status.short`, unknownStatus(short));
    return unplayed;
  }
  const isCorrection = course.isTakenBack(key, status, at) || undefined;
  const referee = refereeOf(draft, path, row, league);
  const match = matchRecord(row, { key, league, sides, short, status, at });
  if (match === undefined) {
    draft.leave(`${path}.fixture.date`, 'the fixture has no date');
    return unplayed;
  }
  if (!draft.add(path, { ...match, refereeKey: referee, isCorrection })) return unplayed;
  return {
    ...unplayed,
    clock: minuteOfState(stateOf(row, short, status)),
    isGoalless: reach(row, 'goals', 'home') === 0 && reach(row, 'goals', 'away') === 0,
    addScore(redCards) {
      if (status === MATCH_STATUS.scheduled) return;
      const { score, doubt } = scoreOfFixture(row, short, status);
      if (doubt !== undefined && score !== undefined) draft.note(`${path}.score`, doubt);
      if (score === undefined) return draft.leave(`${path}.score`, doubt ?? 'no score');
      draft.add(path, {
        ...scoreRecord(row, { key, short, status, at }),
        score: score === null || redCards === undefined ? score : { ...score, redCards },
        isCorrection,
      });
    },
  };
}

/** `Slavko Vincic, Slovenia` is a name and a country; without one he is of that of the league. */
function refereeOf(
  draft: Draft,
  path: string,
  row: unknown,
  { countryCode }: FixtureLeague,
): string | undefined {
  const [first, last] = textOf(reach(row, 'fixture', 'referee'))?.split(',') ?? [];
  const name = textOf(first);
  if (name === undefined) return undefined;
  const own = countryByName(last) ?? (countryCode === WORLD ? undefined : countryCode);
  const key = `${countryCode} ${name}`;
  const isAdded = draft.add(`${path}.fixture.referee`, {
    kind: 'referee',
    source: SOURCE,
    key,
    sport: SPORT.soccer,
    name: { en: name },
    countryCode: own,
  });
  return isAdded ? key : undefined;
}

interface OfMatch {
  readonly key: string;
  readonly short: string;
  readonly status: MatchStatus;
  readonly at: number;
}

function matchRecord(
  row: unknown,
  of: OfMatch & { readonly league: FixtureLeague; readonly sides: Sides },
): MatchRecord | undefined {
  const { key, league, sides, short, status, at } = of;
  const startsAt =
    secondsOf(reach(row, 'fixture', 'timestamp')) ?? secondsOf(reach(row, 'fixture', 'date'));
  if (startsAt === undefined) return undefined;
  const isTimeKnown = short !== 'TBD';
  const round = textOf(reach(row, 'league', 'round'), 60);
  return {
    kind: 'match',
    source: SOURCE,
    key,
    seq: at,
    seasonKey: league.seasonKey,
    homeKey: sides.home,
    awayKey: sides.away,
    startsAt: isTimeKnown ? startsAt : noonOf(startsAt),
    isTimeKnown,
    status,
    round: round && (REGULAR_ROUND.exec(round)?.[1] ?? round),
    isFriendly: league.isFriendly || undefined,
  };
}

function scoreRecord(
  row: unknown,
  { key, short, status, at }: OfMatch,
): Omit<ScoreRecord, 'score'> {
  const elapsed = elapsedOf(row);
  const isLive = status === MATCH_STATUS.live;
  const isStopped = status === MATCH_STATUS.stopped;
  const won = (side: 'home' | 'away') => reach(row, 'teams', side, 'winner') === true;
  const isDecided = status === MATCH_STATUS.walkover || status === MATCH_STATUS.awarded;
  const winner = won('home') ? 'home' : won('away') ? 'away' : undefined;
  return {
    kind: 'score',
    source: SOURCE,
    matchKey: key,
    seq: at,
    at: isLive ? at : undefined,
    status,
    liveState: stateOf(row, short, status),
    playedMinutes:
      isStopped && elapsed !== undefined ? Math.min(elapsed, LAST_REGULAR_MINUTE) : undefined,
    advancing: isDecided ? winner : undefined,
  };
}

const elapsedOf = (row: unknown) => countOf(reach(row, 'fixture', 'status', 'elapsed'), 200);

/** What a page shows of a running match. */
function stateOf(row: unknown, short: string, status: MatchStatus): string | undefined {
  if (status !== MATCH_STATUS.live) return undefined;
  const extra = countOf(reach(row, 'fixture', 'status', 'extra'), 60);
  return liveStateOf(short, elapsedOf(row), extra);
}
