import { selectLocale } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { href, type RouteName, type Sport } from '@tipmark/route-builder';
import { css, Icon, isPlainClick, MOBILE } from '@tipmark/ui-kit';
import { font, radius } from '@tipmark/ui-kit/style-values';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import type * as headerSearchList from './header-search.ts';
import type { SearchStore } from './search-store.ts';

type HeaderSearch = typeof headerSearchList;

const field = css`
  position: relative;
  display: flex;
  flex: 1 1 180px;
  max-width: 380px;
  min-width: 120px;
  margin-left: auto;
  > svg {
    position: absolute;
    left: 10px;
    top: 10px;
    color: var(--text3);
    pointer-events: none;
  }
  input {
    width: 100%;
    height: 36px;
    padding: 0 36px 0 34px;
    border: 1px solid transparent;
    border-radius: ${radius.field};
    background: var(--sunken);
  }
  input:focus-visible {
    background: var(--surface);
  }
  input::placeholder {
    color: var(--text3);
    opacity: 1;
  }
  kbd {
    position: absolute;
    right: 8px;
    top: 8px;
    width: 20px;
    height: 20px;
    border: 1px solid var(--border);
    border-radius: ${radius.badge};
    background: var(--surface);
    text-align: center;
    color: var(--text3);
    pointer-events: none;
  }
  input:not(:placeholder-shown) {
    padding-right: 10px;
  }
  input:focus ~ kbd,
  input:not(:placeholder-shown) ~ kbd {
    display: none;
  }
  ${MOBILE} {
    &:not([data-full]) {
      display: none;
    }
    position: fixed;
    inset: 0;
    z-index: 1;
    max-width: none;
    padding: 8px;
    background: var(--surface);
    input {
      height: 44px;
      font-size: ${font.large};
    }
    > svg {
      left: 18px;
      top: 22px;
    }
  }
`;

const link = css`
  display: none;
  ${MOBILE} {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    width: 44px;
    height: 44px;
    margin-left: auto;
    color: var(--text2);
    & + * {
      margin-left: 0;
    }
  }
`;

interface SearchFieldProps {
  /** Sport of the current page. */
  readonly sport: Sport;
  /** The page of all results. */
  readonly page: RouteName;
  /** Names of the routes that are served. */
  readonly served: ReadonlySet<string>;
  /** Its style in the page itself; absent = in the header. */
  readonly className?: string;
  /** Beside the field. */
  readonly children?: ReactNode;
}

/**
 * The header's search: a form that leads to the page of results and, once it is focused, a list
 * under it, which is a chunk of its own. On a phone it is a link to that page, and with scripts the
 * field and its list over the whole screen. A page may have one of its own, always open.
 */
export function SearchField({ sport, page, served, className, children }: SearchFieldProps) {
  const { t } = useTranslation('common');
  const locale = useSelector(selectLocale);
  const store = useStore() as SearchStore;
  const [list, setList] = useState<HeaderSearch>();
  const ofSport = list?.searchOf(sport, served);
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  /** The list did not load: the link is followed. */
  const isBroken = useRef(false);
  const address = href(page, {}, { locale });

  function enter(typed: string): void {
    setIsOpen(true);
    if (list) {
      list.search(store, list.searchOf(sport, served), typed);
      return;
    }
    // without the list it is still a form
    import(/* webpackChunkName: "header-search" */ './header-search.ts').then(
      (arrived) => {
        arrived.search(store, arrived.searchOf(sport, served), input?.value ?? '');
        setList(arrived);
      },
      () => {
        isBroken.current = true;
        setIsOpen(false);
        input?.form?.removeAttribute('data-full');
      },
    );
  }

  function openSearch(event: MouseEvent): void {
    if (!input || isBroken.current || !isPlainClick(event)) return;
    event.preventDefault();
    event.stopPropagation();
    // at once: a phone shows its keyboard only within the tap
    input.form?.setAttribute('data-full', '');
    input.focus();
  }

  const isListed =
    isOpen &&
    list !== undefined &&
    (query.trim().length > 1 || list.recentFinds(locale).length > 0);
  return (
    <>
      <form
        className={className ?? field}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the element is younger than browsers we support
        role="search"
        aria-label={className && t('search.title')}
        action={address}
      >
        <Icon name="search" />
        <input
          ref={setInput}
          type="search"
          name="query"
          data-search={className ? undefined : ''}
          maxLength={100}
          autoComplete="off"
          placeholder={t('search.label')}
          aria-label={t('search.label')}
          value={query}
          onFocus={() => enter(query)}
          onBlur={({ relatedTarget }) => {
            const form = input?.form;
            if (!form?.contains(relatedTarget) && !form?.hasAttribute('data-full'))
              setIsOpen(false);
          }}
          onChange={({ target }) => {
            setQuery(target.value);
            enter(target.value);
          }}
          {...(list && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': isListed,
            'aria-controls': 'search-list',
            'aria-activedescendant': isListed ? active : undefined,
          })}
        />
        {className ? children : <kbd aria-hidden="true">{'/'}</kbd>}
        {list && ofSport && input && isOpen && (
          <list.Suggestions
            query={query}
            field={input}
            active={active}
            search={ofSport}
            served={served}
            onActive={setActive}
            onOpen={setIsOpen}
          />
        )}
      </form>
      {!className && (
        <a className={link} href={address} aria-label={t('search.title')} onClick={openSearch}>
          <Icon name="search" size={20} />
        </a>
      )}
    </>
  );
}
