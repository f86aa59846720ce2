import { MAIN_LINES } from '@tipmark/domain';
import { formatNumber, formatOdds, formatPercent } from '@tipmark/remote-kit/i18n';
import { Card, css } from '@tipmark/ui-kit';
import { ShareBar } from '@tipmark/ui-kit/charts';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { fairResult, fairWinner, modelResult } from '../../../parts/match-head/fair-result.ts';
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
  readonly names: readonly string[];
  readonly percents: readonly number[];
  readonly locale: Reader['locale'];
}

const Shares = ({ names, percents, locale }: SharesProps) => (
  <>
    <ul>
      {percents.map((percent, index) => (
        <li key={names[index]}>
          {names[index]} <b>{formatPercent(percent, locale, { decimals: 0 })}</b>
        </li>
      ))}
    </ul>
    <ShareBar percents={percents} />
  </>
);

interface FairResultCardProps {
  readonly options: MatchPageOptions;
  readonly event: MatchEvent;
  readonly reader: Reader;
}

/**
 * Probabilities of the result by its prices without the margin, and by the model; empty while
 * prices are incomplete.
 */
export const FairResultCard = ({ options, event: { page }, reader }: FairResultCardProps) => {
  const { sport, reliabilityRoute } = options;
  const { t, locale } = reader;
  const pageAddress = usePageAddress();
  const reliabilityHref =
    reliabilityRoute && pageAddress(reliabilityRoute, { view: 'reliability' });
  const closing = fairResult(page, 'closing', sport.sport);
  // Once the match runs, its prices reflect what the model did not know.
  const current = closing ? undefined : fairResult(page, 'current', sport.sport);
  const shown = current ?? closing;
  if (!shown) return null;
  const names = resultOddTypes(sport.sport).map((oddType) => selectionName(oddType, t));
  const model = modelResult(page, sport.sport);
  const isWinnerApart = MAIN_LINES[sport.sport].mainMarket !== 'win';
  const winner = isWinnerApart ? fairWinner(page, current ? 'current' : 'closing') : undefined;
  const row = (word: string, odds: readonly number[]) => (
    <tr>
      <th scope="row">{t(word)}</th>
      {odds.map((price, index) => (
        <td key={names[index]}>{formatOdds(price)}</td>
      ))}
    </tr>
  );
  return (
    <Card title={t('match.fair')}>
      <div className={body}>
        <Shares names={names} percents={shown.percents} locale={locale} />
        {winner && (
          <>
            <h3>{t('match.market-win')}</h3>
            <Shares
              names={WINNERS.map((oddType) => selectionName(oddType, t))}
              percents={winner.percents}
              locale={locale}
            />
          </>
        )}
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
            {current && row('match.fairNow', current.odds)}
            {closing && row('match.fairClosing', closing.odds)}
            {model && row('match.model', model)}
          </tbody>
        </table>
        <p>{t('match.fairNote', { margin: formatPercent(shown.marginPercent, locale) })}</p>
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
