export { oembedLink } from './oembed.ts';
export { registerWidgets, type WidgetsOptions } from './register-widgets.ts';
