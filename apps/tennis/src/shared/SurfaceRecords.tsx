import type { PlayerRecordItem } from '@tipmark/contract';
import type { Reader } from '@tipmark/match-features';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap[4]} ${gap[24]};
  padding: 8px 16px;
  border-bottom: 1px solid var(--hair);
  font-size: ${font.small};
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  div { display: flex; gap: ${gap[8]}; }
  dt { color: var(--text3); }
  dd { font-weight: ${weight.medium}; }
  ${MOBILE} { padding: 8px var(--gutter); }
`;

interface SurfaceRecordsProps {
  readonly surfaces: PlayerRecordItem['surfaces'];
  readonly reader: Reader;
}

/** Won and lost court by court. */
export const SurfaceRecords = ({ surfaces, reader: { t, locale } }: SurfaceRecordsProps) => {
  if (surfaces.length === 0) return null;
  return (
    <dl className={list}>
      {surfaces.map(({ court, matches: [won, lost] }) => (
        <div key={court}>
          <dt>{t(`court.${court}`)}</dt>
          <dd>
            {`${formatNumber(won, locale)}–${formatNumber(lost, locale)} `}
            <small>{formatPercent((won / (won + lost)) * 100, locale, { decimals: 0 })}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
};
