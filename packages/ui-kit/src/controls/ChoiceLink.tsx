import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from './plain-click.ts';

export interface ChoiceLinkProps {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly onChoose?: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * One choice of several as a link: it works before and without scripts, and is
 * chosen in place with them.
 */
export const ChoiceLink = ({ href, isCurrent, onChoose, children }: ChoiceLinkProps) => {
  const choose = (event: MouseEvent) => {
    if (!onChoose || !isPlainClick(event)) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <a href={href} aria-current={isCurrent ? 'true' : undefined} onClick={choose}>
      {children}
    </a>
  );
};
