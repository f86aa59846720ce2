/** The note above the pages of a site that is still being filled. */
export const FILLING_NOTE_ID = 'filling-note';
