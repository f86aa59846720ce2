import { createContext, useContext } from 'react';

/**
 * Names of the routes somebody serves in this composition; the shell provides it. A link to any
 * other leads to a page that says so, so that a screen leaves it out where it can.
 */
export const ServedRoutesContext = createContext<ReadonlySet<string>>(new Set());

/** The routes somebody serves. */
export const useServedRoutes = (): ReadonlySet<string> => useContext(ServedRoutesContext);
