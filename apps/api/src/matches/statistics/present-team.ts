import type { TeamHead } from '@tipmark/contract';
import { presentOriginal } from '../../platform/database/name-column.ts';
import type { Crest } from '../../platform/database/reference-tables.ts';
import { presentCrest } from '../lists/present-crest.ts';

interface TeamColumns {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly crest: Crest | null;
}

/** A team as shown in tables. */
export function presentTeam({ id, slug, name, crest }: TeamColumns): TeamHead {
  return { id, link: `${id}-${slug}`, name, logo: presentCrest(crest) ?? null };
}

/** The same with the original name, where it is spelt by rule. */
export const presentNamedTeam = (
  row: TeamColumns & { readonly original_name: string | null },
): TeamHead => ({ ...presentTeam(row), ...presentOriginal(row) });
