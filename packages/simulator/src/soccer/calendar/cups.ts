import { knockOut, roundName, type Tie } from '../../calendar/bracket.ts';
import { type CivilDay, instantOf } from '../../calendar/civil-day.ts';
import { randomOf, shuffled } from '../../chance/random.ts';
import { type Cup, cups } from '../cup-catalogue.ts';
import { type Fixture, seasonKey } from '../fixture.ts';
import type { Club } from '../league-catalogue.ts';
import { disruptionOf } from '../play/disruption.ts';
import { matchTimeline, winnerOf } from '../play/match-timeline.ts';
import { expectedGoals } from '../play/strength.ts';
import { type SimulatedSeason, seasonOf } from '../season.ts';

/** The first day on which both clubs are free in their leagues. */
export type FreeDay = (
  home: Club,
  away: Club,
  first: CivilDay,
  last: CivilDay,
) => CivilDay | undefined;

/** Between a match's end and the announcement of its winner's opponent. */
const DRAW_SECONDS = 1_200;
/** Days within which a round is played. */
const WINDOW_DAYS = 12;
/** A postponed tie is played within this many days. */
const MOST_DAYS_LATER = 8;
const TUESDAY = 1;
const KICK_OFFS = ['18:30', '19:30', '20:45'] as const;

type ByDay = ReadonlyMap<CivilDay, readonly Fixture[]>;

const MAX_CACHED = 4 * cups.length;

/** The cup matches of a day. A season of a cup is played through on first use. */
export function createCups(seed: number, freeDay: FreeDay): (day: CivilDay) => Fixture[] {
  const cached = new Map<string, ByDay>();
  const seasonOfCup = (cup: Cup, season: SimulatedSeason): ByDay => {
    const name = seasonKey(cup, season);
    const known = cached.get(name);
    if (known !== undefined) return known;
    const made = playCup(seed, cup, season, freeDay);
    if (cached.size >= MAX_CACHED) cached.clear();
    cached.set(name, made);
    return made;
  };
  return (day) => cups.flatMap((cup) => seasonOfCup(cup, seasonOf(day)).get(day) ?? []);
}

function playCup(seed: number, cup: Cup, season: SimulatedSeason, freeDay: FreeDay): ByDay {
  const byDay = new Map<CivilDay, Fixture[]>();
  const draw = shuffled(cup.entrants, randomOf(seed, 'cup', cup.key, season.name));
  knockOut(draw, (tie) => {
    const { day, fixture } = cupFixture(seed, cup, season, tie, freeDay);
    byDay.set(day, [...(byDay.get(day) ?? []), fixture]);
    const disruption = disruptionOf(seed, fixture);
    const startsAt = disruption.kind === 'moved' ? (fixture.replayAt() ?? 0) : fixture.startsAt;
    const played = { ...fixture, startsAt };
    const timeline = matchTimeline(seed, played, expectedGoals(seed, played), disruption);
    const isDecided = disruption.kind === 'awarded' || disruption.kind === 'walkover';
    const winner = winnerOf(timeline, disruption) === 'home' ? fixture.home : fixture.away;
    return { winner, endsAt: isDecided ? disruption.at : timeline.endsAt };
  });
  return byDay;
}

function cupFixture(
  seed: number,
  cup: Cup,
  season: SimulatedSeason,
  { entrants, position, home: one, away: other, knownAt }: Tie<Club>,
  freeDay: FreeDay,
): { day: CivilDay; fixture: Fixture } {
  const key = `${cup.key}-${season.name}-${entrants}-${position + 1}`;
  const random = randomOf(seed, 'tie', key);
  const [home, away] = random.chance(0.5) ? [one, other] : [other, one];
  const rounds = Math.log2(cup.entrants.length);
  const round = rounds - Math.log2(entrants);
  const week = cup.firstWeek + round * cup.weeksBetween;
  const first = season.firstDay + week * 7 + TUESDAY + random.integer(0, 1);
  const day = freeDay(home, away, first, first + WINDOW_DAYS) ?? first;
  const time = random.pick(KICK_OFFS);
  const { timeZone } = home.country;
  const startsAt = instantOf(day, time, timeZone);
  const laterDay = () => freeDay(home, away, day + 1, day + MOST_DAYS_LATER) ?? day + 1;
  const announcedAt = knownAt === undefined ? {} : { announcedAt: knownAt + DRAW_SECONDS };
  return {
    day,
    fixture: {
      key,
      kind: 'cup',
      league: cup,
      season,
      round: roundName(entrants),
      home,
      away,
      place: position,
      startsAt,
      ...announcedAt,
      replayAt: () => instantOf(laterDay(), time, timeZone),
    },
  };
}
