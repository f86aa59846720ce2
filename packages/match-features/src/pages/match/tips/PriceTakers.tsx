import type { MatchTip, MatchTips } from '@tipmark/contract';
import { formatOdds, formatPercent } from '@tipmark/remote-kit/i18n';
import { Card, css } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { outcomeName } from '../../../parts/odds/outcome-name.ts';
import { PageLink } from '../../../parts/page/PageLink.tsx';
import type { Reader } from '../../../parts/page/reader.ts';
import { Avatar } from '../../../parts/tips/Avatar.tsx';
import { CapperBadges } from '../../../parts/tips/CapperBadges.tsx';
import { RatingLabel } from '../../../parts/tips/RatingLabel.tsx';
import { lineOfTip } from '../../../parts/tips/tip-card-view.ts';
import { AddTip, type TipActions } from './AddTip.tsx';

const MOST = 3;

const card = css`
  font-size: ${font.small};
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  li { display: flex; align-items: center; gap: ${gap[10]}; min-height: 52px; padding: 8px 16px; border-bottom: 1px solid var(--hair); }
  li > div { flex: 1; min-width: 0; }
  li > div > p { display: flex; flex-wrap: wrap; align-items: center; gap: 0 ${gap[6]}; min-width: 0; }
  p > :first-child { min-width: 0; font-weight: ${weight.strong}; overflow-wrap: anywhere; }
  p > a:hover { text-decoration: underline; text-underline-offset: 3px; }
  li > div:last-child { flex: none; text-align: right; font-weight: ${weight.bold}; }
  small { display: block; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text3); }
  small b { font-weight: ${weight.strong}; }
  [data-tone=won] { color: var(--pos); }
  [data-tone=lost] { color: var(--neg); }
  .avatar { width: 32px; height: 32px; }
  footer { display: grid; gap: ${gap[8]}; padding: 12px 16px; color: var(--text2); font-weight: ${weight.medium}; }
  footer > a:first-child { display: inline-flex; align-items: center; min-height: 24px; color: var(--accent); }
  footer > a:first-child:hover { text-decoration: underline; text-underline-offset: 3px; }
`;

interface TakerProps {
  readonly tip: MatchTip;
  readonly actions: TipActions;
  readonly reader: Reader;
}

const Taker = ({ tip, actions, reader }: TakerProps) => {
  const { t, locale } = reader;
  const { author, clvPercent, odds } = tip;
  const stake = formatPercent(tip.stake, locale, { decimals: 0 });
  return (
    <li>
      <Avatar name={author.name} className="avatar" />
      <div>
        <p>
          <PageLink to="profile" params={{ userUrl: author.url }} title={author.name}>
            {author.name}
          </PageLink>
          {author.label !== null && author.position !== null && (
            <RatingLabel
              label={author.label}
              title={t('match.place', { value: author.position })}
            />
          )}
          <CapperBadges badges={author.badges} reader={reader} />
        </p>
        <small>
          {outcomeName(tip.odd_type, t)} · {t('match.takerStake', { percent: stake })}
        </small>
      </div>
      <div>
        {formatOdds(odds)}
        <small>
          {clvPercent === null ? (
            lineOfTip(tip, actions, t)
          ) : (
            <>
              {t('match.clv')}{' '}
              <b data-tone={clvPercent < 0 ? 'lost' : 'won'}>
                {formatPercent(clvPercent, locale, { isSigned: true })}
              </b>
            </>
          )}
        </small>
      </div>
    </li>
  );
};

interface PriceTakersProps {
  /** Its first page, the best authors first. */
  readonly tips: MatchTips;
  readonly allHref: string;
  readonly actions: TipActions;
  readonly reader: Reader;
}

/** Who tipped on the match and at which price, the best authors; empty while nobody has. */
export const PriceTakers = ({ tips, allHref, actions, reader }: PriceTakersProps) => {
  if (tips.tips.length === 0) return null;
  const { t } = reader;
  return (
    <Card title={t('match.takers')}>
      <div className={card}>
        <ul>
          {tips.tips.slice(0, MOST).map((tip) => (
            <Taker key={tip.id} tip={tip} actions={actions} reader={reader} />
          ))}
        </ul>
        <footer>
          <a href={allHref}>{t('match.takersAll', { count: tips.count })}</a>
          <AddTip actions={actions} reader={reader} />
        </footer>
      </div>
    </Card>
  );
};
