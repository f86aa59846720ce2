/** Name of the chunk that contains what a remote exposes. */
export const EXPOSED_CHUNK = '__federation_expose_remote';
