import { SPORT_NAMES, type SportName } from '@tipmark/domain';
import { defineEndpoint } from '../endpoint.ts';
import { callOf, defineSportEndpoints } from '../sport-endpoints.ts';
import {
  matchNotificationSchemas,
  notifiedMatchesSchemas as notified,
} from './match-notifications.ts';

const USERS = {
  path: '/*-match-notifications/:id',
  access: 'user',
  cache: 'private',
} as const;

export const matchNotificationCalls = defineSportEndpoints<typeof matchNotificationCallsSchemas>()(
  SPORT_NAMES,
  { name: '*MatchNotification', method: 'GET', ...USERS },
);
export const matchNotificationCallsSchemas = () => matchNotificationSchemas().read;

export const matchNotificationSaveCalls = defineSportEndpoints<
  typeof matchNotificationSaveCallsSchemas
>()(SPORT_NAMES, { name: '*MatchNotificationSave', method: 'POST', ...USERS });
export const matchNotificationSaveCallsSchemas = () => matchNotificationSchemas().save;

export const matchNotificationDeleteCalls = defineSportEndpoints<
  typeof matchNotificationDeleteCallsSchemas
>()(SPORT_NAMES, { name: '*MatchNotificationDelete', method: 'DELETE', ...USERS });
export const matchNotificationDeleteCallsSchemas = () => matchNotificationSchemas().remove;

/** The calls about a user's notifications of a match of one sport. */
export const matchNotificationsOf = (sport: SportName) => ({
  read: callOf(matchNotificationCalls, sport),
  save: callOf(matchNotificationSaveCalls, sport),
  remove: callOf(matchNotificationDeleteCalls, sport),
});

/** Shared lists are the same for all users: marks of their matches are a separate call. */
export const notifiedMatches = defineEndpoint<typeof notifiedMatchesSchemas>()({
  name: 'notifiedMatches',
  method: 'GET',
  path: '/match-notifications',
  access: 'user',
  cache: 'private',
});
export const notifiedMatchesSchemas = notified;
