import type { ReactNode } from 'react';
import { css, cx } from '../style.ts';
import { MOBILE } from '../theme/breakpoints.ts';
import { gap, radius } from '../theme/scales.ts';

const card = css`
  position: relative;
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: ${radius.card};
  overflow: hidden;
  min-width: 0;
`;

/** From edge to edge of a phone's screen. */
const flush = css`
  ${MOBILE} {
    margin: 0 calc(-1 * var(--gutter));
    border-radius: 0;
    border-left: 0;
    border-right: 0;
  }
`;

const head = css`
  display: flex;
  align-items: center;
  gap: ${gap[8]};
  min-height: 44px;
  padding: 8px 16px;
  border-bottom: 1px solid var(--hair);
`;

/** Above lists that begin at the edge of the page. */
const flushHead = css`
  ${MOBILE} { padding: 8px var(--gutter); }
`;

export interface CardProps {
  readonly title?: string | undefined;
  readonly isFlush?: boolean | undefined;
  readonly children: ReactNode;
}

/** A separate object of the page; lists are one card, not a card each. */
export const Card = ({ title, isFlush = false, children }: CardProps) => (
  <section className={cx(card, isFlush && flush)}>
    {title !== undefined && (
      <div className={cx(head, isFlush && flushHead)}>
        <h2>{title}</h2>
      </div>
    )}
    {children}
  </section>
);
