import { Card } from '@tipmark/ui-kit';
import type { ReactNode } from 'react';

export interface BlockProps {
  readonly title: string;
  /** Link to the full list, and its text. */
  readonly more?: { readonly href: string | undefined; readonly text: string } | undefined;
  /** Separate cards instead of one card. */
  readonly isOpen?: boolean | undefined;
  readonly children: ReactNode;
}

/** A block of the main page under its title. */
export const Block = ({ title, more, isOpen = false, children }: BlockProps) => {
  const content = (
    <>
      <div className="bh">
        <h2>{title}</h2>
        {more?.href !== undefined && (
          <a href={more.href} aria-label={`${title}: ${more.text}`}>
            {more.text}
          </a>
        )}
      </div>
      {children}
    </>
  );
  return isOpen ? <section className="open">{content}</section> : <Card isFlush>{content}</Card>;
};
