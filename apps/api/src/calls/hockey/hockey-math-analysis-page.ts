import { SPORT } from '@tipmark/domain';
import { dayOfAnalysis } from '../forecasts/day-of-analysis.ts';

export const hockeyMathAnalysisPage = dayOfAnalysis(SPORT.hockey);
