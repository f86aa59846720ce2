import type { TournamentStatistics } from '@tipmark/contract';
import type { Reader } from '@tipmark/match-features';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import { Card } from '@tipmark/ui-kit';
import { statisticsClass } from './tournament-class.ts';

interface StatisticsCardProps {
  readonly statistics: TournamentStatistics;
  readonly reader: Reader;
}

const COUNTS = ['matches', 'retired', 'walkovers'] as const;
const SHARES = ['straight', 'deciding', 'tieBreaks', 'favourites', 'higherRanked'] as const;

/** What happened in an edition, in numbers; unknown ones are left out. */
export const StatisticsCard = ({ statistics, reader }: StatisticsCardProps) => {
  const { t, locale } = reader;
  const { matches, gamesPerMatch } = statistics;
  if (matches === 0) return null;
  const number = (value: number) => formatNumber(value, locale);
  return (
    <Card title={t('tournament.statistics')} isFlush>
      <dl className={statisticsClass}>
        {COUNTS.filter((name) => statistics[name] > 0).map((name) => (
          <div key={name}>
            <dt>{t(`tournament.${name}`)}</dt>
            <dd>{number(statistics[name])}</dd>
          </div>
        ))}
        {SHARES.filter((name) => statistics[name].of > 0).map((name) => {
          const { count, of } = statistics[name];
          return (
            <div key={name}>
              <dt>{t(`tournament.${name}`)}</dt>
              <dd>
                {formatPercent((count / of) * 100, locale, { decimals: 0 })}
                <small>{t('tournament.countOf', { count: number(count), of: number(of) })}</small>
              </dd>
            </div>
          );
        })}
        {gamesPerMatch !== null && (
          <div>
            <dt>{t('tournament.gamesPerMatch')}</dt>
            <dd>{formatNumber(gamesPerMatch, locale, { decimals: 1 })}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
};
