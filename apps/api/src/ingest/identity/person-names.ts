import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { compareSources } from './source-order.ts';

/** The people of a side: `Emilio Nava / Learner Tien` are the two of a double. */
export const peopleOf = (name: string): string[] => name.split('/').map((one) => one.trim());

/** `Nava E.`, `Meligeni Rodrigues F`: a surname with initials behind it. */
export const isAbbreviated = (name: string): boolean => peopleOf(name).some(isShort);

function isShort(name: string): boolean {
  const last = name.trim().split(/\s+/).at(-1) ?? '';
  return last.endsWith('.') || /^\p{L}$/u.test(last);
}

/** Current names of people by the ids of their rows. */
export async function loadPersonNames(
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name_en as name from teams where id = any(${ids}::int[])
  `.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

interface Naming {
  /** The current names of the person. */
  known: string;
  reported: string;
  source: string;
  /** All sources of the person. */
  sources: Iterable<string>;
}

/**
 * Whose spelling names a person whom several sources know: a full name outranks a surname with
 * initials, and of two alike the stronger source (`compareSources`); so the order of arrival does
 * not matter.
 */
export function mayNamePerson({ known, reported, source, sources }: Naming): boolean {
  if (isAbbreviated(known) !== isAbbreviated(reported)) return isAbbreviated(known);
  return [...sources].every((other) => compareSources(source, other) <= 0);
}
