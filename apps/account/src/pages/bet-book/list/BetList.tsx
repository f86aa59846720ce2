import type { betBook, ReplyOf } from '@tipmark/contract';
import { BET_LIMIT } from '@tipmark/domain';
import { useServedRoutes } from '@tipmark/remote-kit';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { Card, css, cx, EmptyState, LinkButton, Segmented } from '@tipmark/ui-kit';
import { ScrollRow } from '@tipmark/ui-kit/scroll-row';
import { font, gap } from '@tipmark/ui-kit/style-values';
import { listChoice, listHead } from '../../../parts/record/list-class.ts';
import { BOOK_STATUSES } from '../bet-address.ts';
import type { Book } from '../use-book.ts';
import { BetRow, betColumns } from './BetRow.tsx';
import { betView } from './bet-view.ts';

const foot = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  align-items: center;
  gap: ${gap[8]} ${gap[16]};
  padding: 12px 16px;
  border-top: 1px solid var(--hair);
  font-size: ${font.small};
  color: var(--text2);
`;

const COLUMNS = ['date', 'bet', 'stake', 'prices', 'status', 'profit', 'edit'] as const;
const NUMBERS: readonly string[] = ['stake', 'prices', 'profit'];

/** The chosen bets, the latest first, page by page. */
export function BetList({
  data,
  book,
}: {
  readonly data: ReplyOf<typeof betBook>;
  readonly book: Book;
}) {
  const { reader, view, addressOf, choose } = book;
  const { t, locale } = reader;
  const served = useServedRoutes();
  const pages = Math.ceil(data.count / BET_LIMIT.pageSize);
  const addressFor = (status: string) =>
    addressOf({ ...view, page: 1, status: BOOK_STATUSES.find((one) => one === status) });
  return (
    <Card isFlush>
      <div className={listChoice}>
        <ScrollRow>
          <Segmented
            label={t('bets.filter.status')}
            current={view.status ?? 'all'}
            onChoose={(status) => choose(addressFor(status))}
            items={['all', ...BOOK_STATUSES].map((status) => ({
              key: status,
              text: t(`bets.filter.status-${status}`),
              href: addressFor(status),
            }))}
          />
        </ScrollRow>
      </div>
      {data.bets.length === 0 && <EmptyState text={t('bets.list.none')} />}
      {data.bets.length > 0 && (
        <>
          <div className={cx(betColumns, listHead)} aria-hidden="true">
            {COLUMNS.map((column) => (
              <span key={column} className={NUMBERS.includes(column) ? 'number' : undefined}>
                {column === 'edit' ? '' : t(`bets.list.head-${column}`)}
              </span>
            ))}
          </div>
          <ul>
            {data.bets.map((bet) => (
              <BetRow
                key={bet.id}
                bet={betView(bet, reader, served)}
                editAddress={addressOf({ bet: bet.id })}
                reader={reader}
              />
            ))}
          </ul>
        </>
      )}
      {pages > 1 && (
        <nav className={foot} aria-label={t('bets.list.pages')}>
          {view.page > 1 && (
            <LinkButton isSmall href={addressOf({ ...view, page: view.page - 1 })}>
              {t('bets.list.newer')}
            </LinkButton>
          )}
          <span>
            {t('bets.list.page', {
              page: formatNumber(view.page, locale),
              pages: formatNumber(pages, locale),
            })}
          </span>
          {view.page < pages && (
            <LinkButton isSmall href={addressOf({ ...view, page: view.page + 1 })}>
              {t('bets.list.older')}
            </LinkButton>
          )}
        </nav>
      )}
    </Card>
  );
}
