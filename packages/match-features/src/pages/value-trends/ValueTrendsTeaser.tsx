import type { ValueTrendsTeaserPage } from '@tipmark/contract';
import { type Locale, selectSession, useServedRoutes } from '@tipmark/remote-kit';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { useLocation } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { Card, css, EmptyState, LinkButton, MOBILE } from '@tipmark/ui-kit';
import { gap, radius, weight } from '@tipmark/ui-kit/style-values';
import { ListScreen } from '../../parts/lists/ListFrame.tsx';
import { emptyText } from '../../parts/page/empty-text.ts';
import { LoadPart } from '../../parts/page/LoadPart.tsx';
import type { PageLoad } from '../../parts/page/page-load.ts';
import type { Reader } from '../../parts/page/reader.ts';
import { useReader } from '../../parts/page/use-reader.ts';
import type { SportWith } from '../../parts/sport/sport-pages.ts';
import { ValueTrendsTable } from '../../parts/statistics/ValueTrendsTable.tsx';
import { returnsText } from './returns-text.ts';

const lockedRows = css`
  border-top: 1px solid var(--hair);
  & > li { display: flex; align-items: center; gap: ${gap[12]}; height: 48px; padding: 0 16px; color: var(--text3); }
  & > li + li { border-top: 1px solid var(--hair); }
  svg { flex: none; }
  i { flex: 1; height: 10px; border-radius: ${radius.badge}; background: var(--sunken); }
  i + i { flex: none; width: 56px; }
  a { font-weight: ${weight.strong}; color: var(--accent); line-height: 44px; }
  ${MOBILE} { & > li { padding: 0 var(--gutter); } }
`;

const adds = css`
  display: grid;
  gap: ${gap[12]};
  padding: 16px;
  ul { display: grid; gap: ${gap[6]}; padding-left: 20px; list-style: disc; color: var(--text2); }
  .ways { display: flex; flex-wrap: wrap; gap: ${gap[8]}; }
  ${MOBILE} { padding: 16px var(--gutter); }
`;

/** The number of locked rows shown for all of them. */
const LOCKED_ROWS = 3;
const ADDS = [1, 2, 3] as const;

interface ValueTrendsTeaserProps {
  readonly sport: SportWith<'valueTrends'>;
  readonly load: PageLoad<Record<never, never>, ValueTrendsTeaserPage>;
}

/** The first value trends, the number of the others, and what a subscription adds. */
export const ValueTrendsTeaser = ({ sport, load }: ValueTrendsTeaserProps) => {
  const reader = useReader(sport.namespace);
  const dispatch = useDispatch();
  const state = useSelector(load.select);
  const { t, locale } = reader;
  const { pathname, search } = useLocation();
  const ways = waysOut(pathname + search, locale);
  return (
    <ListScreen title={t('valueTrends.title')}>
      <p>
        {[
          t('valueTrends.byValue'),
          returnsText(state.data?.returns, reader),
          t('valueTrends.teaserText'),
        ]
          .filter((text) => text !== '')
          .join(' ')}
      </p>
      <Card isFlush>
        <LoadPart
          load={state}
          reader={reader}
          failedTitle={t('valueTrends.failed')}
          onRetry={() => dispatch(load.requested({}))}
        >
          {({ trends, count }) =>
            trends.length === 0 ? (
              <EmptyState text={emptyText(reader, 'results', 'valueTrends.noneNow')} />
            ) : (
              <>
                <ValueTrendsTable
                  trends={trends}
                  found={t('valueTrends.found', { value: formatNumber(count, locale) })}
                  matchRoute={sport.routes.match}
                  reader={reader}
                />
                <Locked count={count - trends.length} premium={ways.premium} reader={reader} />
              </>
            )
          }
        </LoadPart>
      </Card>
      <Adds ways={ways} reader={reader} />
    </ListScreen>
  );
};

interface Ways {
  readonly premium: string;
  readonly login: string;
}

/** Every way to more trends leads through the subscription, and back to the same address. */
function waysOut(next: string, locale: Locale): Ways {
  const target = { source: 'value-trends', next };
  return {
    premium: href('premium', target, { locale }),
    login: href('login', target, { locale }),
  };
}

interface PartProps {
  readonly reader: Reader;
}

/** Hidden rows: the page contains nothing of them. */
const Locked = ({
  count,
  premium,
  reader: { t },
}: PartProps & Pick<Ways, 'premium'> & { readonly count: number }) => {
  if (count <= 0) return null;
  const shown = Math.min(count, LOCKED_ROWS);
  return (
    <ul className={lockedRows}>
      {Array.from({ length: shown }, (_, row) => (
        <li key={row}>
          <svg
            width="14"
            height="14"
            viewBox="0 0 14 14"
            role="img"
            aria-label={t('valueTrends.lockedRow')}
          >
            <path
              d="M4 6V4.5a3 3 0 0 1 6 0V6M3 6h8v6H3z"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinejoin="round"
            />
          </svg>
          {row === shown - 1 ? (
            <a href={premium}>{t('valueTrends.locked', { count })}</a>
          ) : (
            <>
              <i />
              <i />
            </>
          )}
        </li>
      ))}
    </ul>
  );
};

const Adds = ({ ways, reader: { t } }: PartProps & { readonly ways: Ways }) => {
  const served = useServedRoutes();
  const { isSignedIn } = useSelector(selectSession);
  return (
    <Card isFlush>
      <div className={adds}>
        <h2>{t('valueTrends.addsTitle')}</h2>
        <ul>
          {ADDS.map((one) => (
            <li key={one}>{t(`valueTrends.adds-${one}`)}</li>
          ))}
        </ul>
        <div className="ways">
          <LinkButton kind="primary" href={ways.premium}>
            {t('valueTrends.toPremium')}
          </LinkButton>
          {!isSignedIn && served.has('login') && (
            <LinkButton href={ways.login}>{t('nav.login')}</LinkButton>
          )}
        </div>
      </div>
    </Card>
  );
};
