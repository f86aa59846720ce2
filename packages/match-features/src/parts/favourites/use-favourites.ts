import { type MouseEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import {
  type FavouriteKey,
  favourites,
  noFavourites,
  toggleFavourite,
  watchFavourites,
} from './favourites.ts';

/** This visitor's stars; empty before hydration. */
export const useFavourites = () => useSyncExternalStore(watchFavourites, favourites, noFavourites);

/**
 * The stars of a list. They are plain buttons whose clicks the list handles, and their pressed
 * state is written into the document: three hundred rows need no render for it.
 */
export function useStars<List extends HTMLElement>() {
  const list = useRef<List>(null);
  const starred = useFavourites();
  const wasStarred = useRef(false);
  useEffect(() => {
    // most visitors star nothing: their three hundred buttons are not searched
    if (starred.size === 0 && !wasStarred.current) return;
    wasStarred.current = starred.size > 0;
    for (const star of list.current?.querySelectorAll<HTMLButtonElement>('button.st') ?? []) {
      const isPressed = String(starred.has(star.value as FavouriteKey));
      if (star.getAttribute('aria-pressed') !== isPressed) {
        star.setAttribute('aria-pressed', isPressed);
      }
    }
  });
  return {
    ref: list,
    onClick({ target }: MouseEvent<List>): void {
      const star = target instanceof Element && target.closest<HTMLButtonElement>('button.st');
      if (star) toggleFavourite(star.value as FavouriteKey);
    },
  };
}
