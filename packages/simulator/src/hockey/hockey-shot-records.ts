import type { FeedShot } from '@tipmark/contract/feed';
import { reportAt, type TimedRecord } from '../timed-record.ts';
import type { HockeyFixture } from './hockey-fixtures.ts';
import { type HockeyAttempt, hockeyAttempts } from './play/hockey-attempts.ts';
import type { HockeyClock } from './play/hockey-clock.ts';
import type { HockeyStatistics } from './play/hockey-statistics.ts';
import type { HockeyTimeline } from './play/hockey-timeline.ts';
import type { HockeyPlayers } from './squads/hockey-players.ts';

/** The events of a match, for any players. */
export interface HockeyPlay {
  readonly seed: number;
  readonly fixture: HockeyFixture;
  readonly timeline: HockeyTimeline;
  readonly clock: HockeyClock;
  readonly figures: HockeyStatistics;
}

/** Everything needed to report one match. */
export interface HockeyReport extends HockeyPlay {
  readonly players: HockeyPlayers;
}

const ATTEMPTS_SECONDS = 120;

/** All shots so far: every two minutes, with every goal and at the end. */
export function hockeyShotRecords(report: HockeyReport): TimedRecord[] {
  const { seed, fixture, timeline, clock, figures } = report;
  const { playedSeconds } = timeline;
  const attempts = hockeyAttempts(seed, fixture.key, figures, timeline).filter(
    ({ second }) => second <= playedSeconds,
  );
  const shots = attempts.map((attempt) => shotOf(report, attempt));
  const ticks = Array.from(
    { length: Math.floor(playedSeconds / ATTEMPTS_SECONDS) },
    (_, index) => (index + 1) * ATTEMPTS_SECONDS,
  );
  const goals = attempts.flatMap(({ second, outcome }) => (outcome === 'goal' ? second : []));
  const seconds = [...new Set([...ticks, ...goals, playedSeconds])];
  return seconds.map((second): TimedRecord => {
    const at = clock.instant(second);
    const until = shots.slice(0, attempts.filter((one) => one.second <= second).length);
    return reportAt(fixture, at, 'shots', { shots: until });
  });
}

function shotOf({ players }: HockeyReport, attempt: HockeyAttempt): FeedShot {
  const { second, side, outcome, strength, incident } = attempt;
  const [dx, dy] = attempt.place;
  const player = incident
    ? players.actorOf(incident)
    : players.shooterAt(side, second, `attempt-${side}-${second}-${dx}`);
  return {
    minute: Math.floor(second / 60),
    second: second % 60,
    side,
    outcome,
    ...(player === undefined ? {} : { player: player.en }),
    dx,
    dy,
    ...(strength === 'even' ? {} : { strength }),
  };
}
