/** A season as feed records name it. */
export interface Season {
  /** `2025/26`, or `2026` where it is played within a year. */
  readonly name: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

/** The month, from 0, with which seasons over the winter begin. */
const FIRST_MONTH = 6;

/** Leagues of countries that play within a year, by the name a provider may give the country. */
const WITHIN_A_YEAR: ReadonlySet<string> = new Set(
  (
    'AR BO BR BT BY CA CL CN CO EC EE FI FO GE IE IS JP KG KR KZ LT LV MN NO PE PY SE SG TJ TM ' +
    'US UY UZ VE'
  ).split(' '),
);

/** The season that began in a year. */
export function seasonOfYear(year: number, isSplit: boolean): Season {
  return isSplit
    ? {
        name: `${year}/${String((year + 1) % 100).padStart(2, '0')}`,
        startsOn: `${year}-07-01`,
        endsOn: `${year + 1}-06-30`,
      }
    : { name: String(year), startsOn: `${year}-01-01`, endsOn: `${year}-12-31` };
}

/** The season of an instant, where a provider names none. */
export function seasonAt(at: number, isSplit: boolean): Season {
  const date = new Date(at * 1_000);
  const isEarly = isSplit && date.getUTCMonth() < FIRST_MONTH;
  return seasonOfYear(date.getUTCFullYear() - Number(isEarly), isSplit);
}

/** A season by its first and last day. */
export function seasonBetween(startsOn: string, endsOn: string): Season {
  const [first, last] = [Number(startsOn.slice(0, 4)), Number(endsOn.slice(0, 4))];
  return { ...seasonOfYear(first, last > first), startsOn, endsOn };
}

/** Whether soccer of a country is played over the winter; international competitions are. */
export function isSplitIn(countryCode: string): boolean {
  return !WITHIN_A_YEAR.has(countryCode);
}
