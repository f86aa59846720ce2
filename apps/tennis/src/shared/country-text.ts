interface OfCountry {
  readonly countryCode: string;
  readonly countryName: string;
}

/** The code of what belongs to no country: most sources name none of a tournament. */
const WORLD = 'ZZ';

/** The country of a tournament, empty where it is not known. */
export const countryText = ({ countryCode, countryName }: OfCountry): string =>
  countryCode === WORLD ? '' : countryName;

/** Its code for a flag. */
export const flagOf = ({ countryCode }: OfCountry): string =>
  countryCode === WORLD ? '' : countryCode;
