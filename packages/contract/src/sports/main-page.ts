import { type SportName, TEAM_SPORTS } from '@tipmark/domain';
import { mainPage } from '../entities/main-page.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';

export const mainPageCalls = defineSportEndpoints<typeof mainPageCallsSchemas>()(TEAM_SPORTS, {
  name: '*MainPage',
  method: 'GET',
  path: '/*/main/page',
  access: 'public',
  cache: 'shared',
});

export const { soccerMainPage } = mainPageCalls;

export const mainPageCallsSchemas = (sport: SportName) => ({
  summary: `Get the blocks of the ${sport} home page`,
  tags: [sport],
  reply: mainPage,
});
