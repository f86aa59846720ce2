import { checkTelegramConnection } from '../account/check-telegram-connection.ts';
import { socialLogin } from '../account/social-login.ts';
import { answerFeedback } from '../feedback/answer-feedback.ts';
import { feedbackInbox } from '../feedback/feedback-inbox.ts';
import { pageFeedback } from '../feedback/page-feedback.ts';
import { sendFeedback } from '../feedback/send-feedback.ts';
import { allMatchNotificationHandlers } from '../notifications/all-match-notification-handlers.ts';
import { changeSubscription } from '../premium/change-subscription.ts';
import { pagePremium } from '../premium/page-premium.ts';
import { sendPayProGlobalLoginLink } from '../premium/send-pay-pro-global-login-link.ts';
import { allTemplateHandlers } from '../templates/all-template-handlers.ts';

/** What answers the calls about premium, feedback, templates and sign-ins from outside. */
export const personalHandlers = {
  ...allMatchNotificationHandlers,
  ...allTemplateHandlers,
  answerFeedback,
  changeSubscription,
  checkTelegramConnection,
  feedbackInbox,
  pageFeedback,
  pagePremium,
  sendFeedback,
  sendPayProGlobalLoginLink,
  socialLogin,
};
