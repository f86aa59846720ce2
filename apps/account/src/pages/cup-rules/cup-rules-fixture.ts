import type { ContestRules } from '@tipmark/contract';
import { aContest, aRow } from '../../parts/rating/rating-fixture.ts';

export const rules: ContestRules = {
  ...aContest,
  title: 'Tipmark Cup rules',
  body: [{ heading: 'What counts', paragraphs: ['Odds from 1.50 to 5.00.'] }],
  prizes: [
    { from: 1, to: 1, premiumDays: 30 },
    { from: 4, to: 10, premiumDays: 3 },
  ],
  conditions: {
    minOdds: 1.5,
    maxOdds: 5,
    tipsPerDay: 5,
    minSettledTips: 20,
    minDescription: 50,
    isPremiumOnly: false,
  },
  standings: [{ ...aRow(), prizeDays: 30 }],
  countOfContestants: 12,
  previousSeasonId: 1_202_610,
  asOf: 1_795_284_420,
};
