export { followBrowserTimeZone } from './follow-browser-time-zone.ts';
export { followChosenTimeZone } from './follow-chosen-time-zone.ts';
