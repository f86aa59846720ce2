import type { MarketLine } from '@tipmark/contract';
import { formatOdds, formatPercent } from '@tipmark/remote-kit/i18n';
import { selectionName } from '../../../parts/odds/outcome-name.ts';
import type { Reader } from '../../../parts/page/reader.ts';
import { ColumnHeaders, wide } from '../../../parts/tables/ColumnHeaders.tsx';
import { DataTable } from '../../../parts/tables/DataTable.tsx';
import { tableNoteClass } from '../../../parts/tables/table-note-class.ts';
import { tablePrice } from '../../../parts/tables/table-price.tsx';

interface FairTableProps {
  readonly line: MarketLine;
  readonly title: string;
  readonly reader: Reader;
}

const percentOf = (percent: number | null, locale: Reader['locale']) =>
  percent === null ? formatOdds(null) : formatPercent(percent, locale);

/**
 * Prices of a complete line without the margin, and those of the model where it has some; an
 * incomplete line has no fair price.
 */
export const FairTable = ({ line, title, reader: { t, locale } }: FairTableProps) => {
  const hasModel = line.outcomes.some(({ model }) => model !== undefined);
  return (
    <>
      <DataTable caption={title} reader={{ t, locale }}>
        <ColumnHeaders
          columns={[
            t('match.outcome'),
            t('odds.current'),
            t('match.fairOdds'),
            hasModel ? wide(t('match.probability')) : t('match.probability'),
            ...(hasModel ? [t('match.modelOdds')] : []),
          ]}
        />
        <tbody>
          {line.outcomes.map(({ oddType, current, fairOdds, fairPercent, model }) => (
            <tr key={oddType}>
              <th scope="row">{selectionName(oddType, t)}</th>
              <td>{tablePrice(current)}</td>
              <td className="now">
                {tablePrice(fairOdds === null ? null : Math.round(fairOdds * 100) / 100)}
                {hasModel && <small className="phone">{percentOf(fairPercent, locale)}</small>}
              </td>
              <td className={hasModel ? 'wide' : undefined}>{percentOf(fairPercent, locale)}</td>
              {hasModel && (
                <td>
                  {tablePrice(model?.fairOdds)}
                  {model && <small>{formatPercent(model.percent, locale)}</small>}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </DataTable>
      {line.marginPercent !== null && (
        <p className={tableNoteClass}>
          {t('match.fairNote', { margin: formatPercent(line.marginPercent, locale) })}
        </p>
      )}
    </>
  );
};
