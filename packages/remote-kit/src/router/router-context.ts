import { createContext, useContext, useMemo } from 'react';
import type { Place } from './place.ts';

export interface NavigateOptions {
  /** The current entry of the history becomes the new address; default: a new entry. */
  readonly replace?: boolean;
  /** Found again as the `state` of the location. */
  readonly state?: unknown;
  /** The page stays where it is scrolled to. */
  readonly preventScrollReset?: boolean;
}

/** Goes to an address of the site, or so many entries through the history. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void | Promise<void>;

/** The part of the router that a screen can use. */
export interface RouterValue {
  readonly location: Place;
  /** Decoded parameters of the path, by their name in the route. */
  readonly params: Readonly<Record<string, string>>;
  readonly navigate: Navigate;
}

/** Filled by whoever renders screens: the shell, or a test. */
export const RouterContext = createContext<RouterValue | undefined>(undefined);

function useRouter(): RouterValue {
  const router = useContext(RouterContext);
  if (!router) throw new Error('a screen must be rendered inside a router');
  return router;
}

/** The address that is shown. */
export const useLocation = (): Place => useRouter().location;

/** Parameters of the path; one that the route does not have is undefined. */
export const useParams = (): Readonly<Record<string, string | undefined>> => useRouter().params;

/** A function that goes to another address; the same one in every render. */
export const useNavigate = (): Navigate => useRouter().navigate;

/** The query of the address: the same object as long as the query is the same. */
export function useSearchParams(): readonly [URLSearchParams] {
  const { search } = useLocation();
  return useMemo(() => [new URLSearchParams(search)], [search]);
}
