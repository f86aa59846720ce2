import { createHash } from 'node:crypto';
import { foldUserName, onlookerNames, urlStemOf } from '@tipmark/api/database';
import type { Fill } from './fill-queries.ts';
import type { PersonRow } from './people-queries.ts';
import type { TipSpan } from './plan-tips.ts';
import { habitOf } from './tipster-habits.ts';

const LEDGER_ID_LENGTH = 16;
const NAMES = (['ru', 'en'] as const).flatMap((locale) => onlookerNames(locale, 1_000));

/** The ledger id of a person of a fill, known without querying the database. */
export function ledgerIdOf(seed: number, index: number): string {
  return createHash('sha256').update(`${seed} ${index}`).digest('hex').slice(0, LEDGER_ID_LENGTH);
}

const DAYS_BEFORE_FIRST_TIP = 3;

/**
 * Names of the simulated people, numbered.
 * @param index among all, from 0
 * @param span from when to when they may tip
 */
export function personAt(
  { seed, firstIds }: Pick<Fill, 'seed' | 'firstIds'>,
  index: number,
  { from, until }: Pick<TipSpan, 'from' | 'until'>,
): PersonRow {
  const joinsAt = from + habitOf(seed, index).joins * (until - from);
  const name = `${NAMES[index % NAMES.length]} ${Math.floor(index / NAMES.length) + 1}`;
  return {
    id: firstIds.users + index,
    ledgerId: ledgerIdOf(seed, index),
    name,
    folded: foldUserName(name),
    url: `${urlStemOf(name) ?? 'user'}-${index}`,
    createdAt: Math.floor(joinsAt) - DAYS_BEFORE_FIRST_TIP * 86_400,
  };
}
