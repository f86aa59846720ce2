export { registerPlainForms } from './register-plain-forms.ts';
