import { css, MOBILE } from '@tipmark/ui-kit';
import { font } from '@tipmark/ui-kit/style-values';
import type { Reader } from '../page/reader.ts';

const foot = css`
  display: flex;
  justify-content: flex-end;
  padding: 0 16px;
  border-top: 1px solid var(--hair);
  button { min-height: 32px; font-size: ${font.meta}; line-height: 16px; color: var(--text3); }
  button:hover { color: var(--accent); }
  @media (scripting: none) { display: none; }
  ${MOBILE} { padding: 0 var(--gutter); button { min-height: 44px; } }
`;

interface CsvButtonProps {
  /** What is downloaded, for readers who do not see the element above it. */
  readonly of: string;
  readonly reader: Pick<Reader, 't'>;
  readonly onSave: () => Promise<void>;
}

/** Below numbers: downloads them as a file. */
export const CsvButton = ({ of, reader: { t }, onSave }: CsvButtonProps) => (
  <div className={foot}>
    <button
      type="button"
      aria-label={`${t('common:button.csv')}: ${of}`}
      onClick={() => void onSave()}
    >
      {t('common:button.csv')}
    </button>
  </div>
);
