import { createContext, type DOMAttributes, useContext } from 'react';
import type { ServedRoutes } from './served-routes.ts';

/** What the frame of every page knows about the site around it. */
export interface Site {
  /** Routes served in this composition. */
  readonly served: ServedRoutes;
  /** A remote belongs to this site, running or not. */
  readonly isComposed: (owner: string) => boolean;
  /** The server's content stays on screen because its remote did not load. */
  readonly isFrozen: boolean;
  /** Retries what did not load. */
  readonly retry: () => void;
  readonly linkEvents?: Pick<
    DOMAttributes<HTMLElement>,
    'onClick' | 'onFocus' | 'onPointerOver' | 'onTouchStart'
  >;
}

const SiteContext = createContext<Site | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('a page must be rendered inside a SiteProvider');
  return site;
}
