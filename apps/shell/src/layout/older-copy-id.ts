/** The note above a page that the server could not make anew. */
export const OLDER_COPY_ID = 'older-copy';
