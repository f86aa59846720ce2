import type { RatedCapper } from '@tipmark/contract';
import { HOME_BLOCK } from '@tipmark/domain';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import { Badge, css } from '@tipmark/ui-kit';
import type { Home } from '../use-home.ts';
import { Block } from './Block.tsx';

const tiles = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: 12px;
  & > li {
    display: grid;
    grid-template-rows: 1fr auto;
    gap: 6px;
    min-width: 0;
    padding: 12px;
    border: 1px solid var(--border);
    border-radius: 10px;
    background: var(--surface);
  }
  .by { display: flex; align-items: baseline; flex-wrap: wrap; gap: 2px 8px; min-width: 0; min-height: 24px; }
  .by > a { font-weight: 600; overflow-wrap: anywhere; }
  .by > a:hover { text-decoration: underline; text-underline-offset: 3px; }
  .by > :nth-child(2) { margin-left: auto; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 8px; font-size: 13px; line-height: 18px; }
  dt { color: var(--text2); }
  dd { text-align: right; font-weight: 600; font-variant-numeric: tabular-nums; }
  .pos { color: var(--pos); }
  .neg { color: var(--neg); }
`;

const toneOf = (value: number | null): string | undefined =>
  value === null || value === 0 ? undefined : value > 0 ? 'pos' : 'neg';

/** The best of the rating: the record first, with how many tips it is of. */
export const PremiumCappers = ({ home }: { readonly home: Home }) => {
  const { t, blockOf, moreOf } = home;
  const block = blockOf(HOME_BLOCK.premiumCappers);
  if (!block) return null;
  return (
    <Block
      title={t('home.premiumCappers')}
      more={{ href: moreOf(block), text: t('nav.leaderboard') }}
      isOpen
    >
      <ul className={tiles}>
        {block.items.map((capper) => (
          <Capper key={capper.url} capper={capper} home={home} />
        ))}
      </ul>
    </Block>
  );
};

const Capper = ({ capper, home }: { readonly capper: RatedCapper; readonly home: Home }) => {
  const { t, locale, linkTo } = home;
  const percent = (value: number | null) =>
    value === null ? '–' : formatPercent(value, locale, { isSigned: true, decimals: 1 });
  const { roiPercent, clvPercent, countOfTips, label, name, url } = capper;
  return (
    <li>
      <span className="by">
        <a href={linkTo('profile')(url)}>{name}</a>
        {label !== null && (
          <span title={t('home.byPlace')}>
            <Badge>{label}</Badge>
          </span>
        )}
      </span>
      <dl>
        <dt>{t('home.roi')}</dt>
        <dd className={toneOf(roiPercent)}>{percent(roiPercent)}</dd>
        <dt>{t('home.clv')}</dt>
        <dd>{percent(clvPercent)}</dd>
        <dt>{t('home.tips')}</dt>
        <dd>{formatNumber(countOfTips, locale)}</dd>
      </dl>
    </li>
  );
};
