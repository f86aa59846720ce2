import type { ArbitrageReply } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { DataTable, type Reader } from '@tipmark/match-features';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import { useId } from 'react';
import { nameOfOutcome } from '../../parts/outcomes/name-of-outcome.ts';
import type { ArbitrageOf } from './arbitrage.ts';
import { betsClass } from './arbitrage-class.ts';
import { BetRows, COLUMNS } from './BetRows.tsx';
import { STEPS, storeSum, useSums } from './stored-sums.ts';

interface ListProps {
  readonly of: ArbitrageOf;
  readonly reply: ArbitrageReply;
  readonly reader: Reader;
}

const percentOf =
  ({ locale }: Reader) =>
  (value: number, isSigned = true) =>
    formatPercent(value, locale, { decimals: 1, isSigned });

/** The country of a match's league. */
function countryOf({ leagues }: ArbitrageReply) {
  const codes = new Map(leagues.map(({ id, countryCode }) => [id, countryCode]));
  return (match: ArbitrageReply['arbitrages'][number]['match']) =>
    codes.get(decodeMatch(match).leagueId);
}

const Head = ({ reader }: { readonly reader: Reader }) => (
  <>
    <colgroup>
      {COLUMNS.map(([className, key]) => (
        <col key={key} className={className} />
      ))}
    </colgroup>
    <thead>
      <tr>
        {COLUMNS.map(([className, key]) => (
          <th key={key} className={className} scope="col">
            {reader.t(`arbitrage.${key}`)}
          </th>
        ))}
      </tr>
    </thead>
  </>
);

/** What is staked on each, and how round the stakes are. */
export const Sums = ({ reader: { t } }: { readonly reader: Reader }) => {
  const { sumText, step } = useSums();
  const [sumId, stepId] = [useId(), useId()];
  return (
    <div className="sums">
      <label htmlFor={sumId}>
        {t('arbitrage.sum')}
        <input
          id={sumId}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={sumText}
          onChange={({ target }) => storeSum('sum', target.value)}
        />
      </label>
      <label htmlFor={stepId}>
        {t('arbitrage.step')}
        <select id={stepId} value={step} onChange={({ target }) => storeSum('step', target.value)}>
          {STEPS.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
};

/** Arbitrages, the widest first, each with its stakes. */
export const ArbitrageList = ({ of, reply, reader }: ListProps) => {
  const { t } = reader;
  const { sum, step } = useSums();
  const percent = percentOf(reader);
  const country = countryOf(reply);
  return (
    <DataTable
      caption={t('arbitrage.arbitrageTable')}
      className={betsClass}
      hasFile={false}
      reader={reader}
    >
      <Head reader={reader} />
      {reply.arbitrages.map(({ match, prices, profitPercent, mayReturn, check }) => (
        <BetRows
          key={`${decodeMatch(match).matchId} ${prices[0]?.oddType}`}
          of={of}
          match={match}
          countryCode={country(match)}
          prices={prices}
          sum={sum}
          step={step}
          asOf={reply.asOf}
          facts={
            <b className={check ? 'doubtful' : 'good'}>
              {t('arbitrage.profit', { percent: percent(profitPercent) })}
            </b>
          }
          notes={[
            ...(check
              ? [
                  <td key="check" className="note check" colSpan={COLUMNS.length}>
                    {t('arbitrage.check', {
                      outcome: nameOfOutcome(check.oddType, of.sport, t),
                      percent: percent(check.abovePercent, false),
                    })}
                  </td>,
                ]
              : []),
            ...(mayReturn
              ? [
                  <td key="return" className="note" colSpan={COLUMNS.length}>
                    {t('arbitrage.mayReturn')}
                  </td>,
                ]
              : []),
          ]}
          reader={reader}
        />
      ))}
    </DataTable>
  );
};

/** Middles, the most valuable first. */
export const MiddleList = ({ of, reply, reader }: ListProps) => {
  const { t, locale } = reader;
  const { sum, step } = useSums();
  const percent = percentOf(reader);
  const country = countryOf(reply);
  return (
    <DataTable
      caption={t('arbitrage.middleTable')}
      className={betsClass}
      hasFile={false}
      reader={reader}
    >
      <Head reader={reader} />
      {reply.middles.map((middle) => (
        <BetRows
          key={`${decodeMatch(middle.match).matchId} ${middle.prices.map(({ oddType }) => oddType).join(' ')}`}
          of={of}
          match={middle.match}
          countryCode={country(middle.match)}
          prices={middle.prices}
          isMiddle={true}
          sum={sum}
          step={step}
          asOf={reply.asOf}
          facts={
            <>
              <span>{t('arbitrage.gap', { gap: formatNumber(middle.gap, locale) })}</span>
              <span>{t('arbitrage.gain', { percent: percent(middle.gainPercent) })}</span>
              <span>{t('arbitrage.cost', { percent: percent(-middle.costPercent) })}</span>
              <span>
                {middle.chancePercent === null
                  ? t('arbitrage.chanceUnknown')
                  : t('arbitrage.chance', { percent: percent(middle.chancePercent, false) })}
              </span>
              {middle.valuePercent !== null && (
                <b className="good">
                  {t('arbitrage.value', { percent: percent(middle.valuePercent) })}
                </b>
              )}
            </>
          }
          notes={[]}
          reader={reader}
        />
      ))}
    </DataTable>
  );
};
