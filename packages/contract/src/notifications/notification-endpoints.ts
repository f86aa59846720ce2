import { complete } from '../complete-endpoint.ts';
import {
  hockeyMatchNotifications,
  notifiedMatches,
  soccerMatchNotifications,
  tennisMatchNotifications,
} from './match-notification-calls.ts';
import { matchNotificationSchemas, notifiedMatchesSchemas } from './match-notifications.ts';

const { read, save, remove } = matchNotificationSchemas();

/** Every call about notifications of matches, schemas included. */
export const notificationEndpoints = {
  hockeyMatchNotification: complete(hockeyMatchNotifications.read, () => read),
  hockeyMatchNotificationDelete: complete(hockeyMatchNotifications.remove, () => remove),
  hockeyMatchNotificationSave: complete(hockeyMatchNotifications.save, () => save),
  notifiedMatches: complete(notifiedMatches, notifiedMatchesSchemas),
  soccerMatchNotification: complete(soccerMatchNotifications.read, () => read),
  soccerMatchNotificationDelete: complete(soccerMatchNotifications.remove, () => remove),
  soccerMatchNotificationSave: complete(soccerMatchNotifications.save, () => save),
  tennisMatchNotification: complete(tennisMatchNotifications.read, () => read),
  tennisMatchNotificationDelete: complete(tennisMatchNotifications.remove, () => remove),
  tennisMatchNotificationSave: complete(tennisMatchNotifications.save, () => save),
} as const;
