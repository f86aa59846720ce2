import type { betBook, ReplyOf } from '@tipmark/contract';
import { LoadPart } from '@tipmark/match-features';
import type { HostState } from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { Button, Card, css, EmptyState, LinkButton, Segmented } from '@tipmark/ui-kit';
import { ScrollRow } from '@tipmark/ui-kit/scroll-row';
import { font, gap } from '@tipmark/ui-kit/style-values';
import { NarrowPage } from '../../parts/page/NarrowPage.tsx';
import { noteClass, pageClass } from '../../parts/page/page-class.ts';
import { BOOK_DAYS, BOOK_SPORTS } from './bet-address.ts';
import { betBookLoad, betFormLoad, bookRequest, formRequest } from './bet-loads.ts';
import { FileForm } from './file/FileForm.tsx';
import { BetForm } from './form/BetForm.tsx';
import { BetList } from './list/BetList.tsx';
import { BookSplits } from './record/BookSplits.tsx';
import { BookTiles } from './record/BookTiles.tsx';
import { CurveCard } from './record/CurveCard.tsx';
import { type Book, useBook } from './use-book.ts';

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${gap[8]} ${gap[16]};
  padding-bottom: 12px;
  p { font-size: ${font.small}; line-height: 18px; color: var(--text2); }
  > div, form { display: flex; flex-wrap: wrap; gap: ${gap[8]}; }
`;

const filters = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap[8]};
  padding-bottom: 12px;
  > * { min-width: 0; max-width: 100%; }
`;

const ways = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${gap[8]};
`;

const NOTES = ['added', 'changed', 'deleted', 'imported'] as const;

type Data = ReplyOf<typeof betBook>;

function SignIn({ book }: { readonly book: Book }) {
  const { t, locale } = book.reader;
  const next = href('betBook', Object.fromEntries(book.search), { locale });
  return (
    <NarrowPage title={t('bets.title')}>
      <EmptyState text={t('bets.signIn')}>
        <LinkButton kind="primary" href={href('login', { next }, { locale })}>
          {t('login.submit')}
        </LinkButton>
      </EmptyState>
    </NarrowPage>
  );
}

/** The download is a form with scripts as well. */
function Head({ book, hasBets }: { readonly book: Book; readonly hasBets: boolean }) {
  const { reader, addressOf } = book;
  const { t } = reader;
  return (
    <div className={head}>
      <span>
        <h1>{t('bets.title')}</h1>
        <p>{t('bets.private')}</p>
      </span>
      <div>
        <LinkButton href={addressOf({ view: 'file' })}>{t('bets.upload')}</LinkButton>
        {hasBets && (
          <form method="post">
            <Button type="submit" name="intent" value="export">
              {t('bets.download')}
            </Button>
          </form>
        )}
        <LinkButton kind="primary" href={addressOf({ view: 'add' })}>
          {t('bets.addBet')}
        </LinkButton>
      </div>
    </div>
  );
}

function Filters({ data, book }: { readonly data: Data; readonly book: Book }) {
  const { reader, view, addressOf, choose } = book;
  const { t } = reader;
  const at = (wanted: Parameters<Book['addressOf']>[0]) =>
    addressOf({ ...view, page: 1, ...wanted });
  const ofDays = (days: string) => at({ days: BOOK_DAYS.find((one) => String(one) === days) ?? 0 });
  const ofSport = (sport: string) => at({ sport: BOOK_SPORTS.find((one) => one === sport) });
  return (
    <div className={filters}>
      <ScrollRow>
        <Segmented
          label={t('bets.filter.days')}
          current={String(view.days)}
          onChoose={(days) => choose(ofDays(days))}
          items={BOOK_DAYS.map((days) => ({
            key: String(days),
            text: t(`bets.filter.days-${days}`),
            href: ofDays(String(days)),
          }))}
        />
      </ScrollRow>
      <ScrollRow>
        <Segmented
          label={t('bets.form.sport')}
          current={view.sport ?? 'all'}
          onChoose={(sport) => choose(ofSport(sport))}
          items={['all', ...BOOK_SPORTS].map((sport) => ({
            key: sport,
            text:
              sport === 'all'
                ? t('bets.filter.all')
                : sport === 'other'
                  ? t('bets.otherSport')
                  : t(`sport.${sport}`),
            href: ofSport(sport),
          }))}
        />
      </ScrollRow>
      {data.currencies.length > 1 && (
        <ScrollRow>
          <Segmented
            label={t('bets.form.currency')}
            current={data.record?.currency ?? ''}
            onChoose={(currency) =>
              choose(
                at({
                  currency: data.currencies.find((one) => one.currency === currency)?.currency,
                }),
              )
            }
            items={data.currencies.map(({ currency }) => ({
              key: currency as string,
              text: currency,
              href: at({ currency }),
            }))}
          />
        </ScrollRow>
      )}
    </div>
  );
}

function EmptyBook({ book }: { readonly book: Book }) {
  const { reader, addressOf } = book;
  const { t, locale } = reader;
  return (
    <Card isFlush>
      <EmptyState text={t('bets.empty')}>
        <div className={ways}>
          <LinkButton kind="primary" href={addressOf({ view: 'add' })}>
            {t('bets.addBet')}
          </LinkButton>
          <LinkButton href={href('results', {}, { locale })}>{t('bets.fromPrice')}</LinkButton>
          <LinkButton href={addressOf({ view: 'file' })}>{t('bets.upload')}</LinkButton>
        </div>
      </EmptyState>
    </Card>
  );
}

function Content({ data, book }: { readonly data: Data; readonly book: Book }) {
  const { reader } = book;
  const { record, total } = data;
  if (total === 0) return <EmptyBook book={book} />;
  return (
    <>
      <Filters data={data} book={book} />
      <div className={pageClass}>
        <div>
          {record && (
            <Card isFlush>
              <BookTiles record={record} reader={reader} />
            </Card>
          )}
          {record && <CurveCard record={record} reader={reader} />}
          <BetList data={data} book={book} />
        </div>
        <div>{record && <BookSplits record={record} reader={reader} />}</div>
      </div>
    </>
  );
}

function WholeBook({ book }: { readonly book: Book }) {
  const { reader, dispatch, view, search } = book;
  const { t } = reader;
  const load = useSelector((state: HostState) => betBookLoad.select(state));
  const done = NOTES.find((note) => note === search.get('done'));
  return (
    <>
      <Head book={book} hasBets={(load.data?.total ?? 0) > 0} />
      {done !== undefined && (
        <output className={noteClass}>
          {t(`bets.done.${done}`, { details: search.get('count') ?? '' })}
        </output>
      )}
      <LoadPart
        load={load}
        reader={reader}
        failedTitle={t('bets.failed')}
        onRetry={() => dispatch(bookRequest(view))}
      >
        {(data) => <Content data={data} book={book} />}
      </LoadPart>
    </>
  );
}

function FormPage({ book }: { readonly book: Book }) {
  const { reader, dispatch, search, view, addressOf } = book;
  const { t } = reader;
  const load = useSelector((state: HostState) => betFormLoad.select(state));
  return (
    <NarrowPage title={t(view.bet === 0 ? 'bets.form.title' : 'bets.form.titleChange')}>
      <p>
        <a href={addressOf({})}>{t('bets.back')}</a>
      </p>
      <LoadPart
        load={load}
        reader={reader}
        failedTitle={t('bets.form.failed')}
        onRetry={() => dispatch(formRequest(search))}
      >
        {(form) => <BetForm key={form.bet?.id ?? 0} form={form} book={book} />}
      </LoadPart>
    </NarrowPage>
  );
}

function FilePage({ book }: { readonly book: Book }) {
  const { reader, addressOf } = book;
  const { t } = reader;
  return (
    <NarrowPage title={t('bets.file.title')}>
      <p>
        <a href={addressOf({})}>{t('bets.back')}</a>
      </p>
      <FileForm book={book} />
    </NarrowPage>
  );
}

/** `/bet-book`: a visitor's own bets, the form of one of them, or a file of them. */
export function BetBookPage() {
  const book = useBook();
  const { view, isSignedIn } = book;
  if (!isSignedIn) return <SignIn book={book} />;
  if (view.view === 'file') return <FilePage book={book} />;
  return view.view === 'add' || view.bet !== 0 ? (
    <FormPage book={book} />
  ) : (
    <WholeBook book={book} />
  );
}
