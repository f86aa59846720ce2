import type { PlayerRecordItem } from '@tipmark/contract';
import type { Reader } from '@tipmark/match-features';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import { css, MOBILE } from '@tipmark/ui-kit';

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  padding: 8px 16px;
  border-bottom: 1px solid var(--hair);
  font-size: 13px;
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  div { display: flex; gap: 8px; }
  dt { color: var(--text3); }
  dd { font-weight: 500; }
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
