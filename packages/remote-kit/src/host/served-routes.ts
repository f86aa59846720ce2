import { createContext, useContext } from 'react';

/**
 * Names of the routes served in this composition; provided by the shell. A link to any other leads
 * to a page that reports so; a screen leaves it out where it can.
 */
export const ServedRoutesContext = createContext<ReadonlySet<string>>(new Set());

/** The routes that are served. */
export const useServedRoutes = (): ReadonlySet<string> => useContext(ServedRoutesContext);
