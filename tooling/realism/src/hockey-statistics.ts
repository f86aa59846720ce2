import { MATCH_STATUS } from '@tipmark/domain';
import { priceStatistics } from './price-statistics.ts';
import type { ReportedMatch } from './reported-match.ts';
import { type Seen, type Statistic, shares, sizes } from './statistic.ts';
import { tableStatistics } from './table-statistics.ts';

/** Of matches for the table that were played to their end. */
export function hockeyStatistics(all: readonly ReportedMatch[]): Statistic[] {
  const matches = all.filter(
    ({ status, score, match }) =>
      status === MATCH_STATUS.finished && score !== undefined && match.isPlayOff !== true,
  );
  const by = (value: (match: ReportedMatch) => number | undefined) =>
    matches.map((match): Seen => [match.group, value(match)]);
  const whether = (happened: (match: ReportedMatch) => boolean | undefined) =>
    matches.map((match) => [match.group, happened(match)] as const);
  const lead = ({ score }: ReportedMatch) => (score?.home ?? 0) - (score?.away ?? 0);
  const periods = ['first', 'second', 'third'].map((name, index) =>
    sizes(
      `goals of the ${name} period`,
      { width: 1, least: 0, most: 5 },
      by(({ score }) => score?.periods?.[index] && sum(score.periods[index])),
    ),
  );
  // Files report neither shots nor empty nets: only matches that have events are counted.
  const ends = matches.filter(({ events }) => events.length > 0);
  return [
    sizes(
      'goals of sixty minutes',
      { width: 1, least: 0, most: 11 },
      by((one) => sum(regular(one))),
    ),
    ...periods,
    sizes("host's lead in the end", { width: 1, least: -5, most: 5 }, by(lead)),
    sizes("host's lead after sixty minutes", { width: 1, least: -5, most: 5 }, by(regularLead)),
    shares(
      'host wins in the end',
      whether((one) => lead(one) > 0),
    ),
    shares(
      'level after sixty minutes',
      whether((one) => regularLead(one) === 0),
    ),
    shares(
      'decided by one goal',
      whether((one) => Math.abs(lead(one)) === 1),
    ),
    shares(
      'overtime ends with shots',
      whether((one) =>
        regularLead(one) === 0 && ends.length > 0 ? one.score?.penalties !== undefined : undefined,
      ),
    ),
    sizes(
      'goals into an empty net',
      { width: 1, least: 0, most: 2 },
      ends.map(
        ({ group, events }): Seen => [
          group,
          events.filter(({ type }) => type === 'empty_net_goal').length,
        ],
      ),
    ),
    ...tableStatistics(matches, (one) =>
      lead(one) > 0 ? [2, Number(regularLead(one) === 0)] : [Number(regularLead(one) === 0), 2],
    ),
    ...priceStatistics('hockey', matches),
  ];
}

/** Goals of both sides in sixty minutes. */
function regular({ score }: ReportedMatch): readonly [number, number] {
  return (score?.periods ?? []).reduce<[number, number]>(
    ([h, a], one) => [h + one[0], a + one[1]],
    [0, 0],
  );
}

function regularLead(match: ReportedMatch): number {
  const [home, away] = regular(match);
  return home - away;
}

function sum([home, away]: readonly [number, number]): number {
  return home + away;
}
