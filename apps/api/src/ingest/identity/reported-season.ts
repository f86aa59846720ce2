/**
 * Head of a source that reports a match in a season of another league than the row has, with the
 * id of that season: what shows two leagues to be one.
 */
export const REPORTED_SEASON = 'season';
