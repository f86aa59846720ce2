import type { Provider } from '../answers/provider.ts';
import { isEnvelope } from '../parts/api-sports.ts';
import { listOf, reach } from '../values/soft.ts';
import { openApiFootballReader } from './reader.ts';
import { SOURCE } from './source.ts';

const hasFixture = (row: unknown): boolean =>
  typeof reach(row, 'fixture', 'id') === 'number' &&
  (reach(row, 'teams', 'home', 'id') !== undefined || reach(row, 'league', 'id') !== undefined);

export const apiFootball: Provider = {
  name: SOURCE,
  recognizes(body) {
    if (Array.isArray(body)) return listOf(body).length > 0 && listOf(body).every(hasFixture);
    // The other sports of the company have no pages; a refusal without a path is read here.
    return isEnvelope(body) && ('paging' in body || !('get' in body));
  },
  openReader: openApiFootballReader,
};
