import type { Provider } from '../answers/provider.ts';
import { objectOf, reach } from '../values/soft.ts';
import { openFootballDataOrgReader } from './reader.ts';
import { SOURCE } from './source.ts';

const isMatch = (row: unknown): boolean =>
  typeof reach(row, 'utcDate') === 'string' &&
  reach(row, 'homeTeam') !== undefined &&
  reach(row, 'score') !== undefined;

export const footballDataOrg: Provider = {
  name: SOURCE,
  recognizes(body) {
    if (objectOf(body) === undefined) return false;
    const has = (field: string): boolean => reach(body, field) !== undefined;
    if (typeof reach(body, 'errorCode') === 'number' && has('message')) return true;
    if (isMatch(body)) return true;
    if (!has('filters')) return false;
    const matches = reach(body, 'matches');
    if (Array.isArray(matches))
      return has('resultSet') && (matches.length === 0 || isMatch(matches[0]));
    const hasTable = Array.isArray(reach(body, 'standings')) && has('competition');
    return hasTable || Array.isArray(reach(body, 'competitions'));
  },
  openReader: openFootballDataOrgReader,
};
