/** Ids are 32-bit integers: a larger one is refused before it reaches the database. */
export const MAX_ID = 2_147_483_647;
