import type { LeagueRecord, SeasonRecord } from '@tipmark/contract/feed';
import { SPORT, type Sport, tableOf } from '@tipmark/domain';

interface TableRules {
  readonly pointsRule?: LeagueRecord['pointsRule'];
  readonly tieBreaks?: SeasonRecord['tieBreaks'];
}

/** Two points for every win, one for a loss after regular time. */
const TWO_POINTS: TableRules = { pointsRule: { win: 2, draw: 1, loss: 0 } };

/** Of the NHL, between clubs level on points. */
const NHL: TableRules = {
  ...TWO_POINTS,
  tieBreaks: [
    'fewerMatches',
    'regulationWins',
    'winsBeforeShootout',
    'wins',
    'headToHeadPoints',
    'goalDifference',
    'goalsFor',
  ],
};

/** Leagues of hockey whose table is not that of three points, by country and name. */
const HOCKEY = tableOf<TableRules>({
  'US NHL': NHL,
  'US AHL': TWO_POINTS,
  'RU KHL': TWO_POINTS,
});

/** How a league makes its table, where that is not the rule of its sport. */
export function tableRulesOf(sport: Sport, countryCode: string, name: string): TableRules {
  return (sport === SPORT.hockey && HOCKEY[`${countryCode} ${name}`]) || {};
}
