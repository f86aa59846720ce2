import type { SimulatedSport } from '@tipmark/simulator';
import type { Figure } from './figure.ts';
import { hockeyFigures } from './hockey-figures.ts';
import type { ReportedMatch } from './reported-match.ts';
import { soccerFigures } from './soccer-figures.ts';
import { tennisFigures } from './tennis-figures.ts';

export const FIGURES: Readonly<
  Record<SimulatedSport, (matches: readonly ReportedMatch[]) => Figure[]>
> = {
  soccer: soccerFigures,
  hockey: hockeyFigures,
  tennis: tennisFigures,
};
