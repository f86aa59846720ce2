import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { boundedText } from '../values/positional.ts';

export const changeDescription = defineEndpoint<typeof changeDescriptionSchemas>()({
  name: 'changeDescription',
  method: 'POST',
  path: '/profile/change-description',
  access: 'user',
  cache: 'private',
});

export const changeDescriptionSchemas = () => ({
  summary: 'Change my profile description',
  tags: ['account'],
  body: z.object({ description: boundedText(4_000) }),
  reply: z.object({
    description: z.string(),
    descriptionOnModeration: z.nullable(z.string()),
  }),
});
