import type { Crest } from '../../platform/database/reference-tables.ts';

const COLOUR = /^#?[0-9a-f]{6}$/i;
const MAX_COLOURS = 4;

/**
 * Short form of a drawn crest, `shield-0f4c81-e8eef4`: a shape and its colours; or the address of
 * a picture.
 */
export function presentCrest(crest: Crest | null): string | undefined {
  if (crest === null) return undefined;
  if ('picture' in crest) return crest.picture;
  const colours = crest.colours.filter((colour) => COLOUR.test(colour)).slice(0, MAX_COLOURS);
  if (colours.length === 0 || !/^[a-z]+$/.test(crest.shape)) return undefined;
  const hex = colours.map((colour) => colour.replace('#', '').toLowerCase());
  return [crest.shape, ...hex].join('-');
}

/** The logo is a picture that old browsers do not draw. */
export const isWebpLogo = (logo: string | undefined): boolean => logo?.endsWith('.webp') ?? false;
