import type { PlayerPage } from '@tipmark/contract';
import { DataTable, type Reader } from '@tipmark/match-features';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import { Card } from '@tipmark/ui-kit';

type Won = readonly [won: number, lost: number];

interface CareerCardProps {
  readonly page: PlayerPage;
  readonly reader: Reader;
}

/** All matches of a player in sum, court by court. */
export const CareerCard = ({ page: { career, finals }, reader }: CareerCardProps) => {
  const { t, locale } = reader;
  const rows: readonly (readonly [name: string, record: Won])[] = [
    ...career.surfaces.map(({ court, matches }) => [t(`court.${court}`), matches] as const),
    [t('player.all'), career.matches],
    [t('player.finals'), finals],
    [t('board.sets'), career.sets],
    [t('player.tieBreaks'), career.tieBreaks],
    [t('player.decidingSets'), career.decidingSets],
  ];
  const played = rows.filter(([, [won, lost]]) => won + lost > 0);
  if (played.length === 0) return null;
  return (
    <Card title={t('player.career')}>
      <DataTable caption={t('player.career')} reader={reader}>
        <thead>
          <tr>
            <th scope="col">{t('player.where')}</th>
            <th scope="col">{t('player.wonLost')}</th>
            <th scope="col">{t('player.share')}</th>
          </tr>
        </thead>
        <tbody>
          {played.map(([name, [won, lost]]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{`${formatNumber(won, locale)}–${formatNumber(lost, locale)}`}</td>
              <td>{formatPercent((won / (won + lost)) * 100, locale, { decimals: 0 })}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Card>
  );
};
