import { COURT_TYPE, MATCH_STATUS } from '@tipmark/domain';
import { priceStatistics } from './price-statistics.ts';
import type { ReportedMatch } from './reported-match.ts';
import { kinds, type Seen, type Statistic, shares, sizes } from './statistic.ts';

const TOURS = ['men', 'women'] as const;
const COURTS = {
  hard: [COURT_TYPE.hard, COURT_TYPE.indoorHard],
  clay: [COURT_TYPE.clay],
  grass: [COURT_TYPE.grass],
};

/** @param all groups begin with `men` or `women` */
export function tennisStatistics(all: readonly ReportedMatch[]): Statistic[] {
  const played = all.filter(({ status, score }) => status === MATCH_STATUS.finished && score);
  return [
    ...TOURS.flatMap((tour) =>
      statisticsOfTour(
        tour,
        played.filter(({ group }) => group.startsWith(tour)),
      ),
    ),
    shares(
      'given up',
      all.map(({ group, status }) => [group, status === MATCH_STATUS.finishedRetired]),
    ),
    shares(
      'walked over',
      all.map(({ group, status }) => [group, status === MATCH_STATUS.walkover]),
    ),
    shares(
      'best of five sets',
      played
        .filter(({ group }) => group.startsWith('men'))
        .map(({ group, match }) => [group, match.bestOf === 5]),
    ),
    kinds(
      'court',
      all.map(({ group, match: { court } }) => [group, courtName(court)]),
    ),
    ...priceStatistics('tennis', played),
  ];
}

function statisticsOfTour(tour: string, matches: readonly ReportedMatch[]): Statistic[] {
  const ofThree = matches.filter(({ match }) => match.bestOf === 3);
  const ofFive = matches.filter(({ match }) => match.bestOf === 5);
  const sides = (of: readonly ReportedMatch[], value: (side: Side) => number | undefined) =>
    of.flatMap(({ group, statistics }): Seen[] =>
      statistics === undefined
        ? []
        : [statistics.home, statistics.away].map((side): Seen => [group, value(side)]),
    );
  const courts = Object.entries(COURTS).map(([name, types]) =>
    sizes(
      `${tour}: points won on serve, ${name}`,
      { width: 0.05, least: 0.4, most: 0.8 },
      sides(
        matches.filter(({ match }) => types.some((type) => type === match.court)),
        onServe,
      ),
    ),
  );
  return [
    kinds(`${tour}: sets of three`, setCounts(ofThree)),
    ...(ofFive.length > 0 || tour === 'men'
      ? [kinds(`${tour}: sets of five`, setCounts(ofFive))]
      : []),
    kinds(
      `${tour}: games of a set`,
      matches.flatMap(({ group, score }) =>
        (score?.periods ?? []).map(
          ([h, a]) => [group, `${Math.max(h, a)}:${Math.min(h, a)}`] as const,
        ),
      ),
    ),
    sizes(`${tour}: games of three sets`, { width: 3, least: 12, most: 36 }, gamesOf(ofThree)),
    ...courts,
    sizes(
      `${tour}: aces of a side, best of three`,
      { width: 2, least: 0, most: 14 },
      sides(ofThree, ({ aces }) => aces),
    ),
    sizes(
      `${tour}: double faults of a side, best of three`,
      { width: 1, least: 0, most: 9 },
      sides(ofThree, ({ doubleFaults }) => doubleFaults),
    ),
    sizes(
      `${tour}: break points of a side, best of three`,
      { width: 2, least: 0, most: 16 },
      sides(ofThree, ({ breakPointsFaced }) => breakPointsFaced),
    ),
    shares(
      `${tour}: the higher ranked wins`,
      matches.map(({ group, match: { ranks }, score }) => {
        const [one, other] = ranks ?? [null, null];
        const isKnown = one !== null && other !== null;
        return [
          group,
          isKnown ? one < other === (score?.home ?? 0) > (score?.away ?? 0) : undefined,
        ] as const;
      }),
    ),
  ];
}

type Side = NonNullable<ReportedMatch['statistics']>['home'];

function onServe({ firstServesWon, secondServesWon, servePoints }: Side): number | undefined {
  if (firstServesWon === undefined || secondServesWon === undefined || !servePoints)
    return undefined;
  return (firstServesWon + secondServesWon) / servePoints;
}

function setCounts(matches: readonly ReportedMatch[]) {
  return matches.map(
    ({ group, score }) => [group, String((score?.home ?? 0) + (score?.away ?? 0))] as const,
  );
}

function gamesOf(matches: readonly ReportedMatch[]): Seen[] {
  return matches.map(({ group, score }) => [
    group,
    score?.periods?.reduce((sum, [home, away]) => sum + home + away, 0),
  ]);
}

function courtName(court: number | undefined): string | undefined {
  return Object.entries(COURTS).find(([, types]) => types.some((type) => type === court))?.[0];
}
