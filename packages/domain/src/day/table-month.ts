/** Months of contests and tables are those of UTC+3, as `yyyymm`. */
const ZONE_SECONDS = 3 * 3_600;
const MONTHS = 12;
const FIRST_YEAR = 2_000;
const LAST_YEAR = 2_099;

const yearOf = (month: number): number => Math.floor(month / 100);

export function isTableMonth(month: number): boolean {
  const ofYear = month % 100;
  const year = yearOf(month);
  const isOfYear = Number.isInteger(month) && ofYear >= 1 && ofYear <= MONTHS;
  return isOfYear && year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** The month of an instant in unix seconds: `202611`. */
export function tableMonthAt(seconds: number): number {
  const local = new Date((seconds + ZONE_SECONDS) * 1_000);
  return local.getUTCFullYear() * 100 + local.getUTCMonth() + 1;
}

/** Where a month begins, unix seconds. */
export function tableMonthStart(month: number): number {
  return Date.UTC(yearOf(month), (month % 100) - 1, 1) / 1_000 - ZONE_SECONDS;
}

/** Where the month after it begins, unix seconds. */
export function tableMonthEnd(month: number): number {
  return Date.UTC(yearOf(month), month % 100, 1) / 1_000 - ZONE_SECONDS;
}
