import { SPORT, SPORT_NAMES, type Sport, type SportName } from '@tipmark/domain';

/** A criterion that each sport has for itself: `soccerLeagueIds`, `hockeyLeagueIds` … */
export const bySport = <const End extends string, Schema>(
  end: End,
  schemaOf: (sport: Sport) => Schema,
) =>
  Object.fromEntries(SPORT_NAMES.map((name) => [`${name}${end}`, schemaOf(SPORT[name])])) as {
    readonly [Name in SportName as `${Name}${End}`]: Schema;
  };
