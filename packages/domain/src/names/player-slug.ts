import { foldName } from './fold-name.ts';

/** A player in a link of his team: `Iván Pérez` → `ivan-perez`; letters of any script remain. */
export function playerSlug(name: string): string {
  const slug = foldName(name).replaceAll(' ', '-');
  return slug === '' ? name : slug;
}
