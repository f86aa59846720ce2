import type { ProfileStatistics } from '@tipmark/contract';
import type { Reader } from '@tipmark/match-features';
import { formatNumber, formatOdds } from '@tipmark/remote-kit/i18n';
import { percent, signedPercent, signOf, units } from '../../../parts/format/signed-numbers.ts';
import { inFours, type Tile, Tiles } from '../../../parts/record/Tiles.tsx';

const countedOf = ({ tipsWon, tipsLost }: ProfileStatistics) => tipsWon + tipsLost;

function moneyTiles(record: ProfileStatistics, { t, locale }: Reader): Tile[] {
  const { roi, roiError, tValue, profit, bankroll, profitPercent } = record;
  const n = formatNumber(countedOf(record), locale);
  const error = percent(roiError, locale);
  const value = tValue === null ? '' : formatNumber(tValue, locale, { decimals: 1 });
  const isKnown = roi !== null && roiError !== null;
  return [
    {
      key: 'roi',
      value: signedPercent(roi, locale),
      sign: signOf(roi),
      note: isKnown ? t('profile.tile.roiNote', { error, n, t: value }) : t('profile.tile.none'),
    },
    {
      key: 'profit',
      value: t('profile.units', { value: units(profit, locale, true) }),
      sign: signOf(profit),
      note: t('profile.tile.profitNote', {
        bank: units(bankroll, locale),
        percent: signedPercent(profitPercent, locale),
      }),
    },
    {
      key: 'drawdown',
      value: percent(record.maxDrawdown, locale),
      note: t('profile.tile.drawdownNote', { n }),
    },
  ];
}

function tipTiles(record: ProfileStatistics, { t, locale }: Reader): Tile[] {
  const { tipsWon, tipsReturned, tipsPending, winRate, averageOdd, clv, clvCount } = record;
  const counted = countedOf(record);
  const count = (value: number) => formatNumber(value, locale);
  return [
    {
      key: 'tips',
      value: count(counted + tipsReturned),
      note: t('profile.tile.tipsNote', {
        pending: count(tipsPending),
        turnover: units(record.turnover, locale),
      }),
    },
    {
      key: 'hits',
      value: percent(winRate, locale, 0),
      note: t('profile.tile.hitsNote', {
        won: count(tipsWon),
        n: count(counted),
        returned: count(tipsReturned),
      }),
    },
    {
      key: 'odds',
      value: formatOdds(averageOdd === null ? null : Math.round(averageOdd * 100) / 100),
      note: t('profile.tile.oddsNote', { n: count(counted) }),
    },
    {
      key: 'clv',
      value: signedPercent(clv, locale),
      sign: signOf(clv),
      note:
        clv === null
          ? t('profile.tile.clvNone')
          : t('profile.tile.clvNote', {
              share: percent(record.clvPositiveShare, locale, 0),
              n: count(clvCount),
            }),
    },
    {
      key: 'run',
      value: count(record.longestWon),
      note: t('profile.tile.runNote', { lost: count(record.longestLost) }),
    },
  ];
}

/** The record as numbers, each with its number of tips. */
export function RecordTiles({
  record,
  reader,
}: {
  readonly record: ProfileStatistics;
  readonly reader: Reader;
}) {
  const [roi, profit, drawdown] = moneyTiles(record, reader);
  const [tips, hits, odds, clv, run] = tipTiles(record, reader);
  const all = [roi, profit, hits, odds, drawdown, clv, run, tips].flatMap((tile) => tile ?? []);
  return <Tiles all={all} titleOf={(key) => reader.t(`profile.tile.${key}`)} className={inFours} />;
}
