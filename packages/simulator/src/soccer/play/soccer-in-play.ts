import { type ExpectedGoals, goalProbabilitiesFrom } from '../../chance/goal-model.ts';
import { randomOf } from '../../chance/random.ts';
import { type InPlayPlan, inPlayPlan, reviewsOf, type Span } from '../../prices/in-play-plan.ts';
import type { Misjudgement } from '../../prices/market-belief.ts';
import type { PricedMarket } from '../../prices/odds-plan.ts';
import type { TimedRecord } from '../../timed-record.ts';
import type { Fixture } from '../fixture.ts';
import type { Disruption } from './disruption.ts';
import {
  type Incident,
  isDismissal,
  isGoal,
  NUMERICAL_ADVANTAGE,
  SHORT_HANDED,
} from './incidents.ts';
import { type Half, halfMinutes } from './match-clock.ts';
import { type MatchTimeline, matchTimeline } from './match-timeline.ts';
import { expectedGoals } from './strength.ts';

const RESULT = ['1x2.1', '1x2.x', '1x2.2'];
const TOTAL = ['ou.o:2.5', 'ou.u:2.5'];
const OPENS_SECONDS = 20;
/** Before the last announced minute is over. */
const CLOSES_SECONDS = 100;
const GOAL_SECONDS = [45, 75] as const;
const CARD_SECONDS = [35, 60] as const;
/** Between the whistle and the kick. */
const PENALTY_SECONDS = 55;
/** Minutes added to a half, as they are expected before they are announced. */
const USUALLY_ADDED = [2.5, 5] as const;

/** Prices of the result and the main total of the ninety minutes while they are played. */
export function soccerInPlay(
  seed: number,
  fixture: Fixture,
  disruption: Disruption,
  played: readonly TimedRecord[],
): InPlayPlan | undefined {
  if (
    disruption.kind === 'canceled' ||
    disruption.kind === 'awarded' ||
    disruption.kind === 'walkover'
  ) {
    return undefined;
  }
  const expected = expectedGoals(seed, fixture);
  const timeline = matchTimeline(seed, fixture, expected, disruption);
  const { clock, incidents } = timeline;
  const announced = (45 + (clock.addedMinutes[1] ?? 0)) * 60 - CLOSES_SECONDS;
  const closesAt = clock.instant(
    2,
    disruption.kind === 'interrupted' ? disruption.second : announced,
  );
  return inPlayPlan(seed, {
    matchKey: fixture.key,
    opensAt: clock.startedAt + OPENS_SECONDS,
    closesAt,
    suspensions: [...suspensionsOf(seed, fixture, timeline, disruption), ...reviewsOf(played)],
    oddTypes: [...RESULT, ...TOTAL],
    marketsAt(at, error) {
      const [half, second] = halfAndSecondOf(timeline, disruption, at);
      const passed = incidents.filter(
        (one) => one.half < half || (one.half === half && one.second <= second),
      );
      return marketsOf(expected, passed, shareOf(timeline, half, second), error);
    },
  });
}

function suspensionsOf(
  seed: number,
  { key }: Fixture,
  { clock, incidents }: MatchTimeline,
  disruption: Disruption,
): Span[] {
  const random = randomOf(seed, 'in-play-stops', key);
  const spans = incidents.flatMap((incident): Span[] => {
    const isPenalty = incident.type === 'penalty_goal' || incident.type === 'missed_penalty';
    if (!isGoal(incident) && !isDismissal(incident) && !isPenalty) return [];
    const at = clock.instant(incident.half, incident.second);
    const [least, most] = isDismissal(incident) ? CARD_SECONDS : GOAL_SECONDS;
    const lasts = random.integer(least, most);
    return [[isPenalty ? at - PENALTY_SECONDS : at, at + lasts]];
  });
  if (disruption.kind === 'stopped') {
    const at = clock.instant(2, disruption.second);
    spans.push([at, at + disruption.pauseSeconds + GOAL_SECONDS[0]]);
  }
  return spans;
}

/** Half and second of an instant; a rest belongs to the half before it. */
function halfAndSecondOf(
  { clock }: MatchTimeline,
  disruption: Disruption,
  at: number,
): [half: Half, second: number] {
  const second = at - clock.instant(2, 0);
  if (second < 0) return [1, Math.min(at - clock.startedAt, clock.lasts[0] ?? 0)];
  if (disruption.kind !== 'stopped' || second <= disruption.second) return [2, second];
  return [2, Math.max(disruption.second, second - disruption.pauseSeconds)];
}

/** How much of the ninety minutes is over, as far as the added ones are known. */
function shareOf({ clock }: MatchTimeline, half: Half, second: number): number {
  const isAnnounced = (of: 1 | 2) => half > of || (half === of && second >= halfMinutes(of) * 60);
  const added = ([1, 2] as const).map((of) =>
    isAnnounced(of) ? (clock.addedMinutes[of - 1] ?? 0) : (USUALLY_ADDED[of - 1] ?? 0),
  );
  const [first = 0, last = 0] = added;
  const before = half === 1 ? 0 : 45 + first;
  return Math.min(1, (before + second / 60) / (90 + first + last));
}

function marketsOf(
  [home, away]: ExpectedGoals,
  passed: readonly Incident[],
  share: number,
  { supremacy, total }: Misjudgement,
): PricedMarket[] {
  const count = (side: Incident['side'], test: (one: Incident) => boolean) =>
    passed.filter((one) => one.side === side && test(one)).length;
  const short = [count('home', isDismissal), count('away', isDismissal)] as const;
  const goals = [count('home', isGoal), count('away', isGoal)] as const;
  const { result, total: totals } = goalProbabilitiesFrom(
    [
      home *
        Math.exp(total + supremacy) *
        SHORT_HANDED ** short[0] *
        NUMERICAL_ADVANTAGE ** short[1],
      away *
        Math.exp(total - supremacy) *
        SHORT_HANDED ** short[1] *
        NUMERICAL_ADVANTAGE ** short[0],
    ],
    { share, goals },
  );
  return [
    { oddTypes: RESULT, probabilities: result },
    { oddTypes: TOTAL, probabilities: totals },
  ];
}
