import { isPlainClick } from '@tipmark/ui-kit';
import type { MouseEvent } from 'react';

/** The list without conditions of the visitor's own. */
export interface FilterReset {
  readonly text: string;
  readonly href: string;
  /** Goes there in place; without it the link is followed. */
  readonly onGo?: ((href: string) => void) | undefined;
}

/** Answers a plain click on the link in place. */
export const goInPlace =
  ({ href, onGo }: FilterReset) =>
  (event: MouseEvent): void => {
    if (!onGo || !isPlainClick(event)) return;
    event.preventDefault();
    onGo(href);
  };
