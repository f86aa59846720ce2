import { css, Flag, MOBILE } from '@tipmark/ui-kit';
import { Crest, crestCss } from '@tipmark/ui-kit/betting';
import type { ReactNode } from 'react';

/** For a table of names: logos have their own column, names and countries are beside it. */
export const namesClass: string = css`
  tbody th[scope='row'] { position: relative; padding-left: 50px; }
  tbody th[scope='row'] > :is(img, svg, .cr):first-child { position: absolute; top: 8px; left: 16px; margin: 0; }
  tbody th[scope='row'] > img:first-child { top: 11px; left: 19px; }
  th > small > :is(img, svg) { display: inline-block; width: 15px; height: 10px; margin-right: 5px; vertical-align: -1px; }
  ${MOBILE} {
    tbody th[scope='row'] { padding-left: calc(var(--gutter) + 34px); }
    tbody th[scope='row'] > :is(img, svg, .cr):first-child { left: var(--gutter); }
  }
  ${crestCss(24)}
`;

interface NamedWithCountry {
  readonly name: string;
  readonly logo: string | null;
  readonly countryCode: string;
  readonly countryName: string;
}

interface NameWithCountryProps {
  readonly of: NamedWithCountry;
  /** The name as a link, and actions on it. */
  readonly children: ReactNode;
}

/** A name with its logo, its country under it; without a logo the flag is before the name. */
export const NameWithCountry = ({ of, children }: NameWithCountryProps) => {
  const flag = <Flag code={of.countryCode} />;
  return (
    <>
      {of.logo === null ? flag : <Crest name={of.name} logo={of.logo} />} {children}
      <small>
        {of.logo !== null && flag}
        {of.countryName}
      </small>
    </>
  );
};
