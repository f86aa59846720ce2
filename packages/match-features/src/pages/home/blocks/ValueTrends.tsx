import { HOME_BLOCK, HOME_BLOCK_SIZE, isHeadlineTrend } from '@tipmark/domain';
import { formatOdds, formatPercent, knownStart } from '@tipmark/remote-kit/i18n';
import { css, MOBILE, VisuallyHidden } from '@tipmark/ui-kit';
import { Crest } from '@tipmark/ui-kit/betting';
import { font, gap } from '@tipmark/ui-kit/style-values';
import { outcomeName } from '../../../parts/odds/outcome-name.ts';
import { tableFrameClass } from '../../../parts/tables/table-class.ts';
import type { HomeFeature } from '../home-feature.ts';
import type { BlockOf, Home } from '../use-home.ts';
import { Block } from './Block.tsx';

const trends = css`
  .who { display: flex; align-items: center; gap: ${gap[8]}; min-width: 0; }
  .who > div { min-width: 0; }
  td small { display: block; font-size: ${font.meta}; line-height: 16px; color: var(--text3); overflow: hidden; text-overflow: ellipsis; }
  .wide small, td:last-child small { white-space: normal; }
  ${MOBILE} {
    .wide { display: none; }
    .who > :first-child { display: none; }
    .trend { width: 4.75rem; }
  }
`;

const MILLI = 1_000;

type Trend = BlockOf<typeof HOME_BLOCK.valueTrends>['items'][number];

/** The best trend of each match: the block should rather show five matches than one. */
function bestOfMatches(trends: readonly Trend[]): readonly Trend[] {
  const ofMatch = new Map<string, Trend>();
  const best = trends.toSorted((one, other) => other.valuePercent - one.valuePercent);
  for (const trend of best) {
    if (!isHeadlineTrend(trend.of, trend.odds * MILLI, trend.claimedPercent)) continue;
    if (!ofMatch.has(trend.link)) ofMatch.set(trend.link, trend);
  }
  return [...ofMatch.values()].slice(0, HOME_BLOCK_SIZE.valueTrends);
}

interface ValueTrendsProps {
  readonly home: Home;
  readonly feature: HomeFeature;
}

/** Streaks and what their prices are worth: a few for everybody, more for subscribers. */
export const ValueTrends = ({ home, feature }: ValueTrendsProps) => {
  const { t, blockOf, moreOf, trends: all } = home;
  const block = blockOf(HOME_BLOCK.valueTrends);
  if (!block) return null;
  const shown = all && all.length > 0 ? bestOfMatches([...all, ...block.items]) : block.items;
  return (
    <Block title={t('home.valueTrends')} more={{ href: moreOf(block), text: t('home.allTrends') }}>
      <div className={tableFrameClass}>
        <table className={trends}>
          <caption>
            <VisuallyHidden>{t('home.valueTrendsNote')}</VisuallyHidden>
          </caption>
          <colgroup>
            <col />
            <col className="w5 trend" />
            <col className="w3" />
            <col className="w5 wide" />
            <col className="w5" />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{t('home.teamAndMatch')}</th>
              <th scope="col">{t('home.trend')}</th>
              <th scope="col" className="n">
                {t('home.odds')}
              </th>
              <th scope="col" className="n wide">
                <abbr title={t('home.expectedTitle')}>{t('home.expected')}</abbr>
              </th>
              <th scope="col" className="n">
                {t('home.value')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((trend) => (
              <Row
                key={`${trend.link} ${trend.oddType}`}
                trend={trend}
                home={home}
                feature={feature}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className="note">{t('home.valueTrendsNote')}</p>
    </Block>
  );
};

interface RowProps extends ValueTrendsProps {
  readonly trend: Trend;
}

const Row = ({ trend, home, feature }: RowProps) => {
  const { t, locale, whenOf, pageOf } = home;
  const percent = (value: number) => formatPercent(value, locale, { decimals: 0 });
  const team = trend[trend.side];
  const isHome = trend.side === 'home';
  const rival = t(isHome ? 'home.againstAtHome' : 'home.againstAway', {
    rival: isHome ? trend.away : trend.home,
  });
  const address = pageOf(feature.routes.match, { matchUrl: trend.link, tab: 'trends' });
  return (
    <tr>
      <th scope="row">
        <div className="who">
          {Crest({ name: team, logo: trend.logo ?? undefined })}
          <div>
            <a className="cut" href={address}>
              {team}
            </a>
            <small>{`${whenOf(trend.startsAt, knownStart(trend))} · ${rival}`}</small>
          </div>
        </div>
      </th>
      <td>
        <b>{t('home.kOfN', { k: trend.hits, n: trend.of })}</b>
        <small>{outcomeName(trend.oddType, t)}</small>
      </td>
      <td className="n">{formatOdds(trend.odds)}</td>
      <td className="n wide">
        {percent(trend.probabilityPercent)}
        <small>{t('home.ofMarket', { value: percent(trend.fairPercent) })}</small>
      </td>
      <td className="n">
        {formatPercent(trend.valuePercent, locale, { isSigned: true })}
        <small>
          {t('home.claimedAlone', {
            value: formatPercent(trend.claimedPercent, locale, { decimals: 0, isSigned: true }),
          })}
        </small>
      </td>
    </tr>
  );
};
