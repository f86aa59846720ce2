import { compareSources } from './source-order.ts';

/** The people of a side: `Emilio Nava / Learner Tien` are the two of a double. */
export const peopleOf = (name: string): string[] => name.split('/').map((one) => one.trim());

/** `Nava E.`, `Meligeni Rodrigues F`: a surname with initials behind it. */
export const isAbbreviated = (name: string): boolean => peopleOf(name).some(isShort);

function isShort(name: string): boolean {
  const last = name.trim().split(/\s+/).at(-1) ?? '';
  return last.endsWith('.') || /^\p{L}$/u.test(last);
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
