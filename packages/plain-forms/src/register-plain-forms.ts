import type { FastifyInstance } from 'fastify';
import { registerBetForms } from './bet-forms.ts';
import { registerDisplayForm } from './display-form.ts';
import { registerHookForms } from './hook-forms.ts';
import { registerLetterForms } from './letter-forms.ts';
import { registerOwnerForms } from './owner-forms.ts';
import { registerPremiumForms } from './premium-forms.ts';
import { registerRegisterForm } from './register-form.ts';
import type { FormsOptions } from './register-forms.ts';
import { registerTimeZoneForm } from './time-zone-form.ts';

/** Every form of the site that works without scripts, in both languages. */
export function registerPlainForms(app: FastifyInstance, options: FormsOptions): void {
  registerPremiumForms(app, options);
  registerTimeZoneForm(app, options.publicUrl);
  registerDisplayForm(app, options);
  registerRegisterForm(app, options);
  registerLetterForms(app, options);
  registerOwnerForms(app, options);
  registerBetForms(app, options);
  registerHookForms(app, options);
}
