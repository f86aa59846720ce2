import { randomOf } from '../../chance/random.ts';
import { type InPlayPlan, inPlayPlan, reviewsOf, type Span } from '../../prices/in-play-plan.ts';
import type { Misjudgement } from '../../prices/market-belief.ts';
import type { PricedMarket } from '../../prices/odds-plan.ts';
import type { TimedRecord } from '../../timed-record.ts';
import type { HockeyFixture } from '../hockey-fixtures.ts';
import { hockeyProbabilities, overtimeChance } from './goal-process.ts';
import { type HockeyClock, hockeyClock } from './hockey-clock.ts';
import type { HockeyDisruption } from './hockey-disruption.ts';
import { expectedHockeyGoals } from './hockey-strength.ts';
import {
  type HockeyTimeline,
  hockeyTimeline,
  isHockeyGoal,
  REGULAR_SECONDS,
} from './hockey-timeline.ts';

const RESULT = ['1x2.1', '1x2.x', '1x2.2'];
const WIN = ['win.1', 'win.2'];
const TOTAL = ['ou.o:5.5', 'ou.u:5.5'];
const OPENS_SECONDS = 20;
/** Of play: before the end of regular time. */
const CLOSES_SECONDS = 50;
const GOAL_SECONDS = [40, 65] as const;
/** Of the market's error on the logarithm of goals, as before the match. */
const ERROR_SHARE = 0.4;
/** Interval of reading the arena clock. */
const STEP_SECONDS = 5;

/**
 * Prices of sixty minutes and of who wins in the end; that one is offered again once overtime has
 * started.
 */
export function hockeyInPlay(
  seed: number,
  fixture: HockeyFixture,
  disruption: HockeyDisruption,
  played: readonly TimedRecord[],
): InPlayPlan | undefined {
  if (disruption.kind === 'canceled' || disruption.kind === 'awarded') return undefined;
  const { key, isPlayOff } = fixture;
  const expected = expectedHockeyGoals(seed, fixture);
  const timeline = hockeyTimeline(seed, fixture, expected);
  const clock = hockeyClock(seed, fixture, disruption);
  const secondAt = readings(clock, timeline);
  const goals = timeline.incidents.filter(isHockeyGoal);
  return inPlayPlan(seed, {
    matchKey: key,
    opensAt: clock.startedAt + OPENS_SECONDS,
    closesAt: closesAt(clock, timeline, disruption),
    suspensions: [...suspensionsOf(seed, key, clock, timeline, disruption), ...reviewsOf(played)],
    oddTypes: [...RESULT, ...WIN, ...TOTAL],
    marketsAt(at, { supremacy, total }: Misjudgement) {
      const second = secondAt(at);
      const seen = [
        expected[0] * Math.exp((total + supremacy) * ERROR_SHARE),
        expected[1] * Math.exp((total - supremacy) * ERROR_SHARE),
      ] as const;
      if (second >= REGULAR_SECONDS) {
        const left = isPlayOff ? 1 : Math.max(0, 1 - (second - REGULAR_SECONDS) / 300);
        const home = overtimeChance(seen, isPlayOff, left);
        return [{ oddTypes: WIN, probabilities: [home, 1 - home] }];
      }
      const count = (side: 'home' | 'away') =>
        goals.filter((goal) => goal.side === side && goal.second <= second).length;
      const goalsNow = [count('home'), count('away')] as const;
      const progress = { minute: Math.round(second / 60), goals: goalsNow };
      const { result, win, total: totals } = hockeyProbabilities(seen, isPlayOff, progress);
      return [
        { oddTypes: RESULT, probabilities: result },
        { oddTypes: WIN, probabilities: win },
        { oddTypes: TOTAL, probabilities: totals },
      ] satisfies PricedMarket[];
    },
  });
}

const LAST_SECOND = REGULAR_SECONDS - CLOSES_SECONDS;

function closesAt(
  clock: HockeyClock,
  { hasOvertime, playedSeconds }: HockeyTimeline,
  disruption: HockeyDisruption,
): number {
  const isCut =
    disruption.kind === 'interrupted' || (disruption.kind === 'stopped' && disruption.isForGood);
  if (isCut) return clock.instant(Math.min(disruption.second, LAST_SECOND));
  return hasOvertime ? clock.instant(playedSeconds) : clock.instant(LAST_SECOND);
}

function suspensionsOf(
  seed: number,
  key: string,
  clock: HockeyClock,
  { incidents, hasOvertime }: HockeyTimeline,
  disruption: HockeyDisruption,
): Span[] {
  const random = randomOf(seed, 'in-play-stops', key);
  const spans = incidents
    .filter((incident) => isHockeyGoal(incident) || incident.type === 'major_penalty')
    .map(({ second }): Span => {
      const at = clock.instant(second);
      return [at, at + random.integer(...GOAL_SECONDS)];
    });
  if (hasOvertime) {
    spans.push([clock.instant(LAST_SECOND), clock.instant(REGULAR_SECONDS + 1) + OPENS_SECONDS]);
  }
  if (disruption.kind === 'stopped') {
    const at = clock.instant(disruption.second);
    spans.push([at, at + disruption.pauseSeconds + GOAL_SECONDS[0]]);
  }
  return spans;
}

/** The arena clock at an instant. */
function readings(clock: HockeyClock, { playedSeconds }: HockeyTimeline): (at: number) => number {
  const instants = Array.from({ length: Math.ceil(playedSeconds / STEP_SECONDS) + 1 }, (_, step) =>
    clock.instant(step * STEP_SECONDS),
  );
  return (at) => {
    const after = instants.findIndex((instant) => instant > at);
    return STEP_SECONDS * Math.max(0, (after === -1 ? instants.length : after) - 1);
  };
}
