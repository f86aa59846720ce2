import { HOME_BLOCK } from '@tipmark/domain';
import { formatOdds, knownStart } from '@tipmark/remote-kit/i18n';
import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { outcomeName } from '../../../parts/odds/outcome-name.ts';
import { PageLink } from '../../../parts/page/PageLink.tsx';
import { Avatar } from '../../../parts/tips/Avatar.tsx';
import { RatingLabel } from '../../../parts/tips/RatingLabel.tsx';
import { recordText } from '../../../parts/tips/record-text.ts';
import type { HomeFeature } from '../home-feature.ts';
import type { BlockOf, Home } from '../use-home.ts';
import { Block } from './Block.tsx';

const tips = css`
  font-size: ${font.small};
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  li { display: grid; grid-template-columns: 32px minmax(0, 1fr) auto; gap: 0 ${gap[10]}; padding: 8px 16px; }
  li + li { border-top: 1px solid var(--hair); }
  svg { grid-row: 1 / 3; width: 32px; height: 32px; margin-top: 4px; }
  .of { grid-column: 2 / -1; display: flex; flex-wrap: wrap; gap: 0 ${gap[8]}; }
  div { min-width: 0; }
  .odds { text-align: right; font-weight: ${weight.bold}; line-height: 24px; }
  p { display: flex; flex-wrap: wrap; align-items: center; gap: 0 ${gap[8]}; }
  p > :first-child, .at { display: inline-flex; align-items: center; min-height: 24px; overflow-wrap: anywhere; }
  p > :first-child { font-weight: ${weight.strong}; }
  .at { color: var(--text2); font-size: ${font.meta}; line-height: 16px; }
  a:hover { text-decoration: underline; text-underline-offset: 3px; }
  small { display: block; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text3); }
  ${MOBILE} { li { padding: 8px var(--gutter); } }
`;

type Tip = BlockOf<typeof HOME_BLOCK.dayTips>['items'][number];

interface DayTipsProps {
  readonly home: Home;
  readonly feature: HomeFeature;
}

const Row = ({ tip, home, feature }: DayTipsProps & { readonly tip: Tip }) => {
  const { t, whenOf, pageOf } = home;
  const { author, match, odd_type, odds } = tip;
  const { name, url, label, position } = author;
  const record = recordText(author, home);
  return (
    <li>
      <Avatar name={name} className="" />
      <div>
        <p>
          <PageLink to="profile" params={{ userUrl: url }}>
            {name}
          </PageLink>
          {label !== null && position !== null && (
            <RatingLabel label={label} title={t('match.place', { value: position })} />
          )}
        </p>
        <a className="at" href={pageOf(feature.routes.match, { matchUrl: match.link })}>
          {t('match.teams', match)}
        </a>
      </div>
      <div className="odds">
        {formatOdds(odds)}
        <small>{outcomeName(odd_type, t)}</small>
      </div>
      <small className="of">
        <span>{whenOf(match.startsAt, knownStart(match))}</span>
        {record !== undefined && <span>{record}</span>}
      </small>
    </li>
  );
};

/** Tips by the best ranked cappers on the next matches. */
export const DayTips = ({ home, feature }: DayTipsProps) => {
  const { t, blockOf, moreOf } = home;
  const block = blockOf(HOME_BLOCK.dayTips);
  if (!block) return null;
  return (
    <Block title={t('results.tipsOfDay')} more={{ href: moreOf(block), text: t('home.all') }}>
      <ul className={tips}>
        {block.items.map((tip) => (
          <Row key={tip.id} tip={tip} home={home} feature={feature} />
        ))}
      </ul>
    </Block>
  );
};
