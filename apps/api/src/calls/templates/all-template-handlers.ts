import { templateHandlers } from './template-handlers.ts';

/** What answers every call about templates. */
export const allTemplateHandlers = {
  ...templateHandlers('tips'),
  ...templateHandlers('users'),
  ...templateHandlers('soccerScanner'),
  ...templateHandlers('hockeyScanner'),
  ...templateHandlers('tennisScanner'),
};
