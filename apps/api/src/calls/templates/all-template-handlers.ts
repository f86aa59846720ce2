import { templateHandlers } from './template-handlers.ts';

/** Handlers of all calls about templates. */
export const allTemplateHandlers = {
  ...templateHandlers('tips'),
  ...templateHandlers('users'),
  ...templateHandlers('soccerScanner'),
  ...templateHandlers('hockeyScanner'),
  ...templateHandlers('tennisScanner'),
};
