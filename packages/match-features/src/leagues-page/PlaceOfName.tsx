import { css, Flag } from '@tipmark/ui-kit';
import { Crest, crestCss } from '@tipmark/ui-kit/betting';
import type { ReactNode } from 'react';

/** For a table whose names have crests. */
export const namesClass: string = css`
  .cr { display: inline-block; margin-right: 6px; vertical-align: -3px; }
  th > small > :is(img, svg) { display: inline-block; margin-right: 5px; vertical-align: -1px; }
  ${crestCss(16)}
`;

interface NamedPlace {
  readonly name: string;
  readonly logo: string | null;
  readonly countryCode: string;
  readonly countryName: string;
}

interface PlaceOfNameProps {
  readonly of: NamedPlace;
  /** The name as a link, and what can be done with it. */
  readonly children: ReactNode;
}

/** A name with its crest, its country under it; without a crest the flag stands before the name. */
export const PlaceOfName = ({ of, children }: PlaceOfNameProps) => {
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
