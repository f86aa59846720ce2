import type { Timestamp } from './column-types.ts';

/** Secret addresses of calendars of favourites. */
export interface CalendarAddressesTable {
  user_id: number;
  token: string;
  made_at: Timestamp;
}
