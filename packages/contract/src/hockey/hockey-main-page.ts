import { defineEndpoint } from '../endpoint.ts';
import { mainPage } from '../entities/main-page.ts';

export const hockeyMainPage = defineEndpoint<typeof hockeyMainPageSchemas>()({
  name: 'hockeyMainPage',
  method: 'GET',
  path: '/hockey/main/page',
  access: 'public',
  cache: 'shared',
});

export const hockeyMainPageSchemas = () => ({
  summary: 'Blocks of the hockey main page',
  tags: ['hockey'],
  reply: mainPage,
});
