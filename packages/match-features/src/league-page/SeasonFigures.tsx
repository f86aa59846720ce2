import type { LeaguePage } from '@tipmark/contract';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { ShareBar } from '@tipmark/ui-kit/charts';
import type { Reader } from '../match-page/reader.ts';
import { shareText } from '../match-statistics/share-text.ts';
import { statisticsClass } from '../match-statistics/statistics-class.ts';
import { DataTable } from '../tables/DataTable.tsx';

type Figures = Pick<LeaguePage, 'outcomes' | 'averages' | 'totals' | 'summary'>;

interface SeasonFiguresProps {
  readonly figures: Figures;
  readonly title: string;
  readonly reader: Reader;
}

/** A season in figures: outcomes, mean totals, shares over each line. */
export const SeasonFigures = ({ figures, title, reader }: SeasonFiguresProps) => {
  const { t, locale } = reader;
  const { outcomes, averages, totals, summary } = figures;
  const number = (value: number) => formatNumber(value, locale, { decimals: 2 });
  const means = [
    [t('stats.goalsPerMatch'), averages.match] as const,
    ...averages.parts.map((part, index) => [t('stats.half', { part: index + 1 }), part] as const),
  ];
  return (
    <div className={statisticsClass}>
      <div className="shares">
        <ul>
          {(['home', 'draw', 'away'] as const).map((side) => (
            <li key={side}>
              {t(`stats.share-${side}`)} <b>{shareText(outcomes[side], outcomes.count, reader)}</b>
            </li>
          ))}
        </ul>
        <ShareBar percents={[outcomes.home, outcomes.draw, outcomes.away]} />
      </div>
      <DataTable reader={reader}>
        <caption>{title}</caption>
        <tbody>
          {means.map(
            ([name, mean]) =>
              mean && (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className="now">{number(mean.average)}</td>
                </tr>
              ),
          )}
          {totals.map(({ line, over, of }) => (
            <tr key={line}>
              <th scope="row">{t('stats.overLine', { line })}</th>
              <td className="now">{shareText(over, of, reader)}</td>
            </tr>
          ))}
          {summary
            .filter(({ figure }) => figure !== 'goals')
            .map(({ figure, own, other }) => (
              <tr key={figure}>
                <th scope="row">{t(`stats.figure-${figure}`)}</th>
                <td className="now">{`${number(own)} – ${number(other)}`}</td>
              </tr>
            ))}
        </tbody>
      </DataTable>
    </div>
  );
};
