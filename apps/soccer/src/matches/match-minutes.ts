/** Two halves, the break and what is added: how long a match stands in a calendar. */
export const MATCH_MINUTES = 120;
