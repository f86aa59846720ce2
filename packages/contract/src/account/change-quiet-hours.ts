import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { profileNotifications as reply } from '../entities/profile-notifications.ts';
import { timeOfDay } from '../values/time-of-day.ts';

/** Both or neither: null ends the quiet hours. */
export const changeQuietHours = defineEndpoint<typeof changeQuietHoursSchemas>()({
  name: 'changeQuietHours',
  method: 'PUT',
  path: '/account/quiet-hours',
  access: 'user',
  cache: 'private',
});

export const changeQuietHoursSchemas = () => ({
  summary: 'Set my quiet hours',
  tags: ['account'],
  body: z.object({ quietFrom: z.nullable(timeOfDay()), quietTo: z.nullable(timeOfDay()) }),
  reply,
});
