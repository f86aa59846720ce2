import type { ReactElement, ReactNode } from 'react';
import type { Choice, View } from './use-view.ts';

interface ChoiceLinkProps {
  readonly view: View;
  readonly choice: Choice;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

/** A link with its own address, which needs no server after hydration. */
export const ChoiceLink = ({
  view,
  choice,
  isCurrent,
  children,
}: ChoiceLinkProps): ReactElement => (
  <a
    href={view.hrefOf(choice)}
    aria-current={isCurrent ? 'true' : undefined}
    onClick={(event) => {
      event.preventDefault();
      view.choose(choice);
    }}
  >
    {children}
  </a>
);
