import type { ArbitrageReply } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { splitStake } from '@tipmark/domain';
import { PageLink, type Reader } from '@tipmark/match-features';
import { formatNumber, formatOdds, formatWhen, knownStart } from '@tipmark/remote-kit/i18n';
import { Flag } from '@tipmark/ui-kit';
import type { ReactNode } from 'react';
import { nameOfOutcome } from '../../parts/outcomes/name-of-outcome.ts';
import { ageOf } from './age-of.ts';
import type { ArbitrageOf } from './arbitrage.ts';

type Covered = ArbitrageReply['arbitrages'][number];
export type Price = Covered['prices'][number];

export interface BetsProps {
  readonly of: Pick<ArbitrageOf, 'sport' | 'matchRoute'>;
  readonly match: Covered['match'];
  readonly countryCode: string | undefined;
  readonly prices: readonly Price[];
  /** Undefined: stakes are not split. */
  readonly sum: number | undefined;
  readonly step: number;
  readonly asOf: number;
  /** The least result is that of a middle that is missed. */
  readonly isMiddle?: boolean;
  /** What it promises, at the end of the head. */
  readonly facts: ReactNode;
  readonly notes: readonly ReactNode[];
  readonly reader: Reader;
}

export const COLUMNS = [
  ['', 'outcome'],
  ['who', 'bookmaker'],
  ['amount', 'odds'],
  ['amount', 'age'],
  ['stake', 'stake'],
] as const;

/** What remains in the worst case. */
function leastText(least: number, isMiddle: boolean, { t, locale }: Reader): string {
  if (isMiddle) {
    const result = formatNumber(least, locale, { decimals: 0, isSigned: true });
    return t('arbitrage.missed', { result });
  }
  const amount = formatNumber(Math.abs(least), locale, { decimals: 0 });
  return t(`arbitrage.${least < 0 ? 'leastLoss' : 'least'}`, { amount });
}

/** The bets on one match: each with its bookmaker, price, age and stake. */
export const BetRows = (props: BetsProps) => {
  const { of, match: wire, countryCode, prices, sum, step, asOf, reader } = props;
  const { t, locale, timeZone, nowSeconds } = reader;
  const match = decodeMatch(wire);
  const split =
    sum === undefined
      ? undefined
      : splitStake(
          sum,
          prices.map(({ odds }) => odds),
          step,
        );
  const amount = (value: number) => formatNumber(value, locale, { decimals: 0 });
  const least = split && Math.round(split.leastProfit);
  return (
    <tbody>
      <tr className="head">
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the link has the text */}
        <th scope="rowgroup" colSpan={COLUMNS.length}>
          <div>
            <span>
              {countryCode !== undefined && <Flag code={countryCode} />}{' '}
              <PageLink to={of.matchRoute} params={{ matchUrl: match.link }}>
                {t('common:match.teams', { home: match.home.name, away: match.away.name })}
              </PageLink>
            </span>
            <span className="when">
              {formatWhen(match.startsAt, nowSeconds, locale, timeZone, knownStart(match))}
            </span>
            <span className="facts">{props.facts}</span>
          </div>
        </th>
      </tr>
      {prices.map(({ oddType, bookmaker, odds, confirmedAt }, index) => (
        <tr key={oddType}>
          <th scope="row">{nameOfOutcome(oddType, of.sport, t)}</th>
          <td className="who">{bookmaker}</td>
          <td>{formatOdds(odds)}</td>
          <td>{ageOf(confirmedAt, asOf, reader)}</td>
          <td className="stake">{split ? amount(split.stakes[index] ?? 0) : '–'}</td>
        </tr>
      ))}
      {split && least !== undefined && (
        <tr className="sum">
          <th scope="row" colSpan={COLUMNS.length - 1}>
            {t('arbitrage.total')} · {leastText(least, props.isMiddle === true, reader)}
          </th>
          <td>{amount(split.total)}</td>
        </tr>
      )}
      {props.notes.map((note, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- notes have a fixed order
        <tr key={index}>{note}</tr>
      ))}
    </tbody>
  );
};
