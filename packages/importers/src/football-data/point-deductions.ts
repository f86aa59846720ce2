import { tableOf } from '@tipmark/domain';
/** Points a tribunal deducted from a team; the files have only results. */
export interface PointDeduction {
  team: string;
  points: number;
  /** Code of the reason; its texts are in the locales. */
  reason: 'financial-rules' | 'false-accounting' | 'crowd-trouble' | 'insolvency';
  /** Day of the final decision, `yyyy-mm-dd`. */
  date: string;
}

/**
 * By division and season; maintained by hand, because neither files nor results show them: a
 * season that is not here counts without. Where an appeal changed a penalty, the final one stands;
 * a point taken on probation is not taken.
 *
 * Each was held against what was printed then, and the results of the files less it give the tables
 * of France and Italy printed then:
 * - Everton: ten points became six on 26 February 2024 (joe.co.uk of that day), two more in April;
 *   Nottingham Forest: four, the appeal failed (liverpoolworld.uk). Both stood on 19 May 2024
 *   (sports.yahoo.com of that day).
 * - Juventus: the Federal Court of Appeal on 22 May 2023, 69 points become 59
 *   (pledgetimes.com and liguria24.it of that day).
 * - Nice: two points, one on probation, on 8 September 2021 (rmcsport.bfmtv.com of that day,
 *   cnews.fr of 29 September); the club did not appeal (foot01.com). Lyon: one point on 8 December
 *   2021 (Reuters at nasdaq.com). Nice 63 and Lyon 58 after 37 matches (maxifoot.fr of 14 May
 *   2022).
 * - Montpellier: two points, one on probation, on 25 October 2023 (boursorama.com of that day); 17
 *   after 16 matches (urdupoint.com of 17 December).
 * - Sheffield Wednesday: twelve on 24 October 2025 for insolvency (skysports.com of that day), six
 *   more for late payments on 1 December, -10 points after 18 matches (mbl.is of that day).
 *   Leicester: six on 5 February 2026 (skysports.com and Reuters of that day).
 */
export const POINT_DEDUCTIONS = tableOf<PointDeduction[]>({
  'E0 2023/24': [
    { team: 'Everton', points: 6, reason: 'financial-rules', date: '2024-02-26' },
    { team: 'Everton', points: 2, reason: 'financial-rules', date: '2024-04-08' },
    { team: "Nott'm Forest", points: 4, reason: 'financial-rules', date: '2024-03-18' },
  ],
  'E1 2025/26': [
    { team: 'Sheffield Weds', points: 12, reason: 'insolvency', date: '2025-10-24' },
    { team: 'Sheffield Weds', points: 6, reason: 'financial-rules', date: '2025-12-01' },
    { team: 'Leicester', points: 6, reason: 'financial-rules', date: '2026-02-05' },
  ],
  'I1 2022/23': [{ team: 'Juventus', points: 10, reason: 'false-accounting', date: '2023-05-22' }],
  'F1 2021/22': [
    { team: 'Nice', points: 1, reason: 'crowd-trouble', date: '2021-09-08' },
    { team: 'Lyon', points: 1, reason: 'crowd-trouble', date: '2021-12-08' },
  ],
  'F1 2023/24': [{ team: 'Montpellier', points: 1, reason: 'crowd-trouble', date: '2023-10-25' }],
});
