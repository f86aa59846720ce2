export { registerWidgets, type WidgetsOptions } from './register-widgets.ts';
