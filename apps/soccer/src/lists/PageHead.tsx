import { css, Flag } from '@tipmark/ui-kit';
import type { ReactNode } from 'react';

const head = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  & > div { min-width: 0; }
  h1 { overflow-wrap: anywhere; }
  p { font-size: 13px; line-height: 18px; color: var(--text2); font-variant-numeric: tabular-nums; }
`;

interface PageHeadProps {
  readonly countryCode: string;
  readonly title: string;
  /** Said after another under the title; empty ones are left out. */
  readonly words: readonly string[];
  /** What can be done with it: beside the name, whatever its length. */
  readonly tools?: ReactNode;
}

/** Whose page it is. */
export const PageHead = ({ countryCode, title, words, tools }: PageHeadProps) => (
  <header className={head}>
    {countryCode !== '' && <Flag code={countryCode} />}
    <div>
      <h1>{title}</h1>
      <p>{words.filter(Boolean).join(' · ')}</p>
    </div>
    {tools}
  </header>
);
