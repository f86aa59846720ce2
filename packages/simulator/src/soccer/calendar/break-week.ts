import { countries } from '../../countries/countries.ts';
import type { Country } from '../../countries/country.ts';

/** Countries have their breaks one after another, so that there are always matches. */
export const BREAK_GROUPS = 3;
const FIRST_WEEK = 9;

export function breakGroupOf(country: Country): number {
  return countries.indexOf(country) % BREAK_GROUPS;
}

/** Week of a season, from 0, in which the leagues of a country rest and friendlies are played. */
export function breakWeekOf(country: Country): number {
  return FIRST_WEEK + breakGroupOf(country);
}

/** Day of a season, counted without its break, with it. A week's last round ends on Monday. */
export function overBreak(offset: number, breakWeek: number): number {
  return Math.floor((offset - 1) / 7) < breakWeek ? offset : offset + 7;
}
