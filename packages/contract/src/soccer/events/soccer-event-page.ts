import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { eventPage } from '../../entities/events/event-page.ts';
import { eventFilters, tableCountOfMonths } from './event-segments.ts';

/** The first eight segments are those of the tabs' own calls. */
export const soccerEventPage = defineEndpoint<typeof soccerEventPageSchemas>()({
  name: 'soccerEventPage',
  method: 'GET',
  path: '/soccer/events/page/:matchUrl/:countOfMatches/:countOfMonths/:isCurrentTournament/:isCurrentCompetitor/:isCurrentGameSeason/:isSaveHomeAwayStatus/:isExcludeFriendlies/:tableCountOfMonths',
  access: 'public',
  cache: 'shared',
});

export const soccerEventPageSchemas = () => ({
  summary: 'A soccer match with its first tab',
  tags: ['soccer'],
  segments: z.object({ ...eventFilters(), tableCountOfMonths: tableCountOfMonths() }),
  reply: eventPage,
});
