import { Badge, css, Flag, MOBILE } from '@tipmark/ui-kit';
import { Crest, crestCss } from '@tipmark/ui-kit/betting';
import { font, gap, radius } from '@tipmark/ui-kit/style-values';
import type { ReactNode } from 'react';

const head = css`
  display: flex;
  align-items: center;
  gap: ${gap[12]};
  min-width: 0;
  & > div { min-width: 0; }
  .name { display: flex; align-items: center; gap: ${gap[4]}; }
  .name > button { flex: none; margin-block: -10px; }
  ${MOBILE} { .name > button { width: 44px; margin-inline: -8px; } }
  h1 { overflow-wrap: anywhere; }
  p { font-size: ${font.small}; line-height: 18px; color: var(--text2); font-variant-numeric: tabular-nums; }
  p > :is(img, svg) { display: inline-block; margin-right: 6px; vertical-align: -1px; }
  p > a { display: inline-block; min-height: 24px; color: var(--accent); }
  .mark { display: grid; place-items: center; flex: none; width: 44px; height: 44px; border: 1px solid var(--border); border-radius: ${radius.card}; background: var(--surface); }
  .mark > img { width: 24px; height: 16px; }
  ${crestCss(30)}
`;

const TWITTER = 'https://x.com/';

interface PageHeadProps {
  readonly countryCode: string;
  /** Short form or address of a logo; without one the flag is shown. */
  readonly logo?: string | null | undefined;
  readonly title: string;
  /** Before the details: a link to what it belongs to. */
  readonly first?: ReactNode;
  /** Listed under the title; empty ones are left out. */
  readonly details: readonly string[];
  /** A badge after them, with its meaning. */
  readonly mark?: { readonly text: string; readonly title: string } | undefined;
  /** Handle on Twitter, without the @. */
  readonly twitter?: string | undefined;
  /** Actions on it: shown beside the name, whatever its length. */
  readonly tools?: ReactNode;
}

/** Whose page it is. */
export const PageHead = ({
  countryCode,
  logo,
  title,
  first,
  details,
  mark,
  twitter,
  tools,
}: PageHeadProps) => {
  const flag = countryCode !== '' && <Flag code={countryCode} />;
  return (
    <header className={head}>
      {(logo || flag) && (
        <span className="mark">{logo ? <Crest name={title} logo={logo} /> : flag}</span>
      )}
      <div>
        <div className="name">
          <h1>{title}</h1>
          {tools}
        </div>
        <p>
          {logo && flag}
          {first}
          {first && details.some(Boolean) && ' · '}
          {details.filter(Boolean).join(' · ')}
          {mark && (
            <>
              {' '}
              <span title={mark.title}>
                <Badge>{mark.text}</Badge>
              </span>
            </>
          )}
          {twitter !== undefined && (
            <>
              {' · '}
              <a href={TWITTER + twitter} rel="nofollow noopener" target="_blank">
                {`@${twitter}`}
              </a>
            </>
          )}
        </p>
      </div>
    </header>
  );
};
