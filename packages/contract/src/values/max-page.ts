/** Lists end here: a page further on is refused before it reaches the database. */
export const MAX_PAGE = 1_000;
