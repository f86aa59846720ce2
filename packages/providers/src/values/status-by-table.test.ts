import { MATCH_STATUS } from '@tipmark/domain';
import { statusByTable, statusTable, unknownStatus } from './status-by-table.ts';

const table = statusTable({ scheduled: 'NS TBD', canceled: 'CANC' });

test('codes are compared without case', () => {
  expect(statusByTable(table, 'Canc')).toBe(MATCH_STATUS.canceled);
  expect(statusByTable(table, ' tbd ')).toBe(MATCH_STATUS.scheduled);
});

test('an unknown code has no status, not the first one', () => {
  expect(statusByTable(table, 'CRIT')).toBeUndefined();
  expect(statusByTable(table, 'constructor')).toBeUndefined();
  expect(statusByTable(table, null)).toBeUndefined();
  expect(unknownStatus('CRIT')).toBe('status "CRIT" is not known; the last known one stays');
});
