import { SPORT } from '@tipmark/domain';
import { dayOfAnalysis } from '../forecasts/day-of-analysis.ts';

export const soccerMathAnalysisPage = dayOfAnalysis(SPORT.soccer);
