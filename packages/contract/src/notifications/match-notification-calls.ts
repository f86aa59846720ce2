import type { SportName } from '@tipmark/domain';
import { defineEndpoint, type EndpointDefinition, type Method } from '../endpoint.ts';
import type { matchNotificationSchemas, notifiedMatchesSchemas } from './match-notifications.ts';

type Schemas = ReturnType<typeof matchNotificationSchemas>;

type Call<Name extends string, M extends Method, Part extends keyof Schemas> = {
  readonly name: Name;
  readonly method: M;
  readonly path: `/${string}`;
  readonly access: 'user';
  readonly cache: 'private';
} & EndpointDefinition<Schemas[Part]>;

/** The calls about a user's notifications of a match, in each sport. */
export interface MatchNotificationCalls<Sport extends SportName> {
  readonly read: Call<`${Sport}MatchNotification`, 'GET', 'read'>;
  readonly save: Call<`${Sport}MatchNotificationSave`, 'POST', 'save'>;
  readonly remove: Call<`${Sport}MatchNotificationDelete`, 'DELETE', 'remove'>;
}

function callsOf<const Sport extends SportName>(sport: Sport): MatchNotificationCalls<Sport> {
  const where = {
    path: `/${sport}-match-notifications/:id`,
    access: 'user',
    cache: 'private',
  } as const;
  return {
    read: { name: `${sport}MatchNotification`, method: 'GET', ...where },
    save: { name: `${sport}MatchNotificationSave`, method: 'POST', ...where },
    remove: { name: `${sport}MatchNotificationDelete`, method: 'DELETE', ...where },
  };
}

export const soccerMatchNotifications = callsOf('soccer');
export const hockeyMatchNotifications = callsOf('hockey');
export const tennisMatchNotifications = callsOf('tennis');

/** Shared lists are the same for all users: marks of their matches are a separate call. */
export const notifiedMatches = defineEndpoint<typeof notifiedMatchesSchemas>()({
  name: 'notifiedMatches',
  method: 'GET',
  path: '/match-notifications',
  access: 'user',
  cache: 'private',
});
