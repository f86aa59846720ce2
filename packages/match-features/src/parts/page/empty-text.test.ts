import type { FillingStage } from '@tipmark/remote-kit';
import { emptyText } from './empty-text.ts';
import type { Reader } from './reader.ts';

const t = (key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key);
const textOf = (missing: 'results' | 'tips' | 'past', filling: FillingStage | undefined) => {
  const reader = { t, locale: 'en', timeZone: 'UTC', nowSeconds: 0, filling } as Reader;
  return emptyText(reader, missing, 'list.none', { count: 3 });
};
const NONE = 'list.none {"count":3}';

test.each([
  ['results', 'results', 'adding.results'],
  ['results', 'tips', NONE],
  ['results', 'seasons', NONE],
  ['results', undefined, NONE],
  ['tips', 'results', 'adding.tips'],
  ['tips', 'tips', 'adding.tips'],
  ['tips', 'seasons', NONE],
  ['tips', undefined, NONE],
  ['past', 'results', 'adding.past'],
  ['past', 'tips', 'adding.past'],
  ['past', 'seasons', 'adding.past'],
  ['past', undefined, NONE],
] as const)('an empty list of %s while %s are being added says: %s', (missing, filling, text) => {
  expect(textOf(missing, filling)).toBe(text);
});
