import type { FeedRecord, MatchRecord } from '@tipmark/contract/feed';
import { MATCH_STATUS } from '@tipmark/domain';
import { DAY_SECONDS } from './calendar/civil-day.ts';
import { type Fixture, seasonKey } from './calendar/fixtures.ts';
import { goalProbabilities } from './chance/goal-model.ts';
import { randomOf } from './chance/random.ts';
import type { Fate } from './play/fate.ts';
import { expectedGoals } from './play/strength.ts';
import { SOURCE, type TimedRecord } from './timed-record.ts';

/** Matches are known this long before they start: a whole week ahead in every time zone. */
export const ANNOUNCED_SECONDS = 9 * DAY_SECONDS;

const FORECAST_SHARE = 0.88;
/** Error of the forecast's idea of both teams, on the logarithm of their goals. */
const FORECAST_ERROR = 0.09;
const HOUR_SECONDS = 3_600;

/** What is said of a match before it starts: that it will be played, or not, and the forecast. */
export function scheduleRecords(seed: number, fixture: Fixture, fate: Fate): TimedRecord[] {
  const records = [announcement(seed, fixture), ...forecast(seed, fixture)];
  if (fate.kind !== 'moved' && fate.kind !== 'canceled') return records;
  const record = { ...matchRecord(seed, fixture), seq: 2, status: MATCH_STATUS[fate.kind] };
  return [...records.filter(({ at }) => at < fate.at), { at: fate.at, record }];
}

function announcement(seed: number, fixture: Fixture): TimedRecord {
  return { at: fixture.startsAt - ANNOUNCED_SECONDS, record: matchRecord(seed, fixture) };
}

function matchRecord(seed: number, fixture: Fixture): MatchRecord {
  const { key, league, season, home, away, startsAt, round } = fixture;
  const referee =
    league.referees[randomOf(seed, 'referee', key).integer(0, league.referees.length - 1)];
  return {
    kind: 'match',
    source: SOURCE,
    key,
    seq: 1,
    seasonKey: seasonKey(league, season),
    homeKey: home.key,
    awayKey: away.key,
    ...(referee === undefined ? {} : { refereeKey: referee.key }),
    startsAt,
    isTimeKnown: true,
    status: MATCH_STATUS.scheduled,
    round: String(round),
  };
}

/** Goals from the teams' strengths as seen with an error; the match itself is never looked at. */
function forecast(seed: number, fixture: Fixture): TimedRecord[] {
  const random = randomOf(seed, 'forecast', fixture.key);
  if (!random.chance(FORECAST_SHARE)) return [];
  const at = fixture.startsAt - random.integer(50, 76) * HOUR_SECONDS;
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
