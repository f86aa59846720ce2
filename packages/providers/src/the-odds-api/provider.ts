import type { Provider } from '../answers/provider.ts';
import { listOf, objectOf, reach } from '../values/soft.ts';
import { openTheOddsApiReader } from './reader.ts';
import { SOURCE } from './source.ts';

const isSport = (row: unknown): boolean =>
  typeof reach(row, 'key') === 'string' && typeof reach(row, 'has_outrights') === 'boolean';

/** Events have two named sides, and ids of 32 hexadecimal digits. */
function isEvent(row: unknown): boolean {
  const id = reach(row, 'id');
  return (
    typeof id === 'string' &&
    /^[0-9a-f]{32}$/.test(id) &&
    typeof reach(row, 'home_team') === 'string' &&
    typeof reach(row, 'away_team') === 'string'
  );
}

export const theOddsApi: Provider = {
  name: SOURCE,
  recognizes(body) {
    if (Array.isArray(body))
      return body.length > 0 && listOf(body).every((row) => isEvent(row) || isSport(row));
    if (objectOf(body) === undefined) return false;
    if (typeof reach(body, 'error_code') === 'string') return true;
    const isHistorical = reach(body, 'previous_timestamp') !== undefined;
    const data = isHistorical ? reach(body, 'data') : body;
    return Array.isArray(data) ? listOf(data).every(isEvent) : isEvent(data);
  },
  openReader: openTheOddsApiReader,
};
