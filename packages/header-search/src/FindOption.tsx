import type { ReactNode } from 'react';
import type { RecentFind } from './recent-finds.ts';

export interface OptionWalk {
  /** Id of the option selected by keyboard. */
  readonly active: string | undefined;
  /** The visitor opens it. */
  readonly onTake: (find: RecentFind) => void;
}

/** Attributes of an option of the list; the focus stays in the field. */
export const optionOf = (id: string, active: string | undefined) => ({
  id,
  role: 'option',
  tabIndex: -1,
  'aria-selected': id === active,
});

export interface FindOptionProps {
  readonly id: string;
  readonly find: RecentFind;
  readonly walk: OptionWalk;
  readonly className?: string;
  readonly children: ReactNode;
}

/** An option that leads to a page. */
export function FindOption({ id, find, walk, className, children }: FindOptionProps) {
  return (
    <a
      {...optionOf(id, walk.active)}
      href={find.href}
      onClick={() => walk.onTake(find)}
      className={className}
    >
      {children}
    </a>
  );
}
