import type { ReportedMatch } from './reported-match.ts';
import { type Seen, type Statistic, sizes } from './statistic.ts';

/** With fewer matches the mean depends little on the referee. */
const FEWEST_MATCHES = 25;

/** How referees differ: the mean of each, over that of the league. */
export function refereeStatistics(matches: readonly ReportedMatch[]): Statistic[] {
  const whistled = matches.filter(({ match, statistics }) => match.refereeKey && statistics);
  const byLeague = Map.groupBy(whistled, ({ group }) => group);
  const meansOf = (count: Count): Seen[] =>
    [...byLeague].flatMap(([league, ofLeague]) => {
      const usual = meanOf(ofLeague, count);
      return [...Map.groupBy(ofLeague, ({ match }) => match.refereeKey).values()]
        .filter((ofReferee) => ofReferee.length >= FEWEST_MATCHES)
        .map(
          (ofReferee): Seen => [league, meanOf(ofReferee.slice(0, FEWEST_MATCHES), count) / usual],
        );
    });
  return [
    sizes(
      'yellow cards of a referee, the league being 1',
      { width: 0.1, least: 0.7, most: 1.3 },
      meansOf('yellowCards'),
    ),
    sizes(
      'fouls of a referee, the league being 1',
      { width: 0.05, least: 0.85, most: 1.15 },
      meansOf('fouls'),
    ),
  ];
}

type Count = 'yellowCards' | 'fouls';

function meanOf(matches: readonly ReportedMatch[], count: Count): number {
  const of = ({ statistics }: ReportedMatch) =>
    (statistics?.home[count] ?? 0) + (statistics?.away[count] ?? 0);
  return matches.reduce((sum, match) => sum + of(match), 0) / matches.length;
}
