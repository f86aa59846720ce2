import { css, Flag } from '@tipmark/ui-kit';

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
}

/** Whose page it is. */
export const PageHead = ({ countryCode, title, words }: PageHeadProps) => (
  <header className={head}>
    {countryCode !== '' && <Flag code={countryCode} />}
    <div>
      <h1>{title}</h1>
      <p>{words.filter(Boolean).join(' · ')}</p>
    </div>
  </header>
);
