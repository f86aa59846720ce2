import type { TieBreak } from '@tipmark/domain';

interface Rule {
  readonly divisions: readonly string[];
  /** First and last season it applied; `''` = still, or always. */
  readonly from: string;
  readonly to: string;
  readonly order: readonly TieBreak[];
}

const ALWAYS = { from: '', to: '' };
const AMONG_THEM = ['headToHeadPoints', 'headToHeadGoalDifference'] as const;
const AMONG_THEM_IN_RUSSIA = [
  ...(['headToHeadPoints', 'headToHeadWins'] as const),
  ...(['headToHeadGoalDifference', 'headToHeadGoals'] as const),
] as const;

/**
 * Leagues that do not look at goal difference and goals scored first, as England, Scotland,
 * Germany, the Netherlands and the others do; maintained by hand, because no file states it.
 *
 * - Spain and Italy: what level teams did against each other (punditgist.com of 27 April 2021).
 * - France since 2017 (lequotidiendusport.fr on Lens and Marseille; maligue2.fr of 9 May 2024: Metz
 *   before Lorient by goals in each other's stadium), without away goals since 2025
 *   (olympique-et-lyonnais.com of 11 August 2025).
 * - Portugal: against each other, then goal difference, then wins (article 17 of the rules of Liga
 *   Portugal in jornaldesportivo.pt of May 2025).
 * - Turkey: against each other, away goals not counted (haberler.com of 22 February 2026, on the
 *   statutes of the TFF). Greece: the same (slgr.gr; in.gr of 19 August 2025, article 20 of the
 *   KAP).
 * - Belgium: wins (voetbalkrant.com of 11 March 2025). Brazil: wins (lance.com.br of March 2025,
 *   article 15 of the REC).
 * - Russia: against each other (sport-weekend.com of July 2024 quotes the rules) since clubs gave
 *   up wins as the first criterion (sport-express.ru on the reform of 2017).
 * - Poland: against each other (sportowefakty.wp.pl quotes article 10 of 2011/12), away goals
 *   counted as long as UEFA did.
 * - Romania: against each other (article 27 of the ROAF in as.ro). China: the same, as the tables
 *   of its seasons in Wikipedia say.
 * - USA: wins since 2013, goals scored before (nbcsports.com of 23 October 2013; mlssoccer.com of
 *   14 October 2024).
 */
const RULES: readonly Rule[] = [
  {
    divisions: ['SP1', 'SP2', 'I1', 'I2', 'T1', 'G1'],
    ...ALWAYS,
    order: [...AMONG_THEM, 'goalDifference', 'goalsFor'],
  },
  { divisions: ['P1'], ...ALWAYS, order: [...AMONG_THEM, 'goalDifference', 'wins', 'goalsFor'] },
  {
    divisions: ['Romania', 'China'],
    ...ALWAYS,
    order: [...AMONG_THEM, 'headToHeadGoals', 'goalDifference', 'goalsFor'],
  },
  {
    divisions: ['Poland'],
    from: '',
    to: '2020/21',
    order: [...AMONG_THEM, 'headToHeadAwayGoals', 'goalDifference', 'goalsFor'],
  },
  {
    divisions: ['Poland'],
    from: '2021/22',
    to: '',
    order: [...AMONG_THEM, 'goalDifference', 'goalsFor', 'wins'],
  },
  {
    divisions: ['Russia'],
    from: '',
    to: '2016/17',
    order: ['wins', ...AMONG_THEM_IN_RUSSIA, 'goalDifference', 'goalsFor'],
  },
  {
    divisions: ['Russia'],
    from: '2017/18',
    to: '',
    order: [...AMONG_THEM_IN_RUSSIA, 'wins', 'goalDifference', 'goalsFor'],
  },
  { divisions: ['B1'], ...ALWAYS, order: ['wins', 'goalDifference', 'goalsFor'] },
  {
    divisions: ['Brazil'],
    ...ALWAYS,
    order: ['wins', 'goalDifference', 'goalsFor', 'headToHeadPoints'],
  },
  {
    divisions: ['USA'],
    from: '',
    to: '2012',
    order: ['goalsFor', 'goalDifference'],
  },
  { divisions: ['USA'], from: '2013', to: '', order: ['wins', 'goalDifference', 'goalsFor'] },
  {
    divisions: ['F1', 'F2'],
    from: '2017/18',
    to: '2024/25',
    order: ['goalDifference', ...AMONG_THEM, 'headToHeadAwayGoals', 'goalsFor'],
  },
  {
    divisions: ['F1', 'F2'],
    from: '2025/26',
    to: '',
    order: ['goalDifference', ...AMONG_THEM, 'goalsFor', 'wins'],
  },
];

/** What decides between level teams of a season, where it is not what decides everywhere. */
export const tieBreaksOf = (division: string, season: string): readonly TieBreak[] | undefined =>
  RULES.find(
    ({ divisions, from, to }) =>
      divisions.includes(division) && from <= season && (to === '' || season <= to),
  )?.order;
