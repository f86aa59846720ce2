import { href } from '@tipmark/route-builder';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { Action, Dispatch } from 'redux';
import { FindOption, type OptionWalk, optionOf } from './FindOption.tsx';
import { FoundGroups } from './FoundGroups.tsx';
import { fillScreen, leaveScreen } from './fill-screen.ts';
import { RecentFinds } from './RecentFinds.tsx';
import { recentFinds, storeRecentSearch } from './recent-finds.ts';
import type { SportSearch } from './sport-search.ts';
import { suggestionsClass, wayOutClass } from './suggestions-class.ts';
import { useListKeys } from './use-list-keys.ts';
import { useSearch } from './use-search.ts';

export interface SuggestionsProps {
  readonly query: string;
  /** The field above: its keys move through the list. */
  readonly field: HTMLInputElement;
  /** Id of the option the keyboard is on. */
  readonly active: string | undefined;
  readonly search: SportSearch;
  readonly served: ReadonlySet<string>;
  readonly onActive: (id: string | undefined) => void;
  readonly onOpen: (isOpen: boolean) => void;
}

/**
 * The list under the field: groups of found results, or recent ones while nothing is typed;
 * navigated by arrows, opened by Enter.
 */
export function Suggestions(props: SuggestionsProps) {
  const { field, active, search, served, onActive, onOpen } = props;
  const found = useSearch(props.query, search, served);
  const { t, locale, query, isAsked, load, groups, compared, count } = found;
  const dispatch = useDispatch<Dispatch<Action>>();
  const recent = isAsked ? [] : recentFinds(locale);
  const hasFailed = load.status === 'failed';
  const close = () => onOpen(false);
  const isFull = field.form?.hasAttribute('data-full') ?? false;
  const walk: OptionWalk = {
    active,
    onTake(find) {
      storeRecentSearch(find);
      leaveScreen(field);
      close();
    },
  };

  useEffect(() => {
    const { form } = field;
    return form?.hasAttribute('data-full') ? fillScreen(form, () => onOpen(false)) : undefined;
  }, [field, onOpen]);

  const box = useListKeys({ field, active, onActive, onClose: close });

  // results of another query must not stay selected by the keyboard
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is what changes
  useEffect(() => onActive(undefined), [load.data, isAsked, onActive]);

  return (
    <>
      <div
        className={suggestionsClass}
        hidden={!isAsked && recent.length === 0 && !isFull}
        ref={box}
      >
        <output>
          {!isAsked && recent.length === 0 && t('search.hint')}
          {isAsked && hasFailed && t('search.failed')}
          {isAsked && load.isBusy && groups.length === 0 && t('state.loading')}
          {isAsked &&
            load.status === 'ready' &&
            (count === 0 ? t('search.empty') : t('search.found', { count }))}
        </output>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its options are links in groups */}
        <div id="search-list" role="listbox" aria-label={t('search.title')}>
          <FoundGroups groups={groups} walk={walk} />
          {isAsked && hasFailed && (
            <button
              type="button"
              {...optionOf('found-again', active)}
              className="all"
              onClick={() => dispatch(search.load.requested({ query: { query } }))}
            >
              {t('button.retry')}
            </button>
          )}
          {compared && (
            <FindOption id="found-compare" find={compared} walk={walk} className="all">
              {compared.title}
            </FindOption>
          )}
          {search.page && isAsked && !hasFailed && (count > 0 || load.isBusy) && (
            <FindOption
              id="found-all"
              find={{ href: href(search.page, { query }, { locale }), title: query, note: '' }}
              walk={walk}
              className="all"
            >
              {t('search.all')}
            </FindOption>
          )}
          {recent.length > 0 && <RecentFinds finds={recent} walk={walk} t={t} onClose={close} />}
        </div>
      </div>
      <button type="button" className={wayOutClass} onClick={close}>
        {t('button.close')}
      </button>
    </>
  );
}
