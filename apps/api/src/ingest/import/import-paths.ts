/** Where a running api is asked which files are stored, and notes them. */
export const IMPORTED_FILES_PATH = '/operations/imported-files';
/** Where a running api takes commands about the sources of imported data. */
export const SOURCES_PATH = '/operations/sources';
/** Where a running api takes commands about matches and answers of providers. */
export const PROVIDERS_PATH = '/operations/providers';
