import type { EventRecord } from '@tipmark/contract/feed';
import { MATCH_STATUS } from '@tipmark/domain';
import { randomOf } from '../chance/random.ts';
import { goalsOf } from '../chance/shootout.ts';
import { reportAt, type TimedRecord } from '../timed-record.ts';
import type { HockeyFixture } from './hockey-fixtures.ts';
import { type HockeyPlay, type HockeyReport, hockeyShotRecords } from './hockey-shot-records.ts';
import { hockeyClock, hockeyLiveState } from './play/hockey-clock.ts';
import { awardedScore, type HockeyDisruption } from './play/hockey-disruption.ts';
import { endOfPlay, finalScore, shotAt } from './play/hockey-outcome.ts';
import { hockeyScore } from './play/hockey-scoreboard.ts';
import { hockeyStatistics } from './play/hockey-statistics.ts';
import { expectedHockeyGoals } from './play/hockey-strength.ts';
import { hockeyTimeline, isHockeyGoal, REGULAR_SECONDS } from './play/hockey-timeline.ts';
import { powerPlay } from './play/power-play.ts';
import { hockeyPlayers } from './squads/hockey-players.ts';
import type { HockeyPlayer } from './squads/hockey-squads.ts';

const TICK_SECONDS = 30;
const STATISTICS_SECONDS = 240;
const REVIEW_SHARE = 0.06;
/** Shorter than a tick: superseded by the next report. */
const REVIEW_SECONDS = 24;

/** A match's reports from its first face-off on, in order of time. */
export function hockeyRecords(
  seed: number,
  fixture: HockeyFixture,
  disruption: HockeyDisruption,
): TimedRecord[] {
  if (disruption.kind === 'canceled') return [];
  if (disruption.kind === 'awarded') return [awarded(fixture, disruption)];
  const report = reportOf(seed, fixture, disruption);
  return [
    ...tickRecords(report),
    ...breakRecords(report),
    ...incidentRecords(report),
    ...hockeyShotRecords(report),
    ...reviewRecords(report),
    ...(isCutOff(disruption)
      ? stopRecords(report, disruption)
      : [...shotRecords(report), ...stopRecords(report, disruption), ...lastRecords(report)]),
  ].toSorted((one, other) => one.at - other.at);
}

/** The last records of `hockeyRecords`: the final score and the statistics. */
export function endOfHockey(
  seed: number,
  fixture: HockeyFixture,
  disruption: HockeyDisruption,
): TimedRecord[] {
  if (disruption.kind === 'canceled') return [];
  if (disruption.kind === 'awarded') return [awarded(fixture, disruption)];
  const play = playOf(seed, fixture, disruption);
  if (!isCutOff(disruption)) return lastRecords(play);
  const last = play.timeline.playedSeconds - 1;
  return [...stopRecords(play, disruption), statistics(play, last - (last % STATISTICS_SECONDS))];
}

/** The events of `hockeyRecords`: goals, penalties, shots after overtime. */
export function eventsOfHockey(
  seed: number,
  fixture: HockeyFixture,
  disruption: HockeyDisruption,
): TimedRecord[] {
  if (disruption.kind === 'canceled' || disruption.kind === 'awarded') return [];
  const report = reportOf(seed, fixture, disruption);
  return [...incidentRecords(report), ...(isCutOff(disruption) ? [] : shotRecords(report))].filter(
    ({ record }) => record.kind === 'event',
  );
}

function reportOf(
  seed: number,
  fixture: HockeyFixture,
  disruption: HockeyDisruption,
): HockeyReport {
  const play = playOf(seed, fixture, disruption);
  return { ...play, players: hockeyPlayers(seed, fixture, play.timeline) };
}

function playOf(seed: number, fixture: HockeyFixture, disruption: HockeyDisruption): HockeyPlay {
  const expected = expectedHockeyGoals(seed, fixture);
  const whole = hockeyTimeline(seed, fixture, expected);
  const cut = cutAt(disruption);
  const timeline = {
    ...whole,
    incidents: whole.incidents.filter(({ second }) => second <= cut),
    playedSeconds: Math.min(whole.playedSeconds, cut),
  };
  const clock = hockeyClock(seed, fixture, disruption);
  const figures = hockeyStatistics(seed, fixture.key, expected, whole);
  return { seed, fixture, timeline, clock, figures };
}

/** The second after which play is over. */
function cutAt(disruption: HockeyDisruption): number {
  if (disruption.kind === 'interrupted') return disruption.second;
  return disruption.kind === 'stopped' && disruption.isForGood
    ? disruption.second
    : Number.POSITIVE_INFINITY;
}

function isCutOff(disruption: HockeyDisruption): boolean {
  return cutAt(disruption) !== Number.POSITIVE_INFINITY;
}

function tickRecords(report: HockeyReport): TimedRecord[] {
  const { timeline } = report;
  const records: TimedRecord[] = [];
  for (let second = 0; second < timeline.playedSeconds; second += TICK_SECONDS) {
    records.push(liveScore(report, second));
    if (second % STATISTICS_SECONDS === 0) records.push(statistics(report, second));
  }
  return records;
}

/** Intermissions, and the short one before overtime. */
function breakRecords(report: HockeyReport): TimedRecord[] {
  const { fixture, timeline, clock } = report;
  return [1, 2, 3].flatMap((period): TimedRecord[] => {
    const second = period * 1_200;
    if (second >= timeline.playedSeconds) return [];
    const score = hockeyScore(timeline, second - 1);
    const liveState = period === 3 ? 'OT' : `INT${period}`;
    const at = clock.endOf(period, timeline.playedSeconds);
    return [reportAt(fixture, at, 'score', { status: MATCH_STATUS.live, liveState, score })];
  });
}

function incidentRecords(report: HockeyReport): TimedRecord[] {
  const { fixture, timeline, clock, players } = report;
  return timeline.incidents.flatMap((incident, index): TimedRecord[] => {
    const { second, side, type } = incident;
    const at = clock.instant(second);
    const key = `${fixture.key}-${index + 1}`;
    const when = { minute: Math.floor(second / 60), second: second % 60 };
    const event = reportAt(fixture, at, 'event', {
      key,
      ...when,
      type,
      side,
      ...namesOf(players.actorOf(incident), players.passerOf(incident)),
    });
    // The goal that ends a match in overtime is emitted with its end.
    const isLast = second === timeline.playedSeconds && second > REGULAR_SECONDS;
    return isLast
      ? [event]
      : [event, ...(isHockeyGoal(incident) ? [liveScore(report, second)] : [])];
  });
}

/** Sometimes a goal is emitted, reviewed and disallowed. */
function reviewRecords({ seed, fixture, timeline, clock }: HockeyReport): TimedRecord[] {
  const random = randomOf(seed, 'review', fixture.key);
  const second = random.integer(2, 118) * TICK_SECONDS + 3;
  const isQuiet = timeline.incidents.every((one) => Math.abs(one.second - second) > TICK_SECONDS);
  if (!random.chance(REVIEW_SHARE) || !isQuiet || second + TICK_SECONDS > timeline.playedSeconds) {
    return [];
  }
  const live = { status: MATCH_STATUS.live, liveState: hockeyLiveState(second) };
  const score = hockeyScore(timeline, second);
  const [home, away] = random.chance(0.5) ? [1, 0] : [0, 1];
  const periods = score.periods?.map(([h, a], index, all): [number, number] =>
    index === all.length - 1 ? [h + home, a + away] : [h, a],
  );
  const counted = { ...score, periods, home: score.home + home, away: score.away + away };
  return [
    reportAt(fixture, clock.instant(second), 'score', { ...live, score: counted }),
    reportAt(fixture, clock.instant(second + REVIEW_SECONDS), 'score', {
      ...live,
      score,
      isCorrection: true,
    }),
  ];
}

function shotRecords({ fixture, timeline, clock, players }: HockeyReport): TimedRecord[] {
  const score = hockeyScore(timeline, timeline.playedSeconds);
  return timeline.shots.flatMap(({ side, isGoal }, index): TimedRecord[] => {
    const at = shotAt(clock, timeline, index);
    const key = `${fixture.key}-shot-${index + 1}`;
    const type = isGoal ? 'shootout_goal' : 'shootout_miss';
    const names = namesOf(players.shootoutTakers[index]);
    const penalties = goalsOf(timeline.shots, index + 1);
    return [
      reportAt(fixture, at, 'event', { key, minute: 65, second: 0, type, side, ...names }),
      reportAt(fixture, at, 'score', {
        status: MATCH_STATUS.live,
        liveState: 'SO',
        score: { ...score, penalties },
      }),
    ];
  });
}

function namesOf(
  player: HockeyPlayer | undefined,
  related?: HockeyPlayer,
): Pick<EventRecord, 'player' | 'relatedPlayer'> {
  return {
    ...(player === undefined ? {} : { player: player.en }),
    ...(related === undefined ? {} : { relatedPlayer: related.en }),
  };
}

function stopRecords(
  { fixture, timeline, clock }: HockeyPlay,
  disruption: HockeyDisruption,
): TimedRecord[] {
  if (disruption.kind !== 'stopped' && disruption.kind !== 'interrupted') return [];
  const at = clock.instant(disruption.second) + 45;
  const score = hockeyScore(timeline, disruption.second);
  const playedMinutes = Math.floor(disruption.second / 60);
  return [
    reportAt(fixture, at, 'score', { status: MATCH_STATUS[disruption.kind], score, playedMinutes }),
  ];
}

function lastRecords(report: HockeyPlay): TimedRecord[] {
  const { fixture, timeline, clock } = report;
  const at = endOfPlay(clock, timeline);
  const status = MATCH_STATUS.finished;
  return [
    reportAt(fixture, at, 'score', { status, score: finalScore(timeline) }),
    { ...statistics(report, timeline.playedSeconds), at },
  ];
}

function awarded(
  fixture: HockeyFixture,
  { at, winner }: Extract<HockeyDisruption, { kind: 'awarded' }>,
): TimedRecord {
  const status = MATCH_STATUS.awarded;
  return reportAt(fixture, at, 'score', { status, score: awardedScore(winner) });
}

function liveScore({ fixture, timeline, clock }: HockeyReport, second: number): TimedRecord {
  const secondLine = powerPlay(timeline, second);
  return reportAt(fixture, clock.instant(second), 'score', {
    status: MATCH_STATUS.live,
    liveState: hockeyLiveState(second),
    ...(secondLine === undefined ? {} : { secondLine }),
    score: hockeyScore(timeline, second),
  });
}

function statistics({ fixture, clock, figures }: HockeyPlay, second: number): TimedRecord {
  const content = { ...figures.at(second), parts: figures.partsAt(second) };
  return reportAt(fixture, clock.instant(second), 'statistics', content);
}
