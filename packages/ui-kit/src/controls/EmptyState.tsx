import type { ReactNode } from 'react';
import { stateBox } from './page-states.ts';

export interface EmptyStateProps {
  readonly text: string;
  /** The one action: a link or a button. */
  readonly children?: ReactNode;
}

export const EmptyState = ({ text, children }: EmptyStateProps) => (
  <div className={stateBox}>
    <p>{text}</p>
    {children}
  </div>
);
