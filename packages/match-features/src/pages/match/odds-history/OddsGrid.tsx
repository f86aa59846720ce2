import type { MarketLine } from '@tipmark/contract';
import { ODDS_FORMATS, type OddsFormat } from '@tipmark/domain';
import { formatPercent } from '@tipmark/remote-kit/i18n';
import { href } from '@tipmark/route-builder';
import { Card, css, MOBILE, Segmented, VisuallyHidden } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { marketName, selectionName } from '../../../parts/odds/outcome-name.ts';
import type { Reader } from '../../../parts/page/reader.ts';
import { ColumnHeaders } from '../../../parts/tables/ColumnHeaders.tsx';
import { DataTable } from '../../../parts/tables/DataTable.tsx';
import { tableNoteClass } from '../../../parts/tables/table-note-class.ts';
import { type GridCell, oddsGridRows } from './grid-rows.ts';
import { oddsIn } from './odds-in.ts';

const grid = css`
  table-layout: fixed;
  tr > :first-child { width: 34%; }
  .best { font-weight: ${weight.bold}; text-decoration: underline dotted; text-underline-offset: 3px; }
  ${MOBILE} { table-layout: auto; tr > :first-child { width: auto; } }
`;

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${gap[8]} ${gap[16]};
  .site { display: inline-flex; align-items: center; min-height: 24px; font-size: ${font.small}; color: var(--accent); }
  .site:hover { text-decoration: underline; text-underline-offset: 3px; }
  overflow: auto hidden;
  scrollbar-width: none;
  padding: 12px 16px;
  border-bottom: 1px solid var(--hair);
  ${MOBILE} { padding: 12px var(--gutter); }
`;

/** More outcomes than this, as of an exact score, do not fit as columns. */
const MOST_OUTCOMES = 3;
const LEAST_BOOKMAKERS = 2;

interface OddsGridProps {
  readonly line: MarketLine;
  readonly market: string;
  readonly format: OddsFormat;
  readonly formatHref: (format: OddsFormat) => string;
  readonly onGo: (address: string) => void;
  readonly reader: Reader;
}

/** Every bookmaker with all outcomes of a line, the best price of each marked, and the payout. */
export const OddsGrid = ({ line, market, format, formatHref, onGo, reader }: OddsGridProps) => {
  const { t, locale } = reader;
  const { best, rows } = oddsGridRows(line);
  if (rows.length < LEAST_BOOKMAKERS || line.outcomes.length > MOST_OUTCOMES) return null;
  const title = t('match.grid', { market: marketName(market, t) });
  const payout = (percent: number | undefined) =>
    percent === undefined ? '–' : formatPercent(percent, locale);
  const priceOf = ({ oddType, odds, isBest }: GridCell) => (
    <td key={oddType}>
      <span className={isBest ? 'best' : undefined}>{oddsIn(format, odds)}</span>
      {isBest && <VisuallyHidden> {t('match.bestNow')}</VisuallyHidden>}
    </td>
  );
  return (
    <Card isFlush title={title}>
      <div className={bar}>
        <Segmented
          label={t('match.oddsFormat')}
          current={format}
          onChoose={(key) => onGo(formatHref(key))}
          items={ODDS_FORMATS.map((key) => ({
            key,
            text: t(`match.format-${key}`),
            href: formatHref(key),
          }))}
        />
        <a className="site" href={href('display', {}, { locale })}>
          {t('match.oddsFormatEverywhere')}
        </a>
      </div>
      <DataTable
        caption={title}
        className={grid}
        reader={reader}
        legend={<p className={tableNoteClass}>{t('match.gridNote')}</p>}
      >
        <ColumnHeaders
          columns={[
            t('match.bookmaker'),
            ...line.outcomes.map(({ oddType }) => selectionName(oddType, t)),
            t('match.payout'),
          ]}
        />
        <tbody>
          <tr>
            <th scope="row" className="now">
              {t('match.gridBest')}
            </th>
            {best.cells.map(({ oddType, odds }) => (
              <td key={oddType} className="now">
                {oddsIn(format, odds)}
              </td>
            ))}
            <td>{payout(best.payout)}</td>
          </tr>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              {row.cells.map(priceOf)}
              <td>{payout(row.payout)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Card>
  );
};
