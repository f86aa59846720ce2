import { defineEndpoint } from '../../endpoint.ts';
import { eventPageSchemasOf } from '../../entities/events/event-schemas.ts';

/** The first eight segments are those of the tabs' own calls. */
export const soccerEventPage = defineEndpoint<typeof soccerEventPageSchemas>()({
  name: 'soccerEventPage',
  method: 'GET',
  path: '/soccer/events/page/:matchUrl/:countOfMatches/:countOfMonths/:isCurrentTournament/:isCurrentCompetitor/:isCurrentGameSeason/:isSaveHomeAwayStatus/:isExcludeFriendlies/:tableCountOfMonths',
  access: 'public',
  cache: 'shared',
});

export const soccerEventPageSchemas = () => eventPageSchemasOf('soccer');
