import { knockOut, roundName, type Tie } from '../../calendar/bracket.ts';
import { type CivilDay, DAY_SECONDS, instantOf, isoDay } from '../../calendar/civil-day.ts';
import { playTennis, type TennisOutcome } from '../play/tennis-match.ts';
import { type TennisFixture, tennisSeasonKey } from '../tennis-fixture.ts';
import { drawSizeOf, firstMonday, type Tournament, tournaments } from '../tournaments.ts';
import { dayOfMatch, hasSpareDay, lastDay, slotOf } from './days-of-rounds.ts';
import { drawOf, type Entrant } from './draw.ts';

/** A tournament of one year. */
export interface Edition {
  readonly tournament: Tournament;
  readonly year: number;
  readonly firstDay: CivilDay;
  readonly lastDay: CivilDay;
}

/** A match on its day, and what becomes of it. */
export interface SetMatch {
  readonly fixture: TennisFixture;
  readonly outcome: TennisOutcome;
}

const DRAW_SECONDS = 2.5 * DAY_SECONDS;
/** Between a match's end and the order of play of the next round. */
const ORDER_SECONDS = 900;

export function firstDayOf({ week, weekday }: Tournament, year: number): CivilDay {
  return firstMonday(year) + week * 7 + weekday;
}

function editionOf(tournament: Tournament, year: number): Edition {
  const firstDay = firstDayOf(tournament, year);
  return { tournament, year, firstDay, lastDay: firstDay + lastDay(drawSizeOf(tournament)) };
}

/** The tournaments that are on at some time between two days, both included. */
export function editionsBetween(first: CivilDay, last: CivilDay): Edition[] {
  const year = Number(isoDay(first).slice(0, 4));
  const until = Number(isoDay(last).slice(0, 4));
  const years = Array.from({ length: until - year + 2 }, (_, index) => year - 1 + index);
  return years
    .flatMap((one) => tournaments.map((tournament) => editionOf(tournament, one)))
    .filter((edition) => edition.firstDay <= last && edition.lastDay >= first);
}

const CACHED_EDITIONS = 24;

/**
 * The matches of a local day. A tournament is played through on first use: who meets whom depends
 * on all earlier matches.
 */
export function createTennisCalendar(seed: number): (day: CivilDay) => readonly SetMatch[] {
  const cached = new Map<string, ReadonlyMap<CivilDay, readonly SetMatch[]>>();
  return (day) =>
    editionsBetween(day, day).flatMap((edition) => {
      const key = tennisSeasonKey(edition.tournament, edition.year);
      const known = cached.get(key) ?? playEdition(seed, edition);
      cached.set(key, known);
      const [oldest] = cached.keys();
      if (cached.size > CACHED_EDITIONS && oldest !== undefined) cached.delete(oldest);
      return known.get(day) ?? [];
    });
}

function playEdition(seed: number, edition: Edition): Map<CivilDay, SetMatch[]> {
  const byDay = new Map<CivilDay, SetMatch[]>();
  knockOut(drawOf(seed, edition.tournament, edition.year), (tie) => {
    const { day, fixture } = fixtureOf(edition, tie);
    const { disruption, startsAt, winner, endsAt } = playTennis(seed, fixture);
    const match = { fixture, outcome: { disruption, startsAt, winner, endsAt } };
    const ofDay = byDay.get(day);
    if (ofDay === undefined) byDay.set(day, [match]);
    else ofDay.push(match);
    return { winner: fixture[winner], endsAt };
  });
  return byDay;
}

function fixtureOf(
  { tournament, year, firstDay }: Edition,
  { entrants, position, home, away, knownAt }: Tie<Entrant>,
): { day: CivilDay; fixture: TennisFixture } {
  const { country } = tournament;
  const hasSeed = home.seed !== null || away.seed !== null;
  const match = { drawSize: drawSizeOf(tournament), entrants, position, hasSeed };
  const day = firstDay + dayOfMatch(match);
  const startsAt = instantOf(day, slotOf(entrants, position), country.timeZone);
  const drawnAt = instantOf(firstDay, '11:00', country.timeZone) - DRAW_SECONDS;
  return {
    day,
    fixture: {
      key: `${tennisSeasonKey(tournament, year)}-${roundName(entrants)}-${position + 1}`,
      tournament,
      year,
      entrants,
      position,
      home,
      away,
      startsAt,
      announcedAt: knownAt === undefined ? drawnAt : knownAt + ORDER_SECONDS,
      hasSpareDay: hasSpareDay(match),
    },
  };
}
