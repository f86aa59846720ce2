import type { ReactNode } from 'react';
import { inPlace } from './plain-click.ts';

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
export const ChoiceLink = ({ href, isCurrent, onChoose, children }: ChoiceLinkProps) => (
  <a href={href} aria-current={isCurrent ? 'true' : undefined} onClick={inPlace(onChoose)}>
    {children}
  </a>
);
