import type { MathAnalysisPage } from '@tipmark/contract';
import { aLeague, aMatch } from '@tipmark/test-kit';
import { NOW_SECONDS } from '../../testing/render-screen.tsx';

/** A day with the forecast of one match. */
export const page: MathAnalysisPage = {
  leagues: [
    {
      ...aLeague().named('Премьер-лига').of('RU', 'Россия').buildHead(),
      link: '7-rpl',
      matches: [
        {
          match: aMatch().between('Zenit', 'Akron').startingAt(NOW_SECONDS).buildWire(),
          forecastScores: [1.6, 1],
          forecastScore: '1:0',
          percents: [50, 26, 24],
          overPercent: 55,
          bothScorePercent: 48,
          value: { oddType: '1x2.1', odds: 2.1, percent: -2.4, claimedPercent: 5 },
        },
      ],
    },
  ],
  countOfUnknown: 3,
  timestamp: NOW_SECONDS,
  asOf: NOW_SECONDS,
};
