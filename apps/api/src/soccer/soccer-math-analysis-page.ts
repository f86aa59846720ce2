import { SPORT } from '@tipmark/domain';
import { dayOfAnalysis } from '../prediction/stored/day-of-analysis.ts';

export const soccerMathAnalysisPage = dayOfAnalysis(SPORT.soccer);
