import { css, cx, MOBILE, WIDE } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';
import { lazy, Suspense } from 'react';
import type { FavouritesProps } from './Favourites.tsx';
import { useIsAlive } from './use-is-alive.ts';

const Favourites = lazy(async () => ({
  default: (await import(/* webpackChunkName: "live" */ './Favourites.tsx')).Favourites,
}));

/** A fixed height whatever it contains, so that what appears after hydration moves nothing. */
const bar = css`
  display: flex;
  align-items: center;
  gap: ${gap[8]};
  min-height: 44px;
  padding: 0 16px 0 10px;
  overflow-x: auto;
  border-bottom: 1px solid var(--hair);
  font-size: ${font.small};
  line-height: 18px;
  white-space: nowrap;
  & > strong { font: inherit; font-weight: ${weight.strong}; }
  & > strong::before { content: "★" / ""; margin-right: 8px; color: var(--star); }
  & > p { color: var(--text3); }
  & > ul { display: flex; gap: ${gap[8]}; }
  a { display: flex; align-items: center; gap: ${gap[6]}; min-height: 32px; padding: 0 10px; border: 1px solid var(--border); border-radius: ${radius.round}; font-weight: ${weight.medium}; }
  a:hover { background: var(--hover); }
  b { font-weight: ${weight.bold}; font-variant-numeric: tabular-nums; }
  small { font-size: ${font.meta}; color: var(--text3); font-variant-numeric: tabular-nums; }
  .lv { color: var(--live); font-weight: ${weight.bold}; }
  ${MOBILE} { & > p:last-child { min-width: 0; font-size: ${font.meta}; line-height: 16px; white-space: normal; } }
  @media (scripting: none) { display: none; }
`;

const hiddenNextToRail = css`${WIDE} { display: none; }`;

interface FavouritesBarProps extends Omit<FavouritesProps, 'hint'> {
  /** Beside the list on wide screens the page already shows it. */
  readonly hasRail?: boolean;
}

/**
 * The visitor's stars on this page, above the list. Only the browser knows them, so the bar is
 * filled after hydration, as a chunk of its own.
 */
export const FavouritesBar = (props: FavouritesBarProps) => {
  const { t, hasRail } = props;
  const isAlive = useIsAlive();
  const hint = t('favourites.hint');
  const look = cx(bar, hasRail && hiddenNextToRail);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <section className={look} aria-label={t('favourites.title')} tabIndex={0}>
      <strong aria-hidden="true">{t('favourites.title')}</strong>
      {isAlive && (
        <Suspense>
          <Favourites {...props} hint={hint} />
        </Suspense>
      )}
    </section>
  );
};
