import { cutNote } from './openfootball/text/text-note.ts';

/** Ends of matches and remarks in brackets behind a name. */
const REMARK =
  /[([]\s*(?:ret(?:ired|\.)?|def(?:ault)?\.?|w\/?o\.?|a\.?e\.?t\.?|pens?\.?|n\.?c\.?|replay(?:ed)?|neutral|behind closed doors|see note)\s*[)\]]\s*$/i;
/** An hour before a name: `3pm`, `15:00`, `20 Uhr`. */
const HOUR = /^\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm|uhr)\b|^\d{1,2}:\d{2}\s/i;
/** Who is not known yet, or nobody. */
const NOBODY =
  /^(?:bye|tb[acd]|to be \w+|unknown(?: (?:player|team))?|n\.? ?n\.?|qualifier|(?:winner|loser)(?: of)? .*\d)$/i;

/** Why a text is not the name of a team or player, with what to do; undefined where it may be. */
export function nameFault(name: string): string | undefined {
  if (!/\p{L}/u.test(name)) return `name: "${name}" is not a name; correct it`;
  if (NOBODY.test(name))
    return `name: "${name}" is nobody; leave the line out until it is known who plays`;
  if (HOUR.test(name)) return `name: "${name}" begins with an hour; move it to its own field`;
  const hasNote = REMARK.test(name) || cutNote(name) !== undefined || /\d\s*['′]$/.test(name);
  return hasNote ? `name: "${name}" has a note behind the name; leave the note out` : undefined;
}
