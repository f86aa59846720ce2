import type { PlayerPage } from '@tipmark/contract';
import { DataTable, PageLink, type Reader } from '@tipmark/match-features';
import { formatDate, formatNumber } from '@tipmark/remote-kit/i18n';
import { Card, css, MOBILE } from '@tipmark/ui-kit';
import { font } from '@tipmark/ui-kit/style-values';
import { tourName } from '../../shared/tour-name.ts';
import { RankChart } from './RankChart.tsx';

const weeks = css`
  border-top: 1px solid var(--hair);
  font-size: ${font.small};
  line-height: 18px;
  > summary { padding: 11px 16px; color: var(--accent); cursor: pointer; }
  > summary:focus-visible { outline-offset: -2px; }
  ${MOBILE} { > summary { padding-inline: var(--gutter); } }
`;

const link = css`
  padding: 4px 16px;
  border-top: 1px solid var(--hair);
  a { display: inline-flex; align-items: center; min-height: 36px; color: var(--accent); font-size: ${font.small}; line-height: 18px; }
  a:hover { text-decoration: underline; text-underline-offset: 3px; }
  ${MOBILE} { padding-inline: var(--gutter); }
`;

/** Rows of the table; its file has all weeks. */
const SHOWN_WEEKS = 26;

interface RanksCardProps {
  readonly page: PlayerPage;
  readonly reader: Reader;
}

/** A player's ranks over time as a chart and a table, and a link to the ranking. */
export const RanksCard = ({ page: { ranks, tour }, reader }: RanksCardProps) => {
  const { t, locale, timeZone } = reader;
  if (ranks.length === 0) return null;
  const rows = ranks
    .toReversed()
    .map(
      ({ place: rank, at }) =>
        [formatDate(at, locale, timeZone), formatNumber(rank, locale)] as const,
    );
  const head = [t('player.day'), t('player.place')];
  return (
    <Card title={t('player.ranks')} isFlush>
      {ranks.length > 1 && <RankChart ranks={ranks} reader={reader} />}
      <details className={weeks}>
        <summary>{t('player.ranksMore')}</summary>
        <DataTable caption={t('player.ranksTable')} csvRows={() => [head, ...rows]} reader={reader}>
          <thead>
            <tr>
              {head.map((text) => (
                <th key={text} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN_WEEKS).map(([day, rank]) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{rank}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      </details>
      {tour !== null && (
        <p className={link}>
          <PageLink to="tennisRankings" params={{ tour }}>
            {t('player.ranksOf', { tour: tourName(tour, t) })}
          </PageLink>
        </p>
      )}
    </Card>
  );
};
