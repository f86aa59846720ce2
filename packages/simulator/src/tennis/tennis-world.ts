import type { FeedRecord } from '@tipmark/contract/feed';
import { LEAGUE_TYPE, SPORT } from '@tipmark/domain';
import { DAY_SECONDS, isoDay, utcDayOf } from '../calendar/civil-day.ts';
import { crestRecord, leagueCrestOf } from '../countries/crests.ts';
import type { SportWorld } from '../sport-world.ts';
import { SOURCE, type TimedRecord } from '../timed-record.ts';
import { createTennisCalendar, type Edition, editionsBetween } from './calendar/tennis-calendar.ts';
import { tennisSeasonKey } from './tennis-fixture.ts';
import { tennisPlan } from './tennis-plan.ts';
import { tennisYearBegan, tournaments } from './tournaments.ts';
import { tours } from './tours.ts';

/** A tournament is reported this many days before it begins. */
const EMITTED_DAYS = 8;

export function createTennis(seed: number): SportWorld {
  const calendar = createTennisCalendar(seed);
  return {
    lasting: playerRecords,
    seasonsBetween: (from, to) =>
      editionsBetween(utcDayOf(from) - 2, utcDayOf(to) + EMITTED_DAYS + 1).flatMap(editionRecords),
    plansOn: (day) => calendar(day).map((match) => tennisPlan(seed, match)),
    seasonBegan: tennisYearBegan,
  };
}

function playerRecords(): FeedRecord[] {
  return tours.flatMap((tour) =>
    tour.players.map(({ key, name, countryCode, colours }) => ({
      kind: 'team',
      source: SOURCE,
      key,
      sport: SPORT.tennis,
      name,
      countryCode,
      tour: tour.key,
      crest: { shape: 'avatar', colours: [...colours] },
    })),
  );
}

function editionRecords({ tournament, year, firstDay, lastDay }: Edition): TimedRecord[] {
  const { key, name, country, tier } = tournament;
  const at = (firstDay - EMITTED_DAYS) * DAY_SECONDS;
  return [
    {
      at,
      record: {
        kind: 'league',
        source: SOURCE,
        key,
        sport: SPORT.tennis,
        name,
        tier,
        countryCode: country.code,
        leagueType: LEAGUE_TYPE.internationalClubs,
        crest: crestRecord(leagueCrestOf('tennis', tournaments.indexOf(tournament))),
        isSimulated: true,
      },
    },
    {
      at,
      record: {
        kind: 'season',
        source: SOURCE,
        key: tennisSeasonKey(tournament, year),
        leagueKey: key,
        name: String(year),
        startsOn: isoDay(firstDay),
        endsOn: isoDay(lastDay),
      },
    },
  ];
}
