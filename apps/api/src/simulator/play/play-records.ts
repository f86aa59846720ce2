import type { FeedRecord, ScoreRecord } from '@tipmark/contract/feed';
import { MATCH_STATUS, type MatchStatus } from '@tipmark/domain';
import type { Fixture } from '../calendar/fixtures.ts';
import { SOURCE, type TimedRecord } from '../timed-record.ts';
import { type Fate, fateOf } from './fate.ts';
import { type Incident, incidentsOf } from './incidents.ts';
import { type Half, type MatchClock, matchClock, minuteOf } from './match-clock.ts';
import { type MatchFigures, matchFigures } from './match-figures.ts';
import { liveText, scoreAt } from './scoreboard.ts';
import { expectedGoals } from './strength.ts';

const MINUTES_BETWEEN_STATISTICS = 5;

/** Everything needed to report one match. */
interface Report {
  readonly fixture: Fixture;
  readonly fate: Fate;
  readonly clock: MatchClock;
  readonly incidents: readonly Incident[];
  readonly figures: MatchFigures;
}

/** What is reported of a match from its kick-off on, in order of time. */
export function playRecords(seed: number, fixture: Fixture): TimedRecord[] {
  const fate = fateOf(seed, fixture);
  if (fate.kind === 'moved' || fate.kind === 'canceled') return [];
  if (fate.kind === 'awarded') return [awarded(fixture, fate)];
  const expected = expectedGoals(seed, fixture);
  const clock = matchClock(seed, fixture, fate);
  const incidents = incidentsOf(seed, fixture.key, expected, clock).filter(
    ({ half, second }) => fate.kind !== 'interrupted' || half === 1 || second <= fate.second,
  );
  const figures = matchFigures(seed, fixture.key, expected, incidents, clock);
  const report = { fixture, fate, clock, incidents, figures };
  return [
    ...halfRecords(report, 1),
    ...breakRecords(report),
    ...halfRecords(report, 2),
    ...incidentRecords(report),
    ...lastRecords(report),
  ].toSorted((one, other) => one.at - other.at);
}

function halfRecords(report: Report, half: Half): TimedRecord[] {
  const { clock, fate } = report;
  const isCut = half === 2 && fate.kind === 'interrupted';
  const lasts = isCut ? fate.second : (clock.lasts[half - 1] ?? 0);
  const records: TimedRecord[] = [];
  for (let second = 0; second < lasts; second += 60) {
    records.push(liveScore(report, half, second));
    if (second % (MINUTES_BETWEEN_STATISTICS * 60) === 0) {
      records.push(statistics(report, half, second, clock.instant(half, second)));
    }
  }
  return records;
}

function incidentRecords(report: Report): TimedRecord[] {
  const { fixture, clock, incidents } = report;
  return incidents.flatMap((incident, index): TimedRecord[] => {
    const { half, second, side, type } = incident;
    const at = clock.instant(half, second);
    const record: FeedRecord = {
      kind: 'event',
      source: SOURCE,
      key: `${fixture.key}-${index + 1}`,
      matchKey: fixture.key,
      seq: seqAt(fixture, at),
      ...minuteOf(half, second),
      type,
      side,
    };
    return [{ at, record }, liveScore(report, half, second)];
  });
}

function breakRecords(report: Report): TimedRecord[] {
  const { fixture, clock } = report;
  const [lasts] = clock.lasts;
  const at = clock.instant(1, lasts);
  const score = scoreAt(report.incidents, 1, lasts);
  return [
    scoreRecord(fixture, at, { status: MATCH_STATUS.live, liveState: 'HT', score }),
    statistics(report, 1, lasts, at),
  ];
}

function lastRecords(report: Report): TimedRecord[] {
  const { fixture, clock, fate, incidents } = report;
  if (fate.kind === 'interrupted') {
    const at = clock.instant(2, fate.second) + 60;
    return [halt(report, MATCH_STATUS.interrupted, at, fate.second)];
  }
  const [, lasts] = clock.lasts;
  const at = clock.instant(2, lasts);
  const score = scoreAt(incidents, 2, lasts);
  const stop = fate.kind === 'stopped' ? [stopOf(report, fate.second)] : [];
  return [
    ...stop,
    scoreRecord(fixture, at, { status: MATCH_STATUS.finished, score }),
    statistics(report, 2, lasts, at),
  ];
}

function stopOf(report: Report, second: number): TimedRecord {
  return halt(report, MATCH_STATUS.stopped, report.clock.instant(2, second) + 30, second);
}

function halt(report: Report, status: MatchStatus, at: number, second: number): TimedRecord {
  return scoreRecord(report.fixture, at, { status, score: scoreAt(report.incidents, 2, second) });
}

function awarded(
  fixture: Fixture,
  { at, winner }: Extract<Fate, { kind: 'awarded' }>,
): TimedRecord {
  const score = winner === 'home' ? { home: 3, away: 0 } : { home: 0, away: 3 };
  return scoreRecord(fixture, at, { status: MATCH_STATUS.awarded, score });
}

function liveScore({ fixture, clock, incidents }: Report, half: Half, second: number): TimedRecord {
  return scoreRecord(fixture, clock.instant(half, second), {
    status: MATCH_STATUS.live,
    ...liveText(half, second, clock),
    score: scoreAt(incidents, half, second),
  });
}

function scoreRecord(
  fixture: Fixture,
  at: number,
  state: Pick<ScoreRecord, 'status' | 'liveState' | 'secondLine' | 'score'>,
): TimedRecord {
  const record: FeedRecord = {
    kind: 'score',
    source: SOURCE,
    matchKey: fixture.key,
    seq: seqAt(fixture, at),
    ...state,
  };
  return { at, record };
}

function statistics(
  { fixture, figures }: Report,
  half: Half,
  second: number,
  at: number,
): TimedRecord {
  const record: FeedRecord = {
    kind: 'statistics',
    source: SOURCE,
    matchKey: fixture.key,
    seq: seqAt(fixture, at),
    ...figures.at(half, second),
  };
  return { at, record };
}

/** Seconds since the scheduled start: grows with time and is the same however often it is asked. */
function seqAt({ startsAt }: Fixture, at: number): number {
  return at - startsAt + 1;
}
