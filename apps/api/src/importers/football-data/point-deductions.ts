/** Points a tribunal took from a team; the files know results only. */
export interface PointDeduction {
  team: string;
  points: number;
  /** Code of the reason; its words are in the locales. */
  reason: 'financial-rules' | 'false-accounting' | 'crowd-trouble';
  /** Day of the decision that holds, `yyyy-mm-dd`. */
  date: string;
}

/**
 * By division and season; kept by hand, because no file states them and results do not tell them: a
 * season that is not here counts without. Where an appeal changed a penalty, the final one stands.
 */
export const POINT_DEDUCTIONS: Record<string, PointDeduction[]> = {
  'E0 2023/24': [
    { team: 'Everton', points: 6, reason: 'financial-rules', date: '2024-02-26' },
    { team: 'Everton', points: 2, reason: 'financial-rules', date: '2024-04-08' },
    { team: "Nott'm Forest", points: 4, reason: 'financial-rules', date: '2024-03-18' },
  ],
  'I1 2022/23': [{ team: 'Juventus', points: 10, reason: 'false-accounting', date: '2023-05-22' }],
  'F1 2021/22': [
    { team: 'Nice', points: 1, reason: 'crowd-trouble', date: '2021-09-08' },
    { team: 'Lyon', points: 1, reason: 'crowd-trouble', date: '2021-12-08' },
  ],
};
