import type { Handlers } from '../handler/handler.ts';
import { allMatchNotificationHandlers } from '../notifications/all-match-notification-handlers.ts';
import { scannerHandlers } from '../scanner/scanner-handlers.ts';
import { allTemplateHandlers } from '../templates/all-template-handlers.ts';
import * as declared from './declared.ts';

/** Every call of the contract and its handler: a missing one does not compile. */
export const handlers: Handlers = {
  ...declared,
  ...allMatchNotificationHandlers,
  ...allTemplateHandlers,
  ...scannerHandlers,
};
