import type { SimulatedSport } from '@tipmark/simulator';
import { hockeyStatistics } from './hockey-statistics.ts';
import type { ReportedMatch } from './reported-match.ts';
import { soccerStatistics } from './soccer-statistics.ts';
import type { Statistic } from './statistic.ts';
import { tennisStatistics } from './tennis-statistics.ts';

export const STATISTICS: Readonly<
  Record<SimulatedSport, (matches: readonly ReportedMatch[]) => Statistic[]>
> = {
  soccer: soccerStatistics,
  hockey: hockeyStatistics,
  tennis: tennisStatistics,
};
