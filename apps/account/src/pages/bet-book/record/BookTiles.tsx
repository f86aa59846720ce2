import type { BetBookRecord } from '@tipmark/contract';
import type { Reader } from '@tipmark/match-features';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { percent, signedPercent, signOf } from '../../../parts/format/signed-numbers.ts';
import { inSixes, type Tile, Tiles } from '../../../parts/record/Tiles.tsx';
import { amountText } from '../amount-text.ts';

function tilesOf(record: BetBookRecord, { t, locale }: Reader): Tile[] {
  const { currency, roi, roiError, clv, expected } = record;
  const count = (value: number) => formatNumber(value, locale);
  const money = (minor: number, isSigned = false) =>
    amountText(minor, currency, { locale, isSigned });
  const counted = record.won + record.lost;
  return [
    {
      key: 'bets',
      value:
        record.open === 0
          ? count(record.settled)
          : `${count(record.settled)} + ${count(record.open)}`,
      note: t('bets.tile.betsNote', {
        won: count(record.won),
        lost: count(record.lost),
        returned: count(record.returned),
      }),
    },
    {
      key: 'staked',
      value: money(record.staked),
      note: t('bets.tile.stakedNote', { open: money(record.stakedOpen) }),
    },
    {
      key: 'profit',
      value: money(record.profit, true),
      sign: signOf(record.profit),
      note:
        expected === null
          ? t('bets.tile.profitNone')
          : t('bets.tile.profitNote', { expected: money(expected, true) }),
    },
    {
      key: 'roi',
      value: signedPercent(roi, locale),
      sign: signOf(roi),
      note:
        roiError === null
          ? t('bets.tile.none')
          : t('bets.tile.roiNote', { n: count(counted), error: percent(roiError, locale) }),
    },
    {
      key: 'clv',
      value: signedPercent(clv, locale),
      sign: signOf(clv),
      note:
        clv === null
          ? t('bets.tile.clvNone')
          : t('bets.tile.clvNote', {
              n: count(record.clvCount),
              share: percent(record.clvPositiveShare, locale, 0),
            }),
    },
    { key: 'drawdown', value: money(record.drawdown), note: t('bets.tile.drawdownNote') },
  ];
}

/** The record of one currency as numbers, each with its number of bets. */
export const BookTiles = ({
  record,
  reader,
}: {
  readonly record: BetBookRecord;
  readonly reader: Reader;
}) => (
  <Tiles
    all={tilesOf(record, reader)}
    titleOf={(key) => reader.t(`bets.tile.${key}`)}
    className={inSixes}
  />
);
