import { type SportName, TEAM_SPORTS } from '@tipmark/domain';
import * as z from 'zod/mini';
import { eventStory } from '../entities/events/event-story.ts';
import { errorCodes } from '../refusals.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';
import { entityUrl } from '../values/entity-url.ts';

export const eventStoryCalls = defineSportEndpoints<typeof eventStoryCallsSchemas>()(TEAM_SPORTS, {
  name: '*EventStory',
  method: 'GET',
  path: '/*/events/story/:matchUrl',
  access: 'public',
  cache: 'shared',
});

export const { soccerEventStory, hockeyEventStory } = eventStoryCalls;

export const eventStoryCallsSchemas = (sport: SportName) => ({
  summary: 'Get momentum, shots and player ratings of a match',
  tags: [sport],
  refusals: errorCodes('not_found'),
  segments: z.object({ matchUrl: entityUrl() }),
  reply: eventStory,
});
