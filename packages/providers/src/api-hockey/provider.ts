import type { Provider } from '../answers/provider.ts';
import { isEnvelope } from '../parts/api-sports.ts';
import { listOf, reach } from '../values/soft.ts';
import { openApiHockeyReader } from './reader.ts';
import { SOURCE } from './source.ts';

const GETS: ReadonlySet<unknown> = new Set(
  (
    'games games/events games/h2h odds odds/bets odds/bookmakers leagues seasons standings teams ' +
    'timezone countries status'
  ).split(' '),
);

const isGame = (row: unknown): boolean =>
  reach(row, 'periods', 'third') !== undefined && reach(row, 'scores') !== undefined;

const isRow = (row: unknown): boolean =>
  isGame(row) ||
  isGame(reach(row, 'game')) ||
  (reach(row, 'game_id') !== undefined && reach(row, 'period') !== undefined) ||
  (reach(row, 'id') !== undefined && Array.isArray(reach(row, 'seasons')));

export const apiHockey: Provider = {
  name: SOURCE,
  recognizes(body) {
    if (Array.isArray(body)) return body.length > 0 && listOf(body).every(isGame);
    if (!isEnvelope(body) || 'paging' in body || !GETS.has(body['get'])) return false;
    return listOf(body['response']).slice(0, 1).every(isRow);
  },
  openReader: openApiHockeyReader,
};
