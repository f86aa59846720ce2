import * as z from 'zod/mini';
import { unixSecond } from '../values/decimal-odds.ts';
import { fixtureTrends } from './fixture-trends.ts';
import { teamStatistics } from './statistics.ts';
import { teamMatchLists } from './team-page.ts';

export const teamMatches = z.object({ ...teamMatchLists, asOf: unixSecond });

export const teamSummary = z.object({ ...teamStatistics, asOf: unixSecond });

export const teamTrends = z.object({ trends: fixtureTrends, asOf: unixSecond });

export type TeamMatches = z.output<typeof teamMatches>;
export type TeamSummary = z.output<typeof teamSummary>;
export type TeamTrends = z.output<typeof teamTrends>;
