import {
  checkTelegramConnection,
  checkTelegramConnectionSchemas,
} from './account/check-telegram-connection.ts';
import { socialLogin, socialLoginSchemas } from './account/social-login.ts';
import { complete } from './complete-endpoint.ts';
import {
  answerFeedback,
  answerFeedbackSchemas,
  feedbackInbox,
  feedbackInboxSchemas,
} from './feedback/feedback-inbox.ts';
import {
  pageFeedback,
  pageFeedbackSchemas,
  sendFeedback,
  sendFeedbackSchemas,
} from './feedback/page-feedback.ts';
import { changeSubscription, changeSubscriptionSchemas } from './premium/change-subscription.ts';
import { pagePremium, pagePremiumSchemas } from './premium/page-premium.ts';
import {
  sendPayProGlobalLoginLink,
  sendPayProGlobalLoginLinkSchemas,
} from './premium/send-pay-pro-global-login-link.ts';

/** Calls about premium, feedback and sign-ins from outside, schemas included. */
export const personalEndpoints = {
  answerFeedback: complete(answerFeedback, answerFeedbackSchemas),
  changeSubscription: complete(changeSubscription, changeSubscriptionSchemas),
  checkTelegramConnection: complete(checkTelegramConnection, checkTelegramConnectionSchemas),
  feedbackInbox: complete(feedbackInbox, feedbackInboxSchemas),
  pageFeedback: complete(pageFeedback, pageFeedbackSchemas),
  pagePremium: complete(pagePremium, pagePremiumSchemas),
  sendFeedback: complete(sendFeedback, sendFeedbackSchemas),
  sendPayProGlobalLoginLink: complete(sendPayProGlobalLoginLink, sendPayProGlobalLoginLinkSchemas),
  socialLogin: complete(socialLogin, socialLoginSchemas),
} as const;
