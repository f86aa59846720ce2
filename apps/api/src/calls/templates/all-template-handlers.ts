import type { Together } from '@tipmark/contract';
import { SPORT_NAMES, type SportName } from '@tipmark/domain';
import { type TemplateHandlers, templateHandlers } from './template-handlers.ts';

type ScannerHandlers = Together<
  { [Name in SportName]: TemplateHandlers<`${Name}Scanner`> }[SportName]
>;

/** Handlers of all calls about templates. */
export const allTemplateHandlers = {
  ...templateHandlers('tips'),
  ...templateHandlers('users'),
  ...(Object.assign(
    {},
    ...SPORT_NAMES.map((sport) => templateHandlers(`${sport}Scanner`)),
  ) as ScannerHandlers),
};
