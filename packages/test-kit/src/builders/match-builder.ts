import type { MatchListItem, TeamInMatch, WireMatch } from '@tipmark/contract';
import { encodeMatch } from '@tipmark/contract/match-wire';
import { MATCH_STATUS, type MatchStatus } from '@tipmark/domain';
import { slugOf } from './slug.ts';

export interface MatchBuilder {
  withId: (matchId: number) => MatchBuilder;
  inLeague: (leagueId: number) => MatchBuilder;
  between: (home: string, away: string) => MatchBuilder;
  startingAt: (startsAtSeconds: number) => MatchBuilder;
  /** At some hour of the day of its start. */
  withoutTime: () => MatchBuilder;
  /** Only the week of its tournament is known. */
  withoutDay: () => MatchBuilder;
  withStatus: (status: MatchStatus) => MatchBuilder;
  /** Running, in a live state such as `2H:67`. */
  live: (liveState: string, secondLine?: string) => MatchBuilder;
  finished: () => MatchBuilder;
  withScore: (home: number, away: number) => MatchBuilder;
  /** Half, periods or sets, each home first. */
  withPeriods: (...periods: readonly (readonly [number, number])[]) => MatchBuilder;
  withPenalties: (home: number, away: number) => MatchBuilder;
  withRedCards: (home: number, away: number) => MatchBuilder;
  /** Decimal `[1, X, 2, over, under]`; the first odds are the same unless given. */
  withOdds: (
    current: readonly (number | null)[],
    first?: readonly (number | null)[],
  ) => MatchBuilder;
  oddsChangedAt: (seconds: number) => MatchBuilder;
  /** Its source is behind: when the score was true. */
  scoredAt: (scoreAsOf: number) => MatchBuilder;
  /** Some of its prices are suspended: what they were. */
  withTakenBack: (odds: readonly (number | null)[]) => MatchBuilder;
  seen: (views: number) => MatchBuilder;
  withMathTip: () => MatchBuilder;
  /** Somebody tipped on it, one by default. */
  withUsersTip: (count?: number) => MatchBuilder;
  /** Most probable score and expected goals. */
  withForecast: (score: string, expected: readonly [number, number]) => MatchBuilder;
  build: () => MatchListItem;
  /** The same match as the api sends it. */
  buildWire: () => WireMatch;
}

/** 2026-11-21 15:00 UTC, a Saturday. */
const SATURDAY_AFTERNOON = 1_795_273_200;

let lastId = 0;

/** A scheduled match between Zenit and Spartak with an id of its own. */
export function aMatch(): MatchBuilder {
  lastId += 1;
  return matchBuilder({
    link: '',
    matchId: lastId,
    status: MATCH_STATUS.scheduled,
    startsAt: SATURDAY_AFTERNOON,
    isTimeKnown: true,
    currentOdds: [],
    firstOdds: [],
    home: { name: 'Zenit' },
    away: { name: 'Spartak' },
    hasNotifications: false,
    views: 0,
    leagueId: 1,
    hasMathTip: false,
    hasUsersTip: false,
    countOfTips: 0,
  });
}

function matchBuilder(match: MatchListItem): MatchBuilder {
  const having = (known: Partial<MatchListItem>) => matchBuilder({ ...match, ...known });
  const sides = (home: Partial<TeamInMatch>, away: Partial<TeamInMatch>) =>
    having({ home: { ...match.home, ...home }, away: { ...match.away, ...away } });
  const build = () => ({ ...match, link: linkOf(match) });
  return {
    withId: (matchId) => having({ matchId }),
    inLeague: (leagueId) => having({ leagueId }),
    between: (home, away) => sides({ name: home }, { name: away }),
    startingAt: (startsAt) => having({ startsAt }),
    withoutTime: () => having({ isTimeKnown: false }),
    withoutDay: () => having({ isTimeKnown: false, isDayKnown: false }),
    withStatus: (status) => having({ status }),
    live: (liveState, secondLine) =>
      having({
        status: MATCH_STATUS.live,
        liveState,
        ...(secondLine !== undefined && { secondLine }),
      }),
    finished: () => matchBuilder(withoutLiveState({ ...match, status: MATCH_STATUS.finished })),
    withScore: (home, away) => sides({ score: home }, { score: away }),
    withPeriods: (...periods) =>
      sides(
        { periodScores: periods.map(([home]) => home) },
        { periodScores: periods.map(([, away]) => away) },
      ),
    withPenalties: (home, away) => sides({ penaltiesScore: home }, { penaltiesScore: away }),
    withRedCards: (home, away) => sides({ redCards: home }, { redCards: away }),
    withOdds: (current, first = current) => having({ currentOdds: current, firstOdds: first }),
    oddsChangedAt: (oddsChangedAt) => having({ oddsChangedAt }),
    withTakenBack: (takenBackOdds) => having({ takenBackOdds }),
    scoredAt: (scoreAsOf) => having({ scoreAsOf }),
    seen: (views) => having({ views }),
    withMathTip: () => having({ hasMathTip: true }),
    withUsersTip: (countOfTips = 1) => having({ hasUsersTip: true, countOfTips }),
    withForecast: (forecastScore, forecastScores) => having({ forecastScore, forecastScores }),
    build,
    buildWire: () => encodeMatch(build()),
  };
}

function withoutLiveState({ liveState: _state, secondLine: _line, ...match }: MatchListItem) {
  return match;
}

function linkOf({ matchId, home, away, startsAt }: MatchListItem): string {
  const day = new Date(startsAt * 1_000).toISOString().slice(0, 10);
  return `${matchId}-${slugOf(home.name)}-${slugOf(away.name)}-${day}`;
}
