import { KELLY_PARTS, type KellyPart, kellyRisk } from '@tipmark/domain';
import type { Translate } from '@tipmark/remote-kit';
import { formatNumber, formatOdds, formatPercent, useTranslation } from '@tipmark/remote-kit/i18n';
import { isPlayLimited } from '@tipmark/remote-kit/storage';
import { type KeyboardEvent, useId, useState } from 'react';
import { PageLink } from '../../page/PageLink.tsx';
import type { Reader } from '../../page/reader.ts';
import { stakeClass } from './stake-class.ts';
import { STAKE_NAMESPACE } from './stake-messages.ts';
import { marketView, type StakeOutcome, type StakeView, stakeView } from './stake-view.ts';
import { storeBank, storePart, useStakeSettings } from './stored-bank.ts';

export interface StakeAdviceProps {
  /** All outcomes of the market, the chosen one among them. */
  readonly outcomes: readonly StakeOutcome[];
  readonly oddType: string;
  /** Closed at first, with the result in its title. */
  readonly isFolded?: boolean;
  readonly reader: Reader;
}

const PERCENT = 100;

/** The calculator may be within a form, which must not be sent by it. */
const onKeyDown = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** What a bet would take of the bank, by the part of Kelly's stake: usually nothing, and why. */
export function StakeAdvice(props: StakeAdviceProps) {
  const { t } = useTranslation(STAKE_NAMESPACE);
  // what the visitor limited meanwhile counts when the page is opened again
  const [isLimited] = useState(isPlayLimited);
  if (isLimited) {
    return (
      <section className={stakeClass} aria-label={t('title')}>
        <p className="why">
          {t('limited')} <PageLink to="responsiblePlay">{t('toLimits')}</PageLink>
        </p>
      </section>
    );
  }
  return <Calculator {...props} t={t} />;
}

const Calculator = (props: StakeAdviceProps & { readonly t: Translate }) => {
  const { outcomes, oddType, isFolded = false, reader, t } = props;
  const { bank, bankText, part } = useStakeSettings();
  const [isOpen, setOpen] = useState(!isFolded);
  const [typed, setTyped] = useState<{ readonly of: string; readonly odds: string }>();
  const chosen = outcomes.find((outcome) => outcome.oddType === oddType);
  if (!chosen) return null;
  const own = typed?.of === oddType ? typed.odds : undefined;
  const odds = own === undefined ? chosen.odds : Number(own.replace(',', '.'));
  const view = stakeView({ ...chosen, odds }, part);
  const stake = view.advice?.stake ?? 0;
  const share = shareText(stake, reader);
  const body = isOpen && (
    <>
      <dl>
        <OutcomeNumbers
          outcome={chosen}
          view={view}
          oddsText={own ?? (chosen.odds === undefined ? '' : formatOdds(chosen.odds))}
          onOdds={(text) => setTyped({ of: oddType, odds: text })}
          reader={reader}
          t={t}
        />
        <BankField text={bankText} t={t} />
        <div>
          <dt>{t('stake')}</dt>
          <dd className="result">
            {bank === undefined
              ? share
              : t('shareAndAmount', { share, amount: amountText(stake * bank, reader) })}
          </dd>
        </div>
      </dl>
      <Why view={view} odds={odds} reader={reader} t={t} />
      <Parts part={part} reader={reader} t={t} />
      <Market {...props} part={part} bank={bank} />
      <small>{t('note')}</small>
    </>
  );
  return isFolded ? (
    <details className={stakeClass} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {t('title')} <b>{t('ofBank', { share })}</b>
      </summary>
      <div className={stakeClass}>{body}</div>
    </details>
  ) : (
    <section className={stakeClass} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      {body}
    </section>
  );
};

/** `0,27 %`; a tenth of a percent is as exact as such a number can be, small ones have two. */
const shareText = (share: number, { locale }: Reader): string =>
  formatPercent(share * PERCENT, locale, { decimals: share === 0 ? 0 : share < 0.01 ? 2 : 1 });

const amountText = (amount: number, { locale }: Reader): string =>
  formatNumber(amount, locale, { decimals: amount > 0 && amount < 10 ? 2 : 0 });

interface AdvisedProps {
  readonly outcome: StakeOutcome;
  readonly view: StakeView;
  readonly oddsText: string;
  readonly onOdds: (text: string) => void;
  readonly reader: Reader;
  readonly t: Translate;
}

const OutcomeNumbers = ({ outcome, view, oddsText, onOdds, reader, t }: AdvisedProps) => {
  const { locale } = reader;
  const id = useId();
  const edge = view.advice?.edge;
  return (
    <>
      <div>
        <dt>{t('probability')}</dt>
        <dd>
          {outcome.probability === undefined
            ? '–'
            : formatPercent(outcome.probability * PERCENT, locale, { decimals: 1 })}
        </dd>
      </div>
      <div>
        <dt>
          <label htmlFor={id}>{t('price')}</label>
        </dt>
        <dd>
          <input
            id={id}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={7}
            value={oddsText}
            onKeyDown={onKeyDown}
            onChange={({ target }) => onOdds(target.value)}
          />
        </dd>
      </div>
      <div>
        <dt>{t('edge')}</dt>
        <dd data-sign={edge !== undefined && edge > 0 ? 'good' : undefined}>
          {edge === undefined || Number.isNaN(edge)
            ? '–'
            : formatPercent(edge * PERCENT, locale, { decimals: 1, isSigned: true })}
        </dd>
      </div>
    </>
  );
};

const BankField = ({ text, t }: { readonly text: string; readonly t: Translate }) => {
  const id = useId();
  return (
    <div>
      <dt>
        <label htmlFor={id}>{t('bank')}</label>
      </dt>
      <dd>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          placeholder={t('bankNone')}
          value={text}
          onKeyDown={onKeyDown}
          onChange={({ target }) => storeBank(target.value)}
        />
      </dd>
    </div>
  );
};

interface WhyProps {
  readonly view: StakeView;
  readonly odds: number | undefined;
  readonly reader: Reader;
  readonly t: Translate;
}

const Why = ({ view, odds, reader, t }: WhyProps) => {
  const { reason, fairOdds, doubt, advice, claimed } = view;
  const percent = (share: number, isSigned = false) =>
    formatPercent(share * PERCENT, reader.locale, { decimals: 1, isSigned });
  return (
    <p className="why" data-tone={reason} aria-live="polite">
      {t(`why-${reason}`, {
        odds: odds !== undefined && odds > 1 ? formatOdds(odds) : '–',
        fair: fairOdds === undefined ? '–' : formatOdds(fairOdds),
        edge: percent(advice?.edge ?? 0, true),
        claimed: Number.isNaN(claimed) ? '–' : percent(claimed / PERCENT, true),
        loss: percent(Math.abs(advice?.edge ?? 0)),
        doubt: formatNumber(doubt * PERCENT, reader.locale),
      })}
    </p>
  );
};

interface PartsProps {
  readonly part: KellyPart;
  readonly reader: Reader;
  readonly t: Translate;
}

/** How boldly to stake, and what that risks. */
const Parts = ({ part, reader, t }: PartsProps) => {
  const name = useId();
  const { fallsToHalf, growthShare } = kellyRisk(part);
  const percent = (share: number, decimals: number) =>
    formatPercent(share * PERCENT, reader.locale, { decimals });
  return (
    <fieldset>
      <legend>{t('parts')}</legend>
      <div className="parts">
        {KELLY_PARTS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={name}
              checked={part === one}
              onChange={() => storePart(one)}
            />
            {t(`part-${one * PERCENT}`)}
          </label>
        ))}
      </div>
      <small>
        {t('risk', {
          half: percent(fallsToHalf, fallsToHalf < 0.1 ? 1 : 0),
          growth: percent(growthShare, 0),
        })}
      </small>
    </fieldset>
  );
};

interface MarketProps extends Pick<StakeAdviceProps, 'outcomes' | 'reader'> {
  readonly part: KellyPart;
  readonly bank: number | undefined;
  readonly t: Translate;
}

/** All outcomes of the market, staked together. */
const Market = ({ outcomes, part, bank, reader, t }: MarketProps) => {
  const market = marketView(outcomes, part);
  if (market === undefined) return null;
  if (market.isWithoutMargin) {
    return (
      <p className="why" data-tone="check">
        {t('withoutMargin')}
      </p>
    );
  }
  if (market.isEmpty) return <p className="why">{t('marketEmpty')}</p>;
  return (
    <table>
      <caption>
        <small>{t('market')}</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('outcome')}</th>
          <th scope="col">{t('price')}</th>
          <th scope="col">{t('stake')}</th>
        </tr>
      </thead>
      <tbody>
        {market.rows.map(({ outcome, stake }) => (
          <tr key={outcome.oddType}>
            <th scope="row">{outcome.name}</th>
            <td>{formatOdds(outcome.odds)}</td>
            <td>
              {bank === undefined
                ? shareText(stake, reader)
                : t('shareAndAmount', {
                    share: shareText(stake, reader),
                    amount: amountText(stake * bank, reader),
                  })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
