import type { FeedRecord, MatchRecord } from '@tipmark/contract/feed';
import { HOUR_SECONDS, MATCH_STATUS, type MatchStatus } from '@tipmark/domain';
import { goalProbabilities } from '../chance/goal-model.ts';
import { randomOf } from '../chance/random.ts';
import { SOURCE, type TimedRecord } from '../timed-record.ts';
import { type Fixture, seasonKey } from './fixture.ts';
import type { Disruption } from './play/disruption.ts';
import { refereeOf } from './play/referee.ts';
import { expectedGoals } from './play/strength.ts';

const FORECAST_SHARE = 0.88;
/** Error of the forecast's idea of both teams, on the logarithm of their goals. */
const FORECAST_ERROR = 0.09;

/**
 * Records of a match from before its start: its date, its disruption and the forecast.
 */
export function scheduleRecords(
  seed: number,
  fixture: Fixture,
  disruption: Disruption,
  announcedAt: number,
): TimedRecord[] {
  const announced = { at: announcedAt, record: matchRecord(seed, fixture, 1, 'scheduled') };
  const records = [announced, ...forecast(seed, fixture, announcedAt)];
  if (disruption.kind !== 'moved' && disruption.kind !== 'canceled') return records;
  const off = { at: disruption.at, record: matchRecord(seed, fixture, 2, disruption.kind) };
  const replayAt = fixture.replayAt();
  if (disruption.kind === 'canceled' || replayAt === undefined) {
    return [...records.filter(({ at }) => at < disruption.at), off];
  }
  const rescheduled = matchRecord(seed, { ...fixture, startsAt: replayAt }, 3, 'scheduled');
  return [...records, off, { at: disruption.newDateAt, record: rescheduled }];
}

function matchRecord(
  seed: number,
  fixture: Fixture,
  seq: number,
  status: keyof typeof MATCH_STATUS,
): MatchRecord {
  const { key, league, season, home, away, startsAt, round, kind } = fixture;
  const referee = refereeOf(seed, fixture);
  return {
    kind: 'match',
    source: SOURCE,
    key,
    seq,
    seasonKey: seasonKey(league, season),
    homeKey: home.key,
    awayKey: away.key,
    ...(referee === undefined ? {} : { refereeKey: referee.key }),
    startsAt,
    isTimeKnown: true,
    status: MATCH_STATUS[status] satisfies MatchStatus,
    ...(round === '' ? {} : { round }),
    ...(kind === 'friendly' ? { isFriendly: true } : {}),
  };
}

/** Goals from the teams' strengths as seen with an error; the match itself is never used. */
function forecast(seed: number, fixture: Fixture, announcedAt: number): TimedRecord[] {
  const random = randomOf(seed, 'forecast', fixture.key);
  if (!random.chance(FORECAST_SHARE)) return [];
  const at = fixture.startsAt - random.integer(50, 76) * HOUR_SECONDS;
  if (at < announcedAt) return [];
  const [home, away] = expectedGoals(seed, fixture);
  const seen = [home, away].map((goals) => goals * Math.exp(random.normal() * FORECAST_ERROR));
  const scores: [number, number] = [seen[0] ?? home, seen[1] ?? away];
  const record: FeedRecord = {
    kind: 'forecast',
    source: SOURCE,
    matchKey: fixture.key,
    at,
    scores: [Math.round(scores[0] * 10) / 10, Math.round(scores[1] * 10) / 10],
    score: goalProbabilities(scores).score.join(':'),
  };
  return [{ at, record }];
}
