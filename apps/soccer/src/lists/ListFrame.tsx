import { LoadPart, ShowMore, type ShownPages } from '@tipmark/match-features';
import type { LoadState } from '@tipmark/remote-kit';
import { Card, css, LinkButton, MOBILE } from '@tipmark/ui-kit';
import type { ReactNode } from 'react';
import { ListConditions, type ListConditionsProps } from './ListConditions.tsx';

const screen = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  footer { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; padding: 12px 16px; border-top: 1px solid var(--hair); }
  ${MOBILE} { gap: 12px; footer { padding: 12px var(--gutter); } }
`;

interface ListFrameProps<Data> extends ListConditionsProps {
  readonly title: string;
  readonly failedTitle: string;
  readonly load: LoadState<Data>;
  readonly onRetry: () => void;
  readonly previousHref: string | undefined;
  readonly shown: ShownPages<Data>;
  readonly nextHref: string | undefined;
  readonly children: (pages: readonly Data[]) => ReactNode;
}

/** A list of many: its conditions, its pages under each other, the way to the next. */
export function ListFrame<Data>(props: ListFrameProps<Data>) {
  const { title, reader, previousHref, nextHref, shown } = props;
  const { t } = reader;
  return (
    <div className={screen}>
      <h1>{title}</h1>
      <Card isFlush>
        <ListConditions
          address={props.address}
          reader={reader}
          choices={props.choices}
          switches={props.switches}
          onChoose={props.onChoose}
        />
        <LoadPart
          load={props.load}
          reader={reader}
          failedTitle={props.failedTitle}
          onRetry={props.onRetry}
        >
          {() => (
            <>
              {props.children(shown.pages)}
              {(previousHref !== undefined || nextHref !== undefined) && (
                <footer>
                  {previousHref !== undefined && (
                    <LinkButton href={previousHref}>{t('lists.previous')}</LinkButton>
                  )}
                  {nextHref !== undefined && (
                    <ShowMore shown={shown} href={nextHref} reader={reader} />
                  )}
                </footer>
              )}
            </>
          )}
        </LoadPart>
      </Card>
    </div>
  );
}
