import type { TieBreak } from '@tipmark/domain';

interface Rule {
  readonly divisions: readonly string[];
  /** First and last season it held; `''` = it does still, or did always. */
  readonly from: string;
  readonly to: string;
  readonly order: readonly TieBreak[];
}

/**
 * Leagues that do not look at goal difference and goals scored first, as all others do; kept by
 * hand, because no file states it.
 *
 * - Spain and Italy: what level teams did against each other (punditgist.com of 27 April 2021).
 * - France since 2017 (lequotidiendusport.fr on Lens and Marseille; maligue2.fr of 9 May 2024: Metz
 *   before Lorient by goals in each other's stadium), without away goals since 2025
 *   (olympique-et-lyonnais.com of 11 August 2025).
 */
const RULES: readonly Rule[] = [
  {
    divisions: ['SP1', 'SP2', 'I1', 'I2'],
    ...{ from: '', to: '' },
    order: ['headToHeadPoints', 'headToHeadGoalDifference', 'goalDifference', 'goalsFor'],
  },
  {
    divisions: ['F1', 'F2'],
    ...{ from: '2017/18', to: '2024/25' },
    order: [
      ...(['goalDifference', 'headToHeadPoints', 'headToHeadGoalDifference'] as const),
      ...(['headToHeadAwayGoals', 'goalsFor'] as const),
    ],
  },
  {
    divisions: ['F1', 'F2'],
    ...{ from: '2025/26', to: '' },
    order: [
      ...(['goalDifference', 'headToHeadPoints', 'headToHeadGoalDifference'] as const),
      ...(['goalsFor', 'wins'] as const),
    ],
  },
];

/** What decides between level teams of a season, where it is not what decides everywhere. */
export const tieBreaksOf = (division: string, season: string): readonly TieBreak[] | undefined =>
  RULES.find(
    ({ divisions, from, to }) =>
      divisions.includes(division) && from <= season && (to === '' || season <= to),
  )?.order;
