const SPACES = /[\s\u00a0\u202f'’_]/g;

/**
 * Digits with at most one decimal mark, from a number as people write it. A mark that repeats, or
 * stands before another kind of mark, separates thousands.
 */
function plainDecimal(text: string): string | undefined {
  const bare = text.replace(SPACES, '').replace('\u2212', '-');
  if (!/^-?\d[\d.,]*$/.test(bare)) return undefined;
  const marks = bare.replace(/[^.,]/g, '');
  const last = marks.at(-1);
  if (last === undefined) return bare;
  const isGrouping = marks.length > 1 && !marks.slice(0, -1).includes(last) ? undefined : last;
  const other = last === ',' ? '.' : ',';
  const ungrouped = bare.replaceAll(other, '');
  if (marks.length === 1) return ungrouped.replace(last, '.');
  // 1.000.000: the only kind of mark repeats
  return isGrouping === undefined ? ungrouped.replace(last, '.') : bare.replaceAll(/[.,]/g, '');
}

/** Three digits after the only mark of an amount: money has no thousandths. */
const THOUSANDS = /^(-?[1-9]\d{0,2})[.,](\d{3})$/;

/**
 * Hundredths of an amount such as `1 000,50`, `1,000.50` or `250`; undefined where it is none or
 * has more decimals.
 */
export function readMinor(text: string): number | undefined {
  const bare = text.replace(SPACES, '');
  const decimal = plainDecimal(bare.replace(THOUSANDS, '$1$2'));
  if (decimal === undefined || !/^-?\d{1,12}(?:\.\d{1,2}0*)?$/.test(decimal)) return undefined;
  const [whole = '0', part = ''] = decimal.split('.');
  const sign = whole.startsWith('-') ? -1 : 1;
  const minor = Math.abs(Number(whole)) * 100 + Number(part.slice(0, 2).padEnd(2, '0'));
  return minor === 0 ? 0 : sign * minor;
}

/** Thousandths of decimal odds such as `1,85`; undefined where they are none. */
export function readMilliOdds(text: string): number | undefined {
  const decimal = text.replace(SPACES, '').replace(',', '.');
  if (!/^\d{1,4}(?:\.\d{1,3}0*)?$/.test(decimal)) return undefined;
  const [whole = '0', part = ''] = decimal.split('.');
  return Number(whole) * 1_000 + Number(part.slice(0, 3).padEnd(3, '0'));
}

/** `1000.5` with the decimal mark of a language, for a form or a file. */
export function minorText(minor: number, mark: '.' | ','): string {
  const [whole, part] = [Math.trunc(Math.abs(minor) / 100), Math.abs(minor) % 100];
  const text = part === 0 ? String(whole) : `${whole}${mark}${String(part).padStart(2, '0')}`;
  return minor < 0 ? `-${text}` : text;
}

export function milliOddsText(milli: number, mark: '.' | ','): string {
  const part = String(milli % 1_000)
    .padStart(3, '0')
    .replace(/0$/, '');
  return `${Math.trunc(milli / 1_000)}${mark}${part}`;
}
