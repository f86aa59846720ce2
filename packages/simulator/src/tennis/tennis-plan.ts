import type { FeedRecord, MatchRecord } from '@tipmark/contract/feed';
import { HOUR_SECONDS, MATCH_STATUS, SPORT } from '@tipmark/domain';
import { audienceOf } from '../audience/audience.ts';
import { roundName } from '../calendar/bracket.ts';
import { randomOf } from '../chance/random.ts';
import { type MatchPlan, matchPlan } from '../match-plan.ts';
import { type OddsPlan, oddsPlan } from '../prices/odds-plan.ts';
import { SOURCE, type TimedRecord } from '../timed-record.ts';
import { firstDayOf, type SetMatch } from './calendar/tennis-calendar.ts';
import { type TennisProbabilities, tennisProbabilities } from './play/tennis-chances.ts';
import { playTennis, type TennisOutcome } from './play/tennis-match.ts';
import { endOfTennis, tennisRecords } from './play/tennis-records.ts';
import { bounded } from './play/tennis-strength.ts';
import { type TennisFixture, tennisSeasonKey } from './tennis-fixture.ts';
import { tennisInPlay } from './tennis-in-play.ts';
import { chancesOf, tennisMarkets } from './tennis-markets.ts';
import { drawSizeOf } from './tournaments.ts';

const DAY_SECONDS = 24 * HOUR_SECONDS;
const FORECAST_SHARE = 0.88;
const FORECAST_ERROR = 0.012;
const OPENING_SECONDS = 1_800;
const FORECAST_SECONDS = 2_400;

export function tennisPlan(seed: number, { fixture, outcome: played }: SetMatch): MatchPlan {
  const { startsAt, endsAt, disruption } = played;
  const isOff = disruption.kind === 'moved' || 'beforeSeconds' in disruption;
  const offAt = isOff ? disruptionKnownAt(fixture, played) : startsAt;
  return matchPlan({
    key: fixture.key,
    seasonBegan: firstDayOf(fixture.tournament, fixture.year),
    startsAt,
    announcedAt: fixture.announcedAt,
    endsAt: Math.max(startsAt, endsAt) + 1,
    schedule: scheduleRecords(seed, fixture, played),
    odds: pricesOf(seed, fixture, played, offAt),
    audience: audienceOf(seed, {
      key: fixture.key,
      sport: SPORT.tennis,
      tier: fixture.tournament.tier,
      round: roundName(fixture.entrants),
      announcedAt: fixture.announcedAt,
      startsAt,
      offAt: disruption.kind === 'canceled' ? offAt : undefined,
    }),
    play: () => tennisRecords(fixture, playTennis(seed, fixture)),
    ending: () => endOfTennis(fixture, playTennis(seed, fixture)),
    events: () => [],
    inPlay: () => tennisInPlay(seed, fixture, playTennis(seed, fixture)),
    playsFrom: Math.min(startsAt, endsAt),
  });
}

/** When it is emitted that the match will not be played, or not on its day. */
function disruptionKnownAt(
  { startsAt, announcedAt }: TennisFixture,
  { disruption, endsAt }: TennisOutcome,
): number {
  if (disruption.kind !== 'moved' && disruption.kind !== 'canceled') return endsAt;
  return Math.max(announcedAt + 60, startsAt - disruption.beforeSeconds);
}

function scheduleRecords(
  seed: number,
  fixture: TennisFixture,
  played: TennisOutcome,
): TimedRecord[] {
  const records = [
    { at: fixture.announcedAt, record: matchRecord(fixture, 1, 'scheduled') },
    ...forecast(seed, fixture),
  ];
  const { disruption, startsAt } = played;
  const at = disruptionKnownAt(fixture, played);
  if (disruption.kind === 'canceled') {
    return [
      ...records.filter((one) => one.at < at),
      { at, record: matchRecord(fixture, 2, disruption.kind) },
    ];
  }
  if (disruption.kind !== 'moved') return records;
  return [...records, { at, record: matchRecord({ ...fixture, startsAt }, 2, disruption.kind) }];
}

function matchRecord(
  { key, tournament, year, entrants, position, home, away, startsAt }: TennisFixture,
  seq: number,
  status: keyof typeof MATCH_STATUS,
): MatchRecord {
  const { court, bestOf } = tournament;
  return {
    kind: 'match',
    source: SOURCE,
    key,
    seq,
    seasonKey: tennisSeasonKey(tournament, year),
    homeKey: home.player.key,
    awayKey: away.player.key,
    startsAt,
    isTimeKnown: true,
    status: MATCH_STATUS[status],
    round: roundName(entrants),
    court,
    bestOf,
    drawPosition: position + 1,
    ranks: [home.rank, away.rank],
    ...(home.seed === null && away.seed === null ? {} : { seeds: [home.seed, away.seed] }),
    ...(home.entry === null && away.entry === null ? {} : { entries: [home.entry, away.entry] }),
  };
}

/** Sets from the players' strengths as seen with an error; the match itself is never used. */
function forecast(seed: number, fixture: TennisFixture): TimedRecord[] {
  const random = randomOf(seed, 'forecast', fixture.key);
  if (!random.chance(FORECAST_SHARE)) return [];
  const [home, away] = chancesOf(seed, fixture);
  const error = random.normal() * FORECAST_ERROR;
  const { bestOf } = fixture.tournament;
  const seen = tennisProbabilities(
    [bounded(home + error), bounded(away - error)],
    fixture.tournament,
  );
  const at = fixture.announcedAt + FORECAST_SECONDS;
  const record: FeedRecord = {
    kind: 'forecast',
    source: SOURCE,
    matchKey: fixture.key,
    at,
    ...setsForecast(seen, bestOf),
  };
  return [{ at, record }];
}

/** Sets either side wins on average, and the most probable score. */
function setsForecast({ win, set, sets }: TennisProbabilities, bestOf: 3 | 5) {
  const needed = (bestOf + 1) / 2;
  const all = sets.reduce((sum, chance, count) => sum + chance * count, 0);
  const home = Math.min(needed, all * set);
  const likely = sets.indexOf(Math.max(...sets));
  const scores: [number, number] = [Math.round(home * 10) / 10, Math.round((all - home) * 10) / 10];
  const score = win >= 0.5 ? `${needed}:${likely - needed}` : `${likely - needed}:${needed}`;
  return { scores, score };
}

function pricesOf(
  seed: number,
  fixture: TennisFixture,
  { disruption, startsAt }: TennisOutcome,
  offAt: number,
): OddsPlan[] {
  const { key: matchKey, tournament, announcedAt, entrants } = fixture;
  const { tier } = tournament;
  const task = { matchKey, tier, markets: tennisMarkets(seed, fixture) };
  const first = oddsPlan(seed, {
    ...task,
    startsAt: fixture.startsAt,
    opensAt: announcedAt + OPENING_SECONDS,
    endsAt: Math.min(offAt, fixture.startsAt),
    count: entrants === drawSizeOf(tournament) ? 8 : 6,
  });
  if (disruption.kind !== 'moved') return [first];
  const again = { startsAt, opensAt: startsAt - DAY_SECONDS / 2, endsAt: startsAt, count: 5 };
  return [first, oddsPlan(seed, { ...task, ...again, series: 'again' })];
}
