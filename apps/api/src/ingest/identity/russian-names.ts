import { type Spelt, spellName } from '@tipmark/importers/russian-names';
import type { Tx } from '../../platform/database/tx.ts';
import {
  loadNamed,
  type Named,
  type RussianName,
  type Translated,
  updateRussianNames,
} from './russian-name-queries.ts';
import { SPORTS_OF_PEOPLE } from './sides-of-people.ts';
import { compareSources } from './source-order.ts';

/** The name of what no source names in Russian: by rule, or as it is where rules do not help. */
export function nameByRule(
  kind: Translated,
  sport: number,
  { name, countryCode }: { readonly name: string; readonly countryCode: string },
): RussianName {
  const spelt = spellName(speltAs(kind, sport), name, countryCode) ?? name;
  return { name_ru: spelt, ru_by_rule: spelt !== name };
}

function speltAs(kind: Translated, sport: number): Spelt {
  if (kind === 'league') return 'competition';
  const isPerson = kind === 'referee' || SPORTS_OF_PEOPLE.some((one) => one === sport);
  return isPerson ? 'person' : 'club';
}

/**
 * Names rows in Russian: as the strongest of their sources that does (`compareSources`, of its keys
 * the alphabetically last), else by rule. It follows from keys and names alone, so that neither the
 * order of sources nor a merge matters. Simulated rows have the names they are made with.
 * @param ids all of the kind without them
 */
export async function nameInRussian(
  tx: Tx,
  kind: Translated,
  ids?: readonly number[],
): Promise<void> {
  if (ids?.length === 0) return;
  const rows = await loadNamed(tx, kind, ids);
  const renamed = rows.flatMap((row) => {
    const name = usualName(row) ?? nameByRule(kind, row.sport, row);
    const isSame = name.name_ru === row.name_ru && name.ru_by_rule === row.ru_by_rule;
    return isSame ? [] : [{ id: row.id, ...name }];
  });
  await updateRussianNames(tx, kind, renamed);
}

function usualName({ known }: Named): RussianName | undefined {
  const [strongest] = known.toSorted(
    (one, other) => compareSources(one.source, other.source) || (one.key < other.key ? 1 : -1),
  );
  return strongest === undefined ? undefined : { name_ru: strongest.name, ru_by_rule: false };
}
