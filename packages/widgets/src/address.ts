export {
  isRefusal,
  MOST_ROWS,
  ROWS_BY_DEFAULT,
  readWidget,
  WIDGET_KINDS,
  WIDGET_THEMES,
  type WidgetRefusal,
  type WidgetRequest,
} from './read-widget.ts';
export { ROOMS } from './rooms.ts';
