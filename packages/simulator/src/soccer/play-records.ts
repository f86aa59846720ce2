import type { EventRecord } from '@tipmark/contract/feed';
import { MATCH_STATUS, type MatchStatus } from '@tipmark/domain';
import { randomOf } from '../chance/random.ts';
import { goalsOf } from '../chance/shootout.ts';
import { type Content, reportAt, type TimedRecord } from '../timed-record.ts';
import type { Fixture } from './fixture.ts';
import type { Disruption } from './play/disruption.ts';
import type { Side } from './play/incidents.ts';
import { type Half, minuteOf } from './play/match-clock.ts';
import { matchStatistics, type PlayedStatistics } from './play/match-statistics.ts';
import { kickAt, type MatchTimeline, matchTimeline } from './play/match-timeline.ts';
import { liveText, scoreAt } from './play/scoreboard.ts';
import { expectedGoals } from './play/strength.ts';
import { soccerShotRecords } from './shot-records.ts';
import { lineupOf } from './squads/lineup.ts';
import { type Named, type PlayersOnPitch, playersOnPitch } from './squads/players-on-pitch.ts';

const STATISTICS_SECONDS = 5 * 60;
const REVIEW_SHARE = 0.06;
/** Shorter than a minute: superseded by the next report. */
const REVIEW_SECONDS = 50;

/** The events of a match, for any players. */
interface Play {
  readonly fixture: Fixture;
  readonly disruption: Disruption;
  readonly timeline: MatchTimeline;
  readonly figures: PlayedStatistics;
}

/** Everything needed to report one match. */
interface Report extends Play {
  readonly players: Record<Side, PlayersOnPitch>;
}

/** A match's reports from its kick-off on, in order of time. */
export function playRecords(seed: number, fixture: Fixture, disruption: Disruption): TimedRecord[] {
  if (disruption.kind === 'canceled') return [];
  if (disruption.kind === 'awarded' || disruption.kind === 'walkover')
    return [decided(fixture, disruption)];
  const report = reportOf(seed, fixture, disruption);
  const { timeline } = report;
  const halves = ([1, 2, 3, 4] as const).filter((half) => half <= timeline.lastHalf);
  return [
    ...halves.flatMap((half) => halfRecords(report, half)),
    ...halves.filter((half) => half < timeline.lastHalf).map((half) => breakRecord(report, half)),
    ...incidentRecords(report),
    ...substitutionRecords(report),
    ...kickRecords(report),
    ...soccerShotRecords(seed, {
      ...report,
      lasts: (half) => lengthOf(report, half).lasts,
    }),
    ...reviewRecords(seed, report),
    ...lastRecords(report),
  ].toSorted((one, other) => one.at - other.at);
}

/** The last records of `playRecords`: the final score and the statistics. */
export function endRecords(seed: number, fixture: Fixture, disruption: Disruption): TimedRecord[] {
  if (disruption.kind === 'canceled') return [];
  if (disruption.kind === 'awarded' || disruption.kind === 'walkover')
    return [decided(fixture, disruption)];
  const play = playOf(seed, fixture, disruption);
  const { lasts, isCut } = lengthOf(play, 2);
  const statisticsAt = isCut ? lasts - 1 - ((lasts - 1) % STATISTICS_SECONDS) : lasts;
  return [...lastRecords(play).slice(-1), statistics(play, 2, statisticsAt)];
}

/** Only the events of `playRecords`, without substitutions. */
export function eventRecords(
  seed: number,
  fixture: Fixture,
  disruption: Disruption,
): TimedRecord[] {
  const isMet =
    disruption.kind !== 'canceled' &&
    disruption.kind !== 'awarded' &&
    disruption.kind !== 'walkover';
  if (!isMet) return [];
  const report = reportOf(seed, fixture, disruption);
  return [...incidentRecords(report), ...kickRecords(report)].filter(
    ({ record }) => record.kind === 'event',
  );
}

function reportOf(seed: number, fixture: Fixture, disruption: Disruption): Report {
  const play = playOf(seed, fixture, disruption);
  const { incidents } = play.timeline;
  const playersOf = (side: Side) =>
    playersOnPitch(seed, fixture.key, side, { lineup: lineupOf(seed, fixture, side), incidents });
  return { ...play, players: { home: playersOf('home'), away: playersOf('away') } };
}

function playOf(seed: number, fixture: Fixture, disruption: Disruption): Play {
  const expected = expectedGoals(seed, fixture);
  const whole = matchTimeline(seed, fixture, expected, disruption);
  const incidents = whole.incidents.filter(
    ({ half, second }) =>
      disruption.kind !== 'interrupted' || half === 1 || second <= disruption.second,
  );
  const timeline = { ...whole, incidents };
  const figures = matchStatistics(seed, fixture, expected, incidents, timeline.clock);
  return { fixture, disruption, timeline, figures };
}

/** Seconds of a half that are played. */
function lengthOf({ timeline, disruption }: Play, half: Half): { lasts: number; isCut: boolean } {
  const isCut = half === 2 && disruption.kind === 'interrupted';
  return { isCut, lasts: isCut ? disruption.second : (timeline.clock.lasts[half - 1] ?? 0) };
}

function halfRecords(report: Report, half: Half): TimedRecord[] {
  const { lasts, isCut } = lengthOf(report, half);
  const records: TimedRecord[] = [];
  for (let second = 0; second < lasts; second += 60) {
    records.push(liveScore(report, half, second));
    if (half < 3 && second % STATISTICS_SECONDS === 0) {
      records.push(statistics(report, half, second));
    }
  }
  if (half < 3 && !isCut) records.push(statistics(report, half, lasts));
  return records;
}

function incidentRecords(report: Report): TimedRecord[] {
  const { fixture, timeline, players } = report;
  return timeline.incidents.flatMap((incident, index): TimedRecord[] => {
    const { half, second, side, type } = incident;
    const at = timeline.clock.instant(half, second);
    const named = players.home.named.get(incident) ?? players.away.named.get(incident);
    const event = { key: `${fixture.key}-${index + 1}`, type, side, ...namesOf(named) };
    return [
      eventRecord(fixture, at, { ...event, ...minuteOf(half, second) }),
      liveScore(report, half, second),
    ];
  });
}

function namesOf(named: Named | undefined): Pick<EventRecord, 'player' | 'relatedPlayer'> {
  if (named === undefined) return {};
  const { player, related } = named;
  return { player: player.en, ...(related === undefined ? {} : { relatedPlayer: related.en }) };
}

function substitutionRecords({ fixture, timeline, disruption, players }: Report): TimedRecord[] {
  return (['home', 'away'] as const).flatMap((side) =>
    players[side].substitutions
      .filter(
        ({ half, second }) =>
          disruption.kind !== 'interrupted' || half === 1 || second <= disruption.second,
      )
      .map(({ half, second, off, on }, index) =>
        eventRecord(fixture, timeline.clock.instant(half, second), {
          key: `${fixture.key}-change-${side}-${index + 1}`,
          type: 'substitution',
          side,
          ...minuteOf(half, second),
          player: off.en,
          relatedPlayer: on.en,
        }),
      ),
  );
}

/** The rest after a half that is not the last. */
function breakRecord({ fixture, timeline }: Report, half: Half): TimedRecord {
  const lasts = timeline.clock.lasts[half - 1] ?? 0;
  return reportAt(fixture, timeline.clock.instant(half, lasts), 'score', {
    status: MATCH_STATUS.live,
    liveState: 'HT',
    score: scoreAt(timeline.incidents, half, lasts),
  });
}

/** Sometimes a goal is emitted, reviewed and disallowed. */
function reviewRecords(seed: number, { fixture, timeline, disruption }: Report): TimedRecord[] {
  const random = randomOf(seed, 'review', fixture.key);
  if (disruption.kind !== 'played' || !random.chance(REVIEW_SHARE)) return [];
  const half = random.pick<Half>([1, 2]);
  const second = random.integer(3, 42) * 60 + 4;
  const { incidents, clock } = timeline;
  const isQuiet = incidents.every(
    (one) => one.half !== half || Math.abs(one.second - second) > REVIEW_SECONDS,
  );
  if (!isQuiet) return [];
  const live = { status: MATCH_STATUS.live, ...liveText(half, second, clock) };
  const score = scoreAt(incidents, half, second);
  const [home, away] = random.chance(0.5) ? [1, 0] : [0, 1];
  const periods = score.periods?.map(([h, a], index): [number, number] =>
    index === half - 1 ? [h + home, a + away] : [h, a],
  );
  const counted = { ...score, periods, home: score.home + home, away: score.away + away };
  return [
    reportAt(fixture, clock.instant(half, second), 'score', { ...live, score: counted }),
    reportAt(fixture, clock.instant(half, second + REVIEW_SECONDS), 'score', {
      ...live,
      score,
      isCorrection: true,
    }),
  ];
}

function kickRecords({ fixture, timeline, players }: Report): TimedRecord[] {
  const { kicks, incidents } = timeline;
  const score = scoreAt(incidents, 4, Number.POSITIVE_INFINITY);
  return kicks.flatMap(({ side, isGoal }, index): TimedRecord[] => {
    const at = kickAt(timeline, index);
    const type = isGoal ? 'shootout_goal' : 'shootout_miss';
    const { takers } = players[side];
    const earlier = kicks.slice(0, index).filter((kick) => kick.side === side).length;
    const taker = takers[earlier % takers.length];
    return [
      eventRecord(fixture, at, {
        key: `${fixture.key}-kick-${index + 1}`,
        minute: 120,
        type,
        side,
        ...(taker === undefined ? {} : { player: taker.en }),
      }),
      reportAt(fixture, at, 'score', {
        status: MATCH_STATUS.live,
        liveState: 'PEN',
        score: { ...score, penalties: goalsOf(kicks, index + 1) },
      }),
    ];
  });
}

function lastRecords(report: Play): TimedRecord[] {
  const { fixture, timeline, disruption } = report;
  const { clock, incidents, lastHalf, kicks } = timeline;
  if (disruption.kind === 'interrupted') {
    const at = clock.instant(2, disruption.second) + 60;
    return [halt(report, MATCH_STATUS.interrupted, at, disruption.second)];
  }
  const score = scoreAt(incidents, lastHalf, Number.POSITIVE_INFINITY);
  const penalties = kicks.length === 0 ? {} : { penalties: goalsOf(kicks) };
  const end = reportAt(fixture, timeline.endsAt + 1, 'score', {
    status: MATCH_STATUS.finished,
    score: { ...score, ...penalties },
  });
  if (disruption.kind !== 'stopped') return [end];
  const stoppedAt = clock.instant(2, disruption.second) + 30;
  return [halt(report, MATCH_STATUS.stopped, stoppedAt, disruption.second), end];
}

function halt(report: Play, status: MatchStatus, at: number, second: number): TimedRecord {
  const score = scoreAt(report.timeline.incidents, 2, second);
  const playedMinutes = 45 + Math.min(45, Math.floor(second / 60));
  return reportAt(report.fixture, at, 'score', { status, score, playedMinutes });
}

function decided(
  fixture: Fixture,
  { kind, at, winner }: Extract<Disruption, { kind: 'awarded' | 'walkover' }>,
): TimedRecord {
  const score = winner === 'home' ? { home: 3, away: 0 } : { home: 0, away: 3 };
  return reportAt(fixture, at, 'score', { status: MATCH_STATUS[kind], score, advancing: winner });
}

function liveScore({ fixture, timeline }: Report, half: Half, second: number): TimedRecord {
  return reportAt(fixture, timeline.clock.instant(half, second), 'score', {
    status: MATCH_STATUS.live,
    ...liveText(half, second, timeline.clock),
    score: scoreAt(timeline.incidents, half, second),
  });
}

function eventRecord(fixture: Fixture, at: number, event: Content<'event'>): TimedRecord {
  return reportAt(fixture, at, 'event', { at, ...event });
}

function statistics({ fixture, timeline, figures }: Play, half: Half, second: number): TimedRecord {
  const at = timeline.clock.instant(half, second);
  const parts = figures.partsAt(half, second);
  return reportAt(fixture, at, 'statistics', { ...figures.at(half, second), parts });
}
