/**
 * Sources that are archives of files: what a score provider reports of a match outranks them. Other
 * names are those of providers.
 */
export const ARCHIVE_SOURCES = [
  'football-data',
  'openfootball',
  'sackmann',
  'sportsbook-review',
  'tennis-data',
  'tml-database',
] as const;
