import { HOUR_SECONDS, SPORT } from '@tipmark/domain';
import { audienceOf } from '../audience/audience.ts';
import { type MatchPlan, matchPlan } from '../match-plan.ts';
import { type OddsPlan, oddsPlan } from '../prices/odds-plan.ts';
import { ANNOUNCED_SECONDS, type TimedRecord } from '../timed-record.ts';
import type { Fixture } from './fixture.ts';
import { type Disruption, disruptionOf } from './play/disruption.ts';
import { soccerInPlay } from './play/soccer-in-play.ts';
import { endRecords, eventRecords, playRecords } from './play-records.ts';
import { scheduleRecords } from './schedule-records.ts';
import { soccerMarkets } from './soccer-markets.ts';
import { ABSENCES_SECONDS, lineupRecords } from './squads/lineup-records.ts';

/** An awarded match waits longest for its result. */
const LONGEST_SECONDS = 10 * HOUR_SECONDS;
const OPENS_HOURS = 116;
const OPENING_JITTER_HOURS = 9;

export function soccerPlan(seed: number, fixture: Fixture): MatchPlan {
  const disruption = disruptionOf(seed, fixture);
  const announcedAt = Math.max(
    fixture.startsAt - ANNOUNCED_SECONDS,
    fixture.announcedAt ?? Number.NEGATIVE_INFINITY,
  );
  const replayAt = disruption.kind === 'moved' ? fixture.replayAt() : undefined;
  const startsAt = replayAt ?? fixture.startsAt;
  const isPlayed =
    disruption.kind !== 'canceled' && (disruption.kind !== 'moved' || replayAt !== undefined);
  return matchPlan({
    key: fixture.key,
    seasonBegan: fixture.season.firstDay,
    startsAt,
    announcedAt,
    endsAt: startsAt + LONGEST_SECONDS,
    schedule: scheduleRecords(seed, fixture, disruption, announcedAt),
    odds: pricesOf(seed, fixture, disruption, announcedAt, replayAt),
    audience: audienceOf(seed, {
      key: fixture.key,
      sport: SPORT.soccer,
      tier: fixture.league.tier,
      round: fixture.round,
      announcedAt,
      startsAt,
      offAt: disruption.kind === 'canceled' ? disruption.at : undefined,
    }),
    play: () => (isPlayed ? recordsOfPlay(seed, { ...fixture, startsAt }, disruption) : []),
    ending: () => (isPlayed ? endRecords(seed, { ...fixture, startsAt }, disruption) : []),
    events: () => (isPlayed ? eventRecords(seed, { ...fixture, startsAt }, disruption) : []),
    inPlay: (played) =>
      isPlayed ? soccerInPlay(seed, { ...fixture, startsAt }, disruption, played) : undefined,
    playsFrom: startsAt - ABSENCES_SECONDS,
  });
}

function recordsOfPlay(seed: number, fixture: Fixture, disruption: Disruption): TimedRecord[] {
  const isMet = disruption.kind !== 'awarded' && disruption.kind !== 'walkover';
  return [
    ...(isMet ? lineupRecords(seed, fixture) : []),
    ...playRecords(seed, fixture, disruption),
  ];
}

function pricesOf(
  seed: number,
  fixture: Fixture,
  disruption: Disruption,
  announcedAt: number,
  replayAt: number | undefined,
): OddsPlan[] {
  const { key: matchKey, startsAt, league, key } = fixture;
  const { tier } = league;
  const isOff = disruption.kind === 'moved' || disruption.kind === 'canceled';
  const jitter = (key.length * 7 + (startsAt % 97)) % OPENING_JITTER_HOURS;
  const opensAt = Math.max(announcedAt + 900, startsAt - (OPENS_HOURS + jitter) * HOUR_SECONDS);
  const task = { matchKey, tier, count: 16 - 2 * tier, markets: soccerMarkets(seed, fixture) };
  const first = oddsPlan(seed, {
    ...task,
    startsAt,
    opensAt,
    endsAt: isOff ? disruption.at : startsAt,
  });
  if (replayAt === undefined || disruption.kind !== 'moved') return [first];
  const again = { startsAt: replayAt, opensAt: disruption.newDateAt + 900, endsAt: replayAt };
  return [first, oddsPlan(seed, { ...task, ...again, series: 'again' })];
}
