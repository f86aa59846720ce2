import type { OpenKeyList } from '@tipmark/contract';
import type { Reader } from '@tipmark/match-features';
import { formatDate, formatNumber } from '@tipmark/remote-kit/i18n';
import { css, VisuallyHidden } from '@tipmark/ui-kit';
import { font, weight } from '@tipmark/ui-kit/style-values';

const table = css`
  width: 100%;
  border-collapse: collapse;
  font-size: ${font.small};
  line-height: 20px;
  font-variant-numeric: tabular-nums;
  th { font-weight: ${weight.medium}; color: var(--text2); text-align: right; vertical-align: bottom; }
  th:first-child, td:first-child { text-align: left; }
  td { text-align: right; border-top: 1px solid var(--hair); }
  th, td { padding: 4px 0 4px 12px; }
  th:first-child, td:first-child { padding-left: 0; }
  meter { width: 100%; min-width: 48px; }
`;

const around = css`overflow: auto hidden;`;

interface UseByDayProps {
  readonly list: OpenKeyList;
  readonly reader: Reader;
}

/** The newest first, beside the quota of a day. */
export function UseByDay({ list: { days, quota }, reader: { t, locale } }: UseByDayProps) {
  if (days.length === 0) return <p>{t('openKeys.useNone')}</p>;
  return (
    <div className={around}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">{t('openKeys.day')}</th>
            <th scope="col">{t('openKeys.calls')}</th>
            <th scope="col">{t('openKeys.unchanged')}</th>
            <th scope="col">{t('openKeys.refused')}</th>
            <th scope="col">
              <VisuallyHidden>{t('openKeys.shareOfDay')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, calls, refused, unchanged }) => {
            const date = formatDate(Date.parse(`${day}T00:00:00Z`) / 1_000, locale, 'UTC');
            return (
              <tr key={day}>
                <td>{date}</td>
                <td>{formatNumber(calls, locale)}</td>
                <td>{formatNumber(unchanged, locale)}</td>
                <td>{formatNumber(refused, locale)}</td>
                <td>
                  <meter
                    max={quota.perDay}
                    value={Math.min(calls - refused, quota.perDay)}
                    aria-label={`${t('openKeys.shareOfDay')}, ${date}`}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
