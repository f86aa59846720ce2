import type { RatedCapper } from '@tipmark/contract';
import { HOME_BLOCK } from '@tipmark/domain';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';
import { PageLink } from '../../../parts/page/PageLink.tsx';
import { usePageAddress } from '../../../parts/page/use-page-address.ts';
import { Avatar } from '../../../parts/tips/Avatar.tsx';
import { FollowControl } from '../../../parts/tips/FollowControl.tsx';
import { RatingLabel } from '../../../parts/tips/RatingLabel.tsx';
import type { HomeFeature } from '../home-feature.ts';
import { type Following, useFollowing } from '../use-following.ts';
import type { Home } from '../use-home.ts';
import { Block } from './Block.tsx';

const tiles = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.75rem, 1fr));
  gap: ${gap[12]};
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto auto 1fr auto;
    gap: ${gap[8]};
    min-width: 0;
    padding: 12px;
    border: 1px solid var(--border);
    border-radius: ${radius.card};
    background: var(--surface);
  }
  .who { display: flex; align-items: center; gap: ${gap[8]}; }
  .who > svg { width: 32px; height: 32px; }
  .name { font-size: ${font.small}; line-height: 18px; font-weight: ${weight.strong}; min-height: 24px; padding: 3px 0; overflow-wrap: anywhere; }
  a.name:hover { text-decoration: underline; text-underline-offset: 3px; }
  dl > div { display: flex; justify-content: space-between; gap: ${gap[8]}; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; }
  dl > div + div { margin-top: 2px; }
  dt { color: var(--text3); }
  dd { font-weight: ${weight.strong}; font-variant-numeric: tabular-nums; }
  .pos { color: var(--pos); }
  .neg { color: var(--neg); }
  .follow { width: 100%; padding: 0; }
  [role="alert"] { font-size: ${font.meta}; line-height: 16px; color: var(--neg); overflow-wrap: anywhere; }
  ${MOBILE} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: 9.75rem;
    overflow-x: auto;
    scroll-snap-type: x proximity;
    margin: 0 calc(-1 * var(--gutter));
    padding: 2px var(--gutter);
    scroll-padding: 0 var(--gutter);
    & > li { scroll-snap-align: start; }
  }
`;

const toneOf = (value: number | null): string | undefined =>
  value === null || value === 0 ? undefined : value > 0 ? 'pos' : 'neg';

interface PremiumCappersProps {
  readonly home: Home;
  readonly feature: HomeFeature;
}

/** The best of the rating: the record with its number of tips, and a follow button. */
export const PremiumCappers = ({ home, feature }: PremiumCappersProps) => {
  const { t, blockOf, moreOf } = home;
  const following = useFollowing(feature);
  const hasProfiles = usePageAddress()('leaderboard') !== undefined;
  const block = blockOf(HOME_BLOCK.premiumCappers);
  if (!block) return null;
  return (
    <Block
      title={t('home.premiumCappers')}
      more={{ href: moreOf(block), text: t('nav.leaderboard') }}
      isOpen
    >
      {/* without links to profiles it is the list itself that is scrolled by keyboard */}
      <ul className={tiles} tabIndex={hasProfiles ? undefined : 0}>
        {block.items.map((capper) => (
          <Capper key={capper.url} capper={capper} home={home} following={following} />
        ))}
      </ul>
    </Block>
  );
};

interface CapperProps {
  readonly capper: RatedCapper;
  readonly home: Home;
  readonly following: Following;
}

const Capper = ({ capper, home, following }: CapperProps) => {
  const { t, locale } = home;
  const percent = (value: number | null) =>
    value === null ? '–' : formatPercent(value, locale, { isSigned: true, decimals: 1 });
  const { roiPercent, clvPercent, countOfTips, label, name, url } = capper;
  const problem = following.problemOf(url);
  return (
    <li>
      <div className="who">
        <Avatar name={name} className="avatar" />
        {label !== null && <RatingLabel label={label} title={t('home.byPlace')} />}
      </div>
      <PageLink to="profile" params={{ userUrl: url }} className="name">
        {name}
      </PageLink>
      <dl>
        <div>
          <dt>{t('home.roi')}</dt>
          <dd className={toneOf(roiPercent)}>{percent(roiPercent)}</dd>
        </div>
        <div>
          <dt>{t('home.clv')}</dt>
          <dd>{percent(clvPercent)}</dd>
        </div>
        <div>
          <dt>
            <abbr title={t('home.tips')}>{t('home.n')}</abbr>
          </dt>
          <dd>{formatNumber(countOfTips, locale)}</dd>
        </div>
      </dl>
      {following.userUrl !== url && (
        <div>
          <FollowControl
            capper={capper}
            isSignedIn={following.isSignedIn}
            isFollowing={following.isFollowing(url)}
            isBusy={following.isBusy}
            isOneOfMany
            className="follow"
            t={t}
            onChoose={(isFollowing) => following.intent(url, isFollowing)}
          />
          {problem !== undefined && <p role="alert">{problem}</p>}
        </div>
      )}
    </li>
  );
};
