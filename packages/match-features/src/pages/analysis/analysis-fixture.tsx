import {
  type MathAnalysisPage,
  soccerMathAnalysisPage,
  soccerMathAnalysisReliability,
} from '@tipmark/contract';
import { routeNames } from '@tipmark/route-builder';
import { loadOf } from '../../parts/page/page-load.ts';
import { game, ready, renderGame } from '../../testing/game-fixture.tsx';
import { page } from './analysis-page-fixture.ts';
import { createAnalysisPage } from './create-analysis-page.tsx';

export { page };

export const reliability = loadOf(soccerMathAnalysisReliability);
export const { screen: analysis } = createAnalysisPage({
  sport: game,
  load: loadOf(soccerMathAnalysisPage),
  reliability,
  totalLine: 2.5,
});

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
