import { SPORT } from '@tipmark/domain';
import { dayOfAnalysis } from '../prediction/stored/day-of-analysis.ts';

export const hockeyMathAnalysisPage = dayOfAnalysis(SPORT.hockey);
