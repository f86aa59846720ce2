import type { SportName } from '@tipmark/domain';
import type { Figure } from './figure.ts';
import { hockeyFigures } from './hockey-figures.ts';
import { soccerFigures } from './soccer-figures.ts';
import { tennisFigures } from './tennis-figures.ts';
import type { ToldMatch } from './told-match.ts';

export const FIGURES: Readonly<Record<SportName, (matches: readonly ToldMatch[]) => Figure[]>> = {
  soccer: soccerFigures,
  hockey: hockeyFigures,
  tennis: tennisFigures,
};
