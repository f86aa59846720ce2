import { defineEndpoint } from '../endpoint.ts';
import { mainPage } from '../entities/main-page.ts';

export const soccerMainPage = defineEndpoint<typeof soccerMainPageSchemas>()({
  name: 'soccerMainPage',
  method: 'GET',
  path: '/soccer/main/page',
  access: 'public',
  cache: 'shared',
});

export const soccerMainPageSchemas = () => ({
  summary: 'Blocks of the soccer main page',
  tags: ['soccer'],
  reply: mainPage,
});
