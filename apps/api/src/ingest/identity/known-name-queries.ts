import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { foldName } from '../rows/fold-name.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';

/**
 * Where a name is unique: one kind of entity, inside a sport and a country, apart from simulated
 * ones.
 */
export interface NameSpace {
  kind: 'league' | 'team' | 'referee' | 'bookmaker';
  sport: number;
  country: string;
  isSimulated: boolean;
}

interface NameRow extends NameSpace {
  folded: string;
}

const COLUMNS = 'kind text, sport int, country text, "isSimulated" boolean, folded text';

function nameText({ kind, sport, country, isSimulated, folded }: NameRow): string {
  return [kind, sport, country, isSimulated, folded].join(' ');
}

function foldAll(space: NameSpace, names: readonly string[]): NameRow[] {
  const folded = new Set(names.map(foldName).filter((name) => name !== ''));
  return [...folded].map((name) => ({ ...space, folded: name }));
}

/** The names looked up by one batch, and those it creates. */
export interface KnownNames {
  /** The meaning of the first name whose meaning `mayBe` accepts. */
  find(
    space: NameSpace,
    names: readonly string[],
    mayBe: (id: number) => boolean,
  ): number | undefined;
  /** The meaning of all looked-up names. */
  ids(): number[];
  add(space: NameSpace, names: readonly string[], id: number): void;
  save(tx: Tx): Promise<void>;
}

export async function loadNames(
  tx: Tx,
  wanted: readonly { space: NameSpace; names: readonly string[] }[],
): Promise<KnownNames> {
  const ids = new Map<string, number>();
  const unsaved: (NameRow & { id: number })[] = [];
  const requested = wanted.flatMap(({ space, names }) => foldAll(space, names));
  if (requested.length > 0) {
    const { rows } = await sql<NameRow & { id: number }>`
      select kind, sport, country, "isSimulated", folded, known.id
      from ${rowsAsTable(requested, COLUMNS)}
      join known_names as known using (kind, sport)
      where known.country_code = country and known.is_simulated = "isSimulated"
        and known.folded_name = folded
    `.execute(tx);
    for (const row of rows) ids.set(nameText(row), row.id);
  }
  return {
    ids: () => [...new Set(ids.values())],
    find(space, names, mayBe) {
      for (const row of foldAll(space, names)) {
        const id = ids.get(nameText(row));
        if (id !== undefined && mayBe(id)) return id;
      }
      return undefined;
    },
    add(space, names, id) {
      for (const row of foldAll(space, names)) {
        if (ids.has(nameText(row))) continue;
        ids.set(nameText(row), id);
        unsaved.push({ ...row, id });
      }
    },
    save: (into) => saveNames(into, unsaved),
  };
}

async function saveNames(tx: Tx, rows: readonly (NameRow & { id: number })[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into known_names (kind, sport, country_code, is_simulated, folded_name, id)
    select kind, sport, country, "isSimulated", folded, id
    from ${rowsAsTable(rows, `${COLUMNS}, id int`)}
    on conflict do nothing
  `.execute(tx);
}
