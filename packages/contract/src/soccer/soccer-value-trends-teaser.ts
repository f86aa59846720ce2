import { defineEndpoint } from '../endpoint.ts';
import { valueTrendsTeaserPage } from '../entities/value-trend.ts';

/** The public part of the value trends: the first few, and how many more there are. */
export const soccerValueTrendsTeaser = defineEndpoint<typeof soccerValueTrendsTeaserSchemas>()({
  name: 'soccerValueTrendsTeaser',
  method: 'GET',
  path: '/soccer/value-trends/teaser',
  access: 'public',
  cache: 'shared',
});

export const soccerValueTrendsTeaserSchemas = () => ({
  summary: 'Get the first soccer value trends and how many there are',
  tags: ['soccer'],
  reply: valueTrendsTeaserPage,
});
