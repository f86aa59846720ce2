import type { Draft } from '../parts/draft.ts';
import { bookmakerName } from '../values/bookmaker-names.ts';
import { keyOf, reach, textOf } from '../values/soft.ts';
import { SOURCE } from './source.ts';

/** Regions in keys: a bookmaker has own prices in each, under one title. */
const REGION = /_(uk|eu|au|us|us2|fr|se|it|nl|dk)$/;
const EXCHANGE = /^betfair_ex_/;

/** Adds a bookmaker. @returns its key */
export function addBookmaker(draft: Draft, path: string, row: unknown): string | undefined {
  const key = keyOf(reach(row, 'key'));
  const title = textOf(reach(row, 'title'), 70) ?? key;
  if (key === undefined || title === undefined)
    return void draft.leave(path, 'the bookmaker has no key');
  const base = EXCHANGE.test(key) ? 'Betfair Exchange' : bookmakerName(title);
  const region = REGION.exec(key)?.[1]?.toUpperCase();
  const isNamed =
    region === undefined || base.toUpperCase().includes(region) || key === 'williamhill_us';
  const name = isNamed ? base : `${base} (${region})`;
  return draft.add(path, { kind: 'bookmaker', source: SOURCE, key, name }) ? key : undefined;
}
