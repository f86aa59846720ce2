import type { FeedRecord, MatchRecord } from '@tipmark/contract/feed';
import { HOUR_SECONDS, MATCH_STATUS, SPORT } from '@tipmark/domain';
import { audienceOf } from '../audience/audience.ts';
import { randomOf } from '../chance/random.ts';
import { type MatchPlan, matchPlan } from '../match-plan.ts';
import { type OddsPlan, oddsPlan } from '../prices/odds-plan.ts';
import { ANNOUNCED_SECONDS, SOURCE, type TimedRecord } from '../timed-record.ts';
import { type HockeyFixture, hockeySeasonKey } from './hockey-fixtures.ts';
import { hockeyMarkets } from './hockey-markets.ts';
import { endOfHockey, eventsOfHockey, hockeyRecords } from './hockey-records.ts';
import { hockeyProbabilities } from './play/goal-process.ts';
import { type HockeyDisruption, hockeyDisruption } from './play/hockey-disruption.ts';
import { hockeyInPlay } from './play/hockey-in-play.ts';
import { expectedHockeyGoals } from './play/hockey-strength.ts';
import { HOCKEY_ABSENCES_SECONDS, hockeyLineupRecords } from './squads/hockey-lineup-records.ts';

const LONGEST_SECONDS = 10 * HOUR_SECONDS;
const OPENS_HOURS = 64;
/** Forecasts and prices follow the announcement of a match by at least this long. */
const FORECAST_SECONDS = 600;
const PRICE_SECONDS = 900;
const FORECAST_SHARE = 0.88;
const FORECAST_ERROR = 0.06;

export function hockeyPlan(seed: number, fixture: HockeyFixture): MatchPlan {
  const disruption = hockeyDisruption(seed, fixture);
  const startsAt = disruption.kind === 'moved' ? disruption.replayAt : fixture.startsAt;
  const announcedAt = Math.max(fixture.startsAt - ANNOUNCED_SECONDS, fixture.announcedAt ?? 0);
  return matchPlan({
    key: fixture.key,
    seasonBegan: fixture.season.firstDay,
    startsAt,
    announcedAt,
    endsAt: startsAt + LONGEST_SECONDS,
    schedule: scheduleRecords(seed, fixture, disruption, announcedAt),
    odds: pricesOf(seed, fixture, disruption, announcedAt),
    audience: audienceOf(seed, {
      key: fixture.key,
      sport: SPORT.hockey,
      tier: fixture.league.tier,
      round: fixture.round,
      announcedAt,
      startsAt,
      offAt: disruption.kind === 'canceled' ? disruption.at : undefined,
    }),
    play: () => emitted(seed, { ...fixture, startsAt }, disruption, announcedAt),
    ending: () => endOfHockey(seed, { ...fixture, startsAt }, disruption),
    events: () => eventsOfHockey(seed, { ...fixture, startsAt }, disruption),
    inPlay: (played) => hockeyInPlay(seed, { ...fixture, startsAt }, disruption, played),
    playsFrom: startsAt - HOCKEY_ABSENCES_SECONDS,
  });
}

function emitted(
  seed: number,
  fixture: HockeyFixture,
  disruption: HockeyDisruption,
  announcedAt: number,
): TimedRecord[] {
  const isMet = disruption.kind !== 'canceled' && disruption.kind !== 'awarded';
  return [
    ...(isMet ? hockeyLineupRecords(seed, fixture, announcedAt) : []),
    ...hockeyRecords(seed, fixture, disruption),
  ];
}

function scheduleRecords(
  seed: number,
  fixture: HockeyFixture,
  disruption: HockeyDisruption,
  announcedAt: number,
): TimedRecord[] {
  const emitted = [
    { at: announcedAt, record: matchRecord(fixture, 1, 'scheduled') },
    ...forecast(seed, fixture, announcedAt),
  ];
  if (disruption.kind !== 'moved' && disruption.kind !== 'canceled') return emitted;
  const off = { at: disruption.at, record: matchRecord(fixture, 2, disruption.kind) };
  if (disruption.kind === 'canceled')
    return [...emitted.filter(({ at }) => at < disruption.at), off];
  const replay = matchRecord({ ...fixture, startsAt: disruption.replayAt }, 3, 'scheduled');
  return [...emitted, off, { at: disruption.newDateAt, record: replay }];
}

function matchRecord(
  { key, league, season, home, away, startsAt, round, isPlayOff }: HockeyFixture,
  seq: number,
  status: keyof typeof MATCH_STATUS,
): MatchRecord {
  return {
    kind: 'match',
    source: SOURCE,
    key,
    seq,
    seasonKey: hockeySeasonKey(league, season),
    homeKey: home.key,
    awayKey: away.key,
    startsAt,
    isTimeKnown: true,
    status: MATCH_STATUS[status],
    round,
    ...(isPlayOff ? { isPlayOff } : {}),
  };
}

/** Goals from the teams' strengths as seen with an error; the match itself is never used. */
function forecast(seed: number, fixture: HockeyFixture, announcedAt: number): TimedRecord[] {
  const random = randomOf(seed, 'forecast', fixture.key);
  if (!random.chance(FORECAST_SHARE)) return [];
  const at = Math.max(
    fixture.startsAt - random.integer(42, 62) * HOUR_SECONDS,
    announcedAt + FORECAST_SECONDS,
  );
  const [home, away] = expectedHockeyGoals(seed, fixture);
  const seen = () => Math.exp(random.normal() * FORECAST_ERROR);
  const goals: [number, number] = [home * seen(), away * seen()];
  const record: FeedRecord = {
    kind: 'forecast',
    source: SOURCE,
    matchKey: fixture.key,
    at,
    scores: [Math.round(goals[0] * 10) / 10, Math.round(goals[1] * 10) / 10],
    score: hockeyProbabilities(goals, fixture.isPlayOff).score.join(':'),
  };
  return [{ at, record }];
}

function pricesOf(
  seed: number,
  fixture: HockeyFixture,
  disruption: HockeyDisruption,
  announcedAt: number,
): OddsPlan[] {
  const { key: matchKey, startsAt, league } = fixture;
  const { tier } = league;
  const isOff = disruption.kind === 'moved' || disruption.kind === 'canceled';
  const opensAt = Math.max(
    startsAt - (OPENS_HOURS - (startsAt % 7)) * HOUR_SECONDS,
    announcedAt + PRICE_SECONDS,
  );
  const task = { matchKey, tier, count: 11 - 2 * tier, markets: hockeyMarkets(seed, fixture) };
  const first = { ...task, startsAt, opensAt, endsAt: isOff ? disruption.at : startsAt };
  if (disruption.kind !== 'moved') return [oddsPlan(seed, first)];
  const { replayAt, newDateAt } = disruption;
  const again = { startsAt: replayAt, opensAt: newDateAt + PRICE_SECONDS, endsAt: replayAt };
  return [oddsPlan(seed, first), oddsPlan(seed, { ...task, ...again, series: 'again' })];
}
