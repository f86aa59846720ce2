import { defineEndpoint } from '../endpoint.ts';
import { mainPage } from '../entities/main-page.ts';

export const soccerMainPage = defineEndpoint<typeof soccerMainPageSchemas>()({
  name: 'soccerMainPage',
  method: 'GET',
  path: '/soccer/main/page',
  summary: 'Blocks of the soccer main page',
  tags: ['soccer'],
  access: 'public',
  cache: 'shared',
});

export const soccerMainPageSchemas = () => ({
  reply: mainPage,
});
