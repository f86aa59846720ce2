import {
  type MathAnalysisPage,
  soccerMathAnalysisPage,
  soccerMathAnalysisReliability,
} from '@tipmark/contract';
import { routeNames } from '@tipmark/route-builder';
import { aLeague, aMatch } from '@tipmark/test-kit';
import { loadOf } from '../../parts/page/page-load.ts';
import { game, NOW_SECONDS, ready, renderGame } from '../../testing/game-fixture.tsx';
import { createAnalysisPage } from './create-analysis-page.tsx';

export const reliability = loadOf(soccerMathAnalysisReliability);
export const { screen: analysis } = createAnalysisPage({
  sport: game,
  load: loadOf(soccerMathAnalysisPage),
  reliability,
  totalLine: 2.5,
});

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
          value: { oddType: '1x2.1', odds: 2.1, percent: 5 },
        },
      ],
    },
  ],
  countOfUnknown: 3,
  timestamp: NOW_SECONDS,
  asOf: NOW_SECONDS,
};

export const renderAnalysis = (data: MathAnalysisPage, search = '') =>
  renderGame({
    Screen: analysis.Component,
    address: `/math-analysis${search}`,
    loads: { soccerMathAnalysisPage: ready(data) },
    served: routeNames,
  });

/** Files the page offers for download. */
export function savedFiles() {
  const files: Blob[] = [];
  const names: string[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => {},
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return { files, names };
}
