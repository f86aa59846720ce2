import { css } from '@tipmark/ui-kit';
import type { ReactNode } from 'react';

/** Addresses of the pages of both sides. */
export type SideLinks = Readonly<Partial<Record<'home' | 'away', string | undefined>>>;

const link = css`
  display: inline-block;
  min-height: 24px;
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
`;

interface SideTitleProps {
  readonly href: string | undefined;
  readonly children: ReactNode;
}

/** The name of a side above its data: a link to its page where it has one. */
export const SideTitle = ({ href, children }: SideTitleProps) =>
  href === undefined ? (
    children
  ) : (
    <a className={link} href={href}>
      {children}
    </a>
  );
