import type { MatchTips } from '@tipmark/contract';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { outcomeName } from '../../../parts/odds/outcome-name.ts';
import type { Reader } from '../../../parts/page/reader.ts';

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap[4]} ${gap[16]};
  padding: 10px 16px;
  border-bottom: 1px solid var(--hair);
  font-size: ${font.small};
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  color: var(--text2);
  b { color: var(--text); font-weight: ${weight.bold}; }
  small { font-size: ${font.meta}; color: var(--text3); }
  ${MOBILE} { padding: 10px var(--gutter); }
`;

type Split = NonNullable<MatchTips['split']>;

const countIn = (split: Split): number => split.reduce((sum, { count }) => sum + count, 0);

/** The rest is shown as a number. */
const MOST = 5;

interface TipSplitProps {
  readonly split: Split;
  readonly reader: Reader;
}

/** The split of a match's tips: `1 40% · 6`, the most tipped first. */
export const TipSplit = ({ split, reader: { t, locale } }: TipSplitProps) => {
  const whole = countIn(split);
  const rest = countIn(split.slice(MOST));
  const share = (count: number) => formatPercent((count / whole) * 100, locale, { decimals: 0 });
  return (
    <ul className={list} aria-label={t('match.tipsSplit')}>
      {split.slice(0, MOST).map(({ odd_type: oddType, count }) => (
        <li key={oddType}>
          {outcomeName(oddType, t)} <b>{share(count)}</b>{' '}
          <small>· {formatNumber(count, locale)}</small>
        </li>
      ))}
      {rest > 0 && (
        <li>
          {t('match.tipsOther')} <b>{share(rest)}</b> <small>· {formatNumber(rest, locale)}</small>
        </li>
      )}
    </ul>
  );
};
