import type { LoadState } from '@tipmark/remote-kit';
import { Card, css, MOBILE } from '@tipmark/ui-kit';
import { gap } from '@tipmark/ui-kit/style-values';
import type { ReactNode } from 'react';
import { LoadPart } from '../page/LoadPart.tsx';
import { type Reader } from '../page/reader.ts';
import { ListConditions, type ListConditionsProps } from './ListConditions.tsx';
import { PageLinks } from './PageLinks.tsx';
import { type ShownPages } from './use-show-more.ts';

const screen = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[16]};
  footer { display: flex; flex-wrap: wrap; align-items: center; gap: ${gap[8]}; padding: 12px 16px; border-top: 1px solid var(--hair); }
  ${MOBILE} { gap: ${gap[12]}; footer { padding: 12px var(--gutter); } }
`;

const widened = css`
  padding: 10px 16px;
  border-bottom: 1px solid var(--hair);
  color: var(--text2);
  ${MOBILE} { padding: 10px var(--gutter); }
`;

const isWidened = (page: unknown): boolean =>
  typeof page === 'object' && page !== null && 'isWidened' in page && page.isWidened === true;

interface ListPagesProps<Data> {
  readonly reader: Reader;
  readonly failedTitle: string;
  readonly load: LoadState<Data>;
  readonly onRetry: () => void;
  readonly previousHref: string | undefined;
  readonly shown: ShownPages<Data>;
  readonly nextHref: string | undefined;
  readonly children: (pages: readonly Data[]) => ReactNode;
}

/** Pages of a list below each other, and a link to the next. */
export function ListPages<Data>(props: ListPagesProps<Data>) {
  const { reader, previousHref, nextHref, shown } = props;
  return (
    <LoadPart
      load={props.load}
      reader={reader}
      failedTitle={props.failedTitle}
      onRetry={props.onRetry}
    >
      {() => (
        <>
          {isWidened(shown.pages[0]) && <p className={widened}>{reader.t('lists.widened')}</p>}
          {props.children(shown.pages)}
          <PageLinks
            previousHref={previousHref}
            shown={shown}
            nextHref={nextHref}
            reader={reader}
          />
        </>
      )}
    </LoadPart>
  );
}

interface ListScreenProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page that is a list. */
export const ListScreen = ({ title, children }: ListScreenProps) => (
  <div className={screen}>
    <h1>{title}</h1>
    {children}
  </div>
);

/** A list with a few conditions. */
export function ListFrame<Data>(
  props: ListConditionsProps & ListPagesProps<Data> & Omit<ListScreenProps, 'children'>,
) {
  return (
    <ListScreen title={props.title}>
      <Card isFlush>
        <ListConditions
          address={props.address}
          reader={props.reader}
          choices={props.choices}
          switches={props.switches}
          onChoose={props.onChoose}
        />
        <ListPages {...props} />
      </Card>
    </ListScreen>
  );
}
