import { MAIN_LINES, type Sport } from '@tipmark/domain';
import { formatNumber, formatOdds, formatPercent } from '@tipmark/remote-kit/i18n';
import { Card, css } from '@tipmark/ui-kit';
import { ShareBar } from '@tipmark/ui-kit/charts';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import {
  chanceNow,
  fairResult,
  fairWinner,
  isSuspended,
  modelResult,
  type ShownChances,
} from '../../../parts/match-head/fair-result.ts';
import { resultOddTypes, WINNERS } from '../../../parts/match-head/result-odd-types.ts';
import { selectionName } from '../../../parts/odds/outcome-name.ts';
import { type Reader } from '../../../parts/page/reader.ts';
import { usePageAddress } from '../../../parts/page/use-page-address.ts';
import type { MatchPageOptions } from '../match-options.ts';
import type { MatchEvent } from '../use-match.ts';

const body = css`
  display: grid;
  gap: ${gap[10]};
  padding: 14px 16px;
  font-size: ${font.small};
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  ul { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 ${gap[8]}; color: var(--text2); }
  b { color: var(--text); font-weight: ${weight.bold}; }
  section { display: grid; gap: ${gap[4]}; }
  section[data-tone="live"] h3 { color: var(--live); }
  section[data-tone="stopped"] { opacity: .6; }
  h3 { font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.strong}; color: var(--text2); }
  th, td { height: 36px; padding: 4px 0; border-bottom: 1px solid var(--hair); text-align: right; font-weight: ${weight.medium}; }
  th:first-child { text-align: left; }
  thead th { font-size: ${font.micro}; line-height: 14px; color: var(--text3); }
  caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  p { font-size: ${font.meta}; line-height: 16px; color: var(--text3); }
  a { display: inline-flex; align-items: center; min-height: 24px; color: var(--accent); font-weight: ${weight.medium}; }
  a:hover { text-decoration: underline; text-underline-offset: 3px; }
`;

interface SharesProps {
  /** Whose they are; absent where the title of the card says it. */
  readonly title?: string | undefined;
  readonly tone?: 'live' | 'stopped' | undefined;
  readonly names: readonly string[];
  readonly percents: readonly number[];
  readonly locale: Reader['locale'];
}

/** A chance that is left is never shown as none. */
const shareText = (percent: number, locale: Reader['locale']): string =>
  percent > 0 && percent < 1
    ? `< ${formatPercent(1, locale, { decimals: 0 })}`
    : formatPercent(percent, locale, { decimals: 0 });

const Shares = ({ title, tone, names, percents, locale }: SharesProps) => (
  <section data-tone={tone}>
    {title !== undefined && <h3>{title}</h3>}
    <ul>
      {percents.map((percent, index) => (
        <li key={names[index]}>
          {names[index]} <b>{shareText(percent, locale)}</b>
        </li>
      ))}
    </ul>
    <ShareBar percents={percents} />
  </section>
);

interface FairResultCardProps {
  readonly options: MatchPageOptions;
  readonly event: MatchEvent;
  readonly reader: Reader;
}

/** What is shown of the result, and of the final winner where that is another market. */
function shownChances({ page, match }: MatchEvent, sport: Sport) {
  const now = chanceNow(page);
  const closing = fairResult(page, 'closing', sport);
  const price = closing ? 'closing' : 'current';
  return {
    now,
    isStopped: now !== undefined && isSuspended(match),
    closing,
    // once the match runs, its prices reflect what the model did not know
    current: closing || now ? undefined : fairResult(page, 'current', sport),
    model: modelResult(page, sport),
    winner:
      MAIN_LINES[sport].mainMarket === 'win'
        ? undefined
        : (page.chance?.winner ?? fairWinner(page, price)?.percents),
  };
}

type Shown = ReturnType<typeof shownChances>;

/** Side by side while the match is running: as it stands, by closing prices, by the model. */
const ResultShares = ({ shown, names, reader }: ShownProps) => {
  const { now, isStopped, closing, current, model } = shown;
  const { t, locale } = reader;
  const priced = current ?? closing;
  const shared = { names, locale };
  if (!now) return priced ? <Shares {...shared} percents={priced.percents} /> : null;
  return (
    <>
      <Shares
        {...shared}
        title={t(isStopped ? 'match.chanceStopped' : 'match.chanceNow')}
        tone={isStopped ? 'stopped' : 'live'}
        percents={now.percents}
      />
      {closing && <Shares {...shared} title={t('match.fairClosing')} percents={closing.percents} />}
      {model && <Shares {...shared} title={t('match.model')} percents={model.percents} />}
    </>
  );
};

interface ShownProps {
  readonly shown: Shown;
  readonly names: readonly string[];
  readonly reader: Reader;
}

/** The same as prices without a margin. */
const FairOddsTable = ({ shown, names, reader: { t } }: ShownProps) => {
  const { now, closing, current, model } = shown;
  const row = (word: string, chances: ShownChances | undefined) =>
    chances && (
      <tr>
        <th scope="row">{t(word)}</th>
        {chances.odds.map((price, index) => (
          <td key={names[index]}>{formatOdds(price)}</td>
        ))}
      </tr>
    );
  return (
    <table>
      <caption>{t('match.fairOdds')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('match.fairOdds')}</th>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row(now ? 'match.chanceNow' : 'match.fairNow', now ?? current)}
        {row('match.fairClosing', closing)}
        {row('match.model', model)}
      </tbody>
    </table>
  );
};

/**
 * Probabilities of the result: of a running match as it stands, by the prices without their margin,
 * and by the model; empty where none of them is known.
 */
export const FairResultCard = ({ options, event, reader }: FairResultCardProps) => {
  const { sport, reliabilityRoute } = options;
  const { page } = event;
  const { t, locale } = reader;
  const pageAddress = usePageAddress();
  const reliabilityHref =
    reliabilityRoute && pageAddress(reliabilityRoute, { view: 'reliability' });
  const shown = shownChances(event, sport.sport);
  const { now, closing, current, model, winner } = shown;
  const priced = current ?? closing;
  if (!now && !priced) return null;
  const names = resultOddTypes(sport.sport).map((oddType) => selectionName(oddType, t));
  return (
    <Card title={t('match.fair')}>
      <div className={body}>
        <ResultShares shown={shown} names={names} reader={reader} />
        {winner && (
          <Shares
            title={t('match.market-win')}
            names={WINNERS.map((oddType) => selectionName(oddType, t))}
            percents={winner}
            locale={locale}
          />
        )}
        <FairOddsTable shown={shown} names={names} reader={reader} />
        {page.chance && <p>{t(`match.chanceBasis-${page.chance.basis}`)}</p>}
        {priced && (
          <p>{t('match.fairNote', { margin: formatPercent(priced.marginPercent, locale) })}</p>
        )}
        {model && page.modelBasis && (
          <p>
            {t('match.modelBasisNote', {
              home: formatNumber(page.modelBasis[0], locale),
              away: formatNumber(page.modelBasis[1], locale),
            })}
          </p>
        )}
        {model && reliabilityHref !== undefined && (
          <p>
            <a href={reliabilityHref}>{t('match.modelHow')}</a>
          </p>
        )}
      </div>
    </Card>
  );
};
