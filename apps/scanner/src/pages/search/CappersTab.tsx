import type { FoundCappers } from '@tipmark/contract';
import {
  type ChangedParams,
  emptyText,
  type Reader,
  searchWith,
  useReader,
} from '@tipmark/match-features';
import { useNavigate, useSearchParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { EmptyState, inPlace, LinkButton } from '@tipmark/ui-kit';
import { templateWith } from '../../parts/templates/template-list.ts';
import { CappersTable } from './cappers/CappersTable.tsx';
import {
  readUsersView,
  templateParams,
  usersParams,
  usersRecordRequest,
  usersRequest,
  usersSearchQuery,
} from './criteria/search-address.ts';
import { USERS_FIELDS } from './criteria/search-fields.ts';
import { CAPPERS } from './criteria/search-kinds.ts';
import { SearchTab } from './SearchTab.tsx';
import type { Search } from './search.ts';
import { resultsClass } from './search-class.ts';

interface CappersTabProps {
  readonly search: Search;
}

/** Cappers by templates and conditions; the choices are in the address. */
export const CappersTab = ({ search }: CappersTabProps) => {
  const { route, cappers, usersTemplates } = search;
  const reader = useReader('scanner');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const view = readUsersView(params);
  const load = useSelector(cappers.select);
  const templates = useSelector(usersTemplates.list.select).data;
  const { locale } = reader;
  const addressOf = (of: typeof view) => href(route, usersParams(of), { locale });
  /** Changing a condition resets the number of shown cappers. */
  const hrefOf = (changed: ChangedParams) =>
    addressOf(readUsersView(searchWith(params, { ...changed, count: undefined })));
  const onGo = (address: string) => void navigate(address, { preventScrollReset: true });
  return (
    <SearchTab
      kind={CAPPERS}
      route={route}
      templates={usersTemplates}
      record={search.cappersRecord}
      recordRequest={usersRecordRequest(view)}
      view={view}
      params={usersParams(view)}
      own={{ tab: 'cappers' }}
      query={usersSearchQuery(view, templateWith(templates, view.templateId))}
      address={href(route, {}, { locale })}
      hrefOf={hrefOf}
      onGo={onGo}
      load={load}
      onRetry={() => dispatch(cappers.requested(usersRequest(view)))}
      reader={reader}
    >
      {(found) => (
        <Found
          found={found}
          firstHref={hrefOf(templateParams(USERS_FIELDS, 0))}
          nextHref={
            found.nextCount === null ? undefined : addressOf({ ...view, count: found.nextCount })
          }
          isLoading={load.status === 'loading'}
          onGo={onGo}
          reader={reader}
        />
      )}
    </SearchTab>
  );
};

interface FoundProps {
  readonly found: FoundCappers;
  readonly firstHref: string;
  /** The page with more of them. */
  readonly nextHref: string | undefined;
  readonly isLoading: boolean;
  readonly onGo: (href: string) => void;
  readonly reader: Reader;
}

/** Cappers in a table, or a note that there are none. */
const Found = ({ found, firstHref, nextHref, isLoading, onGo, reader }: FoundProps) => {
  const { t } = reader;
  return found.cappers.length === 0 ? (
    <EmptyState text={emptyText(reader, 'tips', 'search.noCappers')}>
      <LinkButton href={firstHref}>{t('search.toFirst')}</LinkButton>
    </EmptyState>
  ) : (
    <div className={resultsClass}>
      <p className="found">
        <b>{t('search.cappers', { count: found.count })}</b>
      </p>
      <CappersTable cappers={found.cappers} reader={reader} />
      {nextHref !== undefined && (
        <footer>
          <LinkButton href={nextHref} aria-busy={isLoading} onClick={inPlace(() => onGo(nextHref))}>
            {t(isLoading ? 'state.loading' : 'button.showMore')}
          </LinkButton>
        </footer>
      )}
    </div>
  );
};
