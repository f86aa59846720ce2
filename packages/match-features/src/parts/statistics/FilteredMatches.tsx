import type { EventMatches, EventMatchList } from '@tipmark/contract';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import type { RouteName } from '@tipmark/route-builder';
import { css, EmptyState, LinkButton, MOBILE, VisuallyHidden } from '@tipmark/ui-kit';
import { PastMatchRow, pastMatchListClass } from '@tipmark/ui-kit/betting';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { pastMatchView } from '../matches/past-match-view.ts';
import { emptyText } from '../page/empty-text.ts';
import type { Reader } from '../page/reader.ts';
import { type SideLinks, SideTitle } from './SideTitle.tsx';

const part = css`
  border-top: 1px solid var(--border);
  header { display: flex; align-items: baseline; flex-wrap: wrap; gap: ${gap[2]} ${gap[16]}; padding: 12px 16px; background: var(--sub); border-bottom: 1px solid var(--hair); }
  header h2 { margin-right: auto; overflow-wrap: anywhere; }
  header span { font-size: ${font.small}; line-height: 18px; font-weight: ${weight.medium}; color: var(--text2); font-variant-numeric: tabular-nums; }
  ${MOBILE} { header { padding: 10px var(--gutter); } }
`;

interface ListProps {
  readonly list: EventMatchList;
  readonly teams: { readonly home: string; readonly away: string };
  /** Pages of the sides; absent where there are none. */
  readonly links?: SideLinks | undefined;
  readonly matchRoute: RouteName;
  readonly reader: Reader;
  /** Absent where there is nothing to reset. */
  readonly resetHref: string | undefined;
  /** In place of whose last matches they are. */
  readonly title?: string;
}

const titleOf = ({ side }: EventMatchList, teams: ListProps['teams'], { t }: Reader): string =>
  side === 'both' ? t('match.between', teams) : t('match.lastOf', { team: teams[side] });

const List = ({ list, teams, links, matchRoute, reader, resetHref, title }: ListProps) => {
  const { t, locale } = reader;
  const { count, won, drawn, lost, goalsFor, goalsAgainst } = list;
  const number = (value: number) => formatNumber(value, locale);
  const record = { won: number(won), drawn: number(drawn), lost: number(lost) };
  return (
    <section className={part}>
      <header>
        <h2>
          <SideTitle href={list.side === 'both' ? undefined : links?.[list.side]}>
            {title ?? titleOf(list, teams, reader)}
          </SideTitle>
        </h2>
        {count > 0 && (
          <>
            <span>
              <span aria-hidden="true">{t('match.record', record)}</span>
              <VisuallyHidden>{t('match.recordSpoken', record)}</VisuallyHidden>
            </span>
            <span>{t('match.wonOf', { k: record.won, n: number(count) })}</span>
            <span>
              {t('match.goals', { for: number(goalsFor), against: number(goalsAgainst) })}
            </span>
          </>
        )}
      </header>
      {count === 0 ? (
        <EmptyState text={emptyText(reader, 'past', 'match.matchesEmpty')}>
          {resetHref !== undefined && (
            <LinkButton href={resetHref}>{t('match.resetFilters')}</LinkButton>
          )}
        </EmptyState>
      ) : (
        <ul className={pastMatchListClass}>
          {list.matches.map((past) => {
            const view = pastMatchView(past, matchRoute, reader);
            return <PastMatchRow key={view.id} match={view} />;
          })}
        </ul>
      )}
    </section>
  );
};

type FilteredMatchesProps = Omit<ListProps, 'list'> & { readonly matches: EventMatches };

/** Earlier matches of each side, or of both against each other, with their totals. */
export const FilteredMatches = ({ matches, ...rest }: FilteredMatchesProps) => (
  <>
    {matches.lists.map((list) => (
      <List key={list.side} list={list} {...rest} />
    ))}
  </>
);
