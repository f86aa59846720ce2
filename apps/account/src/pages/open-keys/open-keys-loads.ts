import {
  accountCalendar,
  makeOpenKey,
  openKeys,
  renewAccountCalendar,
  revokeOpenKey,
} from '@tipmark/contract';
import { createCommand, createLoad, updateLoad } from '@tipmark/remote-kit';

export const openKeysLoad = createLoad('openKeys', { request: openKeys, when: 'latest' });

/** The reply has the key itself, which is stored nowhere else and shown until the page is left. */
export const makeKeyCommand = createCommand('makeOpenKey', {
  request: makeOpenKey,
  onSuccess: ({ result: { list }, ...received }) => updateLoad(openKeysLoad, received, () => list),
});

export const revokeKeyCommand = createCommand('revokeOpenKey', {
  request: revokeOpenKey,
  onSuccess: ({ result, ...received }) => updateLoad(openKeysLoad, received, () => result),
});

export const calendarLoad = createLoad('accountCalendar', {
  request: accountCalendar,
  when: 'latest',
});

export const renewCalendarCommand = createCommand('renewAccountCalendar', {
  request: renewAccountCalendar,
  onSuccess: ({ result, ...received }) => updateLoad(calendarLoad, received, () => result),
});
