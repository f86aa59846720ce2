import type { OddsHistory, OutcomeHistory } from '@tipmark/contract';
import type { OddsFormat } from '@tipmark/domain';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import type { Reader } from '../../../parts/page/reader.ts';
import type { BookmakerColumns } from './bookmaker-rows.ts';
import { oddsIn } from './odds-in.ts';

interface ModelRowProps {
  readonly outcome: OutcomeHistory;
  readonly columns: BookmakerColumns;
  /** The table has a column of times. */
  readonly hasTimes: boolean;
  readonly format: OddsFormat;
  readonly basis: OddsHistory['modelBasis'];
  /** The check of its forecasts; absent while that page is not served. */
  readonly modelHref: string | undefined;
  readonly reader: Reader;
}

/** The model's opinion of an outcome, as a row beside its prices; absent where it has none. */
export const ModelRow = (props: ModelRowProps) => {
  const { outcome, columns, hasTimes, format, basis, modelHref, reader } = props;
  const { t, locale } = reader;
  const { model, closing } = outcome;
  const { hasClosing, hasCurrent } = columns;
  if (!model) return null;
  const { percent, fairOdds, valuePercent, claimedPercent } = model;
  const notes = [
    t('match.modelProbability', { percent: formatPercent(percent, locale) }),
    basis
      ? t('match.modelBasis', {
          home: formatNumber(basis[0], locale),
          away: formatNumber(basis[1], locale),
        })
      : t('match.modelOfSource'),
  ];
  return (
    <tr>
      <th scope="row" className="now">
        {t('match.model')}
        <small>{notes.join(', ')}</small>
        {modelHref !== undefined && (
          <small>
            <a className="how" href={modelHref}>
              {t('match.modelHow')}
            </a>
          </small>
        )}
      </th>
      <td className={hasClosing && hasCurrent ? 'wide dim' : 'dim'}>–</td>
      {hasClosing && hasCurrent && <td className="dim">–</td>}
      <td className="now">{oddsIn(format, fairOdds)}</td>
      {!hasClosing && <td className="wide dim">–</td>}
      <td className="wide">
        {valuePercent === null ? (
          '–'
        ) : (
          <>
            {formatPercent(valuePercent, locale, { isSigned: true })}
            <small>{t(closing === null ? 'match.modelValue' : 'match.modelValueClosing')}</small>
          </>
        )}
        {claimedPercent !== null && (
          <small>
            {t('match.claimedAlone', {
              value: formatPercent(claimedPercent, locale, { decimals: 0, isSigned: true }),
            })}
          </small>
        )}
      </td>
      <td className="dim">–</td>
      <td className="wide dim">–</td>
      {hasTimes && <td className="wide dim">–</td>}
    </tr>
  );
};
