import type { FeedShot } from '@tipmark/contract/feed';
import { reportAt, type TimedRecord } from '../timed-record.ts';
import type { Fixture } from './fixture.ts';
import { type Attempt, attemptsOf } from './play/attempts.ts';
import type { Side } from './play/incidents.ts';
import { type Half, minuteOf } from './play/match-clock.ts';
import type { Moment, PlayedStatistics } from './play/match-statistics.ts';
import type { MatchTimeline } from './play/match-timeline.ts';
import type { PlayersOnPitch } from './squads/players-on-pitch.ts';
import { shootersOf } from './squads/shooters.ts';

interface SoccerReport {
  readonly fixture: Fixture;
  readonly timeline: MatchTimeline;
  readonly figures: PlayedStatistics;
  readonly players: Record<Side, PlayersOnPitch>;
  /** Seconds of a half that are played. */
  readonly lasts: (half: Half) => number;
}

/** After every shot all of them so far; there is no list of those after a match was cut off. */
export function soccerShotRecords(seed: number, report: SoccerReport): TimedRecord[] {
  const { fixture, timeline, figures, players, lasts } = report;
  const isPlayed = ({ half, second }: Moment) => second <= lasts(half);
  const shooterOf = shootersOf(seed, fixture, players, timeline.incidents);
  const attempts = attemptsOf(seed, fixture.key, figures, timeline.incidents).filter(isPlayed);
  const shots = attempts.map((attempt) => shotOf(attempt, shooterOf(attempt)?.en));
  const corners = (['home', 'away'] as const)
    .flatMap((side) => figures.sides[side].corners.map((corner) => ({ ...corner, side })))
    .toSorted((one, other) => one.half - other.half || one.second - other.second)
    .filter(isPlayed);
  const reported = corners.map(({ half, second, side }) => ({ ...minuteOf(half, second), side }));
  return attempts.map(({ half, second }, index): TimedRecord => {
    const at = timeline.clock.instant(half, second);
    const taken = corners.filter(
      (one) => one.half < half || (one.half === half && one.second <= second),
    ).length;
    return reportAt(fixture, at, 'shots', {
      shots: shots.slice(0, index + 1),
      corners: reported.slice(0, taken),
    });
  });
}

function shotOf({ half, second, place: [dx, dy], ...shot }: Attempt, player?: string): FeedShot {
  const { side, outcome, situation, body } = shot;
  const named = player === undefined ? {} : { player };
  return { ...minuteOf(half, second), side, outcome, ...named, dx, dy, body, situation };
}
