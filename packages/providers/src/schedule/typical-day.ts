import { periodStart } from './limits.ts';
import type { PlannedMatch } from './offers/offer.ts';
import type { LeagueSettings, ScheduleSettings } from './settings.ts';

const MINUTE = 60;
/** Starts of a full day of a league, minutes after midnight UTC. */
const STARTS: Readonly<Record<LeagueSettings['sport'], readonly number[]>> = {
  soccer: [690, 840, 840, 840, 840, 840, 990, 990, 1_140, 1_140],
  hockey: [1_080, 1_200, 1_380, 1_380, 1_380, 1_410, 1_410],
  tennis: [600, 600, 600, 690, 690, 780, 780, 870, 960, 1_050, 1_140],
};

/** Matches of a full day of every league, to find out what such a day costs. */
export function typicalDay({ leagues }: ScheduleSettings, at: number): PlannedMatch[] {
  const day = periodStart('day', at);
  return leagues.flatMap(({ name, sport, ids }, league) =>
    STARTS[sport].map((minutes, index): PlannedMatch => {
      const id = String((league + 1) * 1_000 + index);
      const known = Object.keys(ids).map((provider) => [provider, id] as const);
      return {
        ids: Object.fromEntries(known),
        league: name,
        startsAt: day + minutes * MINUTE,
        round: '1',
        sides: [`${id}1`, `${id}2`],
      };
    }),
  );
}
