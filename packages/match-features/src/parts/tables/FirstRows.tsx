import { css, MOBILE } from '@tipmark/ui-kit';
import { font, weight } from '@tipmark/ui-kit/style-values';
import { type ReactNode, useId, useState } from 'react';
import type { Reader } from '../page/reader.ts';

const PHONE_ROWS = 3;

const box = css`
  & > button { display: none; }
  ${MOBILE} and (scripting: enabled) {
    & > button { display: block; width: 100%; min-height: 44px; border-top: 1px solid var(--hair); font-size: ${font.small}; font-weight: ${weight.medium}; color: var(--accent); }
    &.first tbody tr:nth-child(n + ${PHONE_ROWS + 1}), &.first table + div { display: none; }
  }
`;

interface FirstRowsProps {
  /** Of the table inside. */
  readonly count: number;
  readonly reader: Pick<Reader, 't'>;
  readonly children: ReactNode;
}

/** A table of which a phone shows a few rows and the others on demand; wide screens show all. */
export const FirstRows = ({ count, reader: { t }, children }: FirstRowsProps) => {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  if (count <= PHONE_ROWS) return children;
  return (
    <div id={id} className={isWhole ? box : `${box} first`}>
      {children}
      <button
        type="button"
        aria-expanded={isWhole}
        aria-controls={id}
        onClick={() => setWhole(!isWhole)}
      >
        {t(isWhole ? 'common:button.collapse' : 'common:button.showMore')}
      </button>
    </div>
  );
};
