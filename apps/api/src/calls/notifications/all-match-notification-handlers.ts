import { SPORT } from '@tipmark/domain';
import { matchNotificationHandlers, notifiedMatches } from './match-notification-handlers.ts';

const soccer = matchNotificationHandlers(SPORT.soccer);
const hockey = matchNotificationHandlers(SPORT.hockey);
const tennis = matchNotificationHandlers(SPORT.tennis);

/** Handlers of the calls about match notifications. */
export const allMatchNotificationHandlers = {
  hockeyMatchNotification: hockey.read,
  hockeyMatchNotificationDelete: hockey.remove,
  hockeyMatchNotificationSave: hockey.save,
  notifiedMatches,
  soccerMatchNotification: soccer.read,
  soccerMatchNotificationDelete: soccer.remove,
  soccerMatchNotificationSave: soccer.save,
  tennisMatchNotification: tennis.read,
  tennisMatchNotificationDelete: tennis.remove,
  tennisMatchNotificationSave: tennis.save,
};
