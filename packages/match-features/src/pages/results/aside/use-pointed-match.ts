import type { RouteName } from '@tipmark/route-builder';
import { useEffect, useState } from 'react';
import { matchOfLink } from './pointed-match.ts';

/** A pointer that only passes over a row requests nothing. */
const REST_MS = 300;

/**
 * Watches which match of the list the visitor points at or has focused.
 * @param onPoint the same function in every render
 * @returns whether they have pointed at one
 */
export function usePointedMatch(
  matchRoute: RouteName,
  onPoint: (matchUrl: string) => void,
): boolean {
  const [isPointed, setIsPointed] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = ({ target }: { readonly target: EventTarget | null }) => {
      clearTimeout(timer);
      const matchUrl = matchOfLink(target, matchRoute);
      if (matchUrl !== undefined) {
        timer = setTimeout(() => {
          setIsPointed(true);
          onPoint(matchUrl);
        }, REST_MS);
      }
    };
    const list = document.querySelector('main');
    list?.addEventListener('pointerover', look);
    list?.addEventListener('focusin', look);
    // the pointer may have moved there before this code was loaded
    look({ target: list?.querySelector('a:hover') ?? null });
    return () => {
      clearTimeout(timer);
      list?.removeEventListener('pointerover', look);
      list?.removeEventListener('focusin', look);
    };
  }, [onPoint, matchRoute]);
  return isPointed;
}
