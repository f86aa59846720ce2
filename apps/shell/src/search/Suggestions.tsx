import { href } from '@tipmark/route-builder';
import { Flag } from '@tipmark/ui-kit';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { Action, Dispatch } from 'redux';
import type { ServedRoutes } from '../layout/composition.ts';
import { fillScreen, leaveScreen } from './fill-screen.ts';
import { forgetFinds, keepFind, type RecentFind, recentFinds } from './recent-finds.ts';
import { headerSearch } from './search-load.ts';
import { suggestionsClass, wayOutClass } from './suggestions-class.ts';
import { useSearch } from './use-search.ts';

export interface SuggestionsProps {
  readonly query: string;
  /** The field above: its keys walk the list. */
  readonly field: HTMLInputElement;
  /** Id of the option the keyboard is on. */
  readonly active: string | undefined;
  readonly served: ServedRoutes;
  readonly onActive: (id: string | undefined) => void;
  readonly onOpen: (isOpen: boolean) => void;
}

/**
 * The list under the field: groups of what was found, or what was found before while nothing is
 * typed; walked by arrows, opened by Enter.
 */
export function Suggestions(props: SuggestionsProps) {
  const { field, active, served, onActive, onOpen } = props;
  const { t, locale, query, isAsked, load, groups, count } = useSearch(props.query, served);
  const dispatch = useDispatch<Dispatch<Action>>();
  const box = useRef<HTMLDivElement>(null);
  const recent = isAsked ? [] : recentFinds(locale);
  const hasFailed = load.status === 'failed';
  const close = () => onOpen(false);
  const isFull = field.form?.hasAttribute('data-full') ?? false;

  useEffect(() => {
    const { form } = field;
    return form?.hasAttribute('data-full') ? fillScreen(form, () => onOpen(false)) : undefined;
  }, [field, onOpen]);

  function move(step: 1 | -1): void {
    const options = [...(box.current?.querySelectorAll('[role=option]') ?? [])];
    const place = options.findIndex(({ id }) => id === active);
    const from = place === -1 && step === -1 ? 0 : place;
    const next = options[(from + step + options.length) % options.length];
    onActive(next?.id);
    next?.scrollIntoView({ block: 'nearest' });
  }

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        move(event.key === 'ArrowDown' ? 1 : -1);
      } else if (event.key === 'Escape') {
        event.preventDefault();
        close();
      } else if (event.key === 'Enter' && active !== undefined) {
        event.preventDefault();
        document.getElementById(active)?.click();
      }
    };
    field.addEventListener('keydown', press);
    return () => field.removeEventListener('keydown', press);
  });

  useEffect(() => {
    const list = box.current;
    // a press would take the focus from the field, and with it the list away
    const keepFocus = (event: Event) => event.preventDefault();
    list?.addEventListener('mousedown', keepFocus);
    return () => list?.removeEventListener('mousedown', keepFocus);
  }, []);

  // what was found for another query is no place for the keyboard
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is what changes
  useEffect(() => onActive(undefined), [load.data, isAsked, onActive]);

  const option = (id: string) => ({
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': id === active,
  });
  const leads = (find: RecentFind) => ({
    href: find.href,
    onClick: () => {
      keepFind(find);
      leaveScreen(field);
      close();
    },
  });
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
          {groups.map(({ name, title, items }) => (
            <div
              key={name}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options, no fields
              role="group"
              aria-label={title}
              className={name === 'matches' ? 'two' : undefined}
            >
              <h3 aria-hidden="true">{title}</h3>
              {items.map((item) => (
                <a key={item.id} {...option(item.id)} {...leads(item)}>
                  {item.countryCode !== undefined && <Flag code={item.countryCode} />}
                  <b>{item.title}</b>
                  <small>{item.note}</small>
                </a>
              ))}
            </div>
          ))}
          {isAsked && hasFailed && (
            <button
              type="button"
              {...option('found-again')}
              className="all"
              onClick={() => dispatch(headerSearch.requested({ query: { query } }))}
            >
              {t('button.retry')}
            </button>
          )}
          {isAsked && !hasFailed && (count > 0 || load.isBusy) && (
            <a
              {...option('found-all')}
              {...leads({
                href: href('searchMatches', { query }, { locale }),
                title: query,
                note: '',
              })}
              className="all"
            >
              {t('search.all')}
            </a>
          )}
          {recent.length > 0 && (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options, no fields
            <div role="group" aria-label={t('search.recent')}>
              <h3 aria-hidden="true">{t('search.recent')}</h3>
              {recent.map((find, index) => (
                <a key={find.href} {...option(`recent-${index}`)} {...leads(find)}>
                  <b>{find.title}</b>
                  <small>{find.note}</small>
                </a>
              ))}
              <button
                type="button"
                {...option('recent-forget')}
                className="all"
                onClick={() => {
                  forgetFinds();
                  close();
                }}
              >
                {t('search.forget')}
              </button>
            </div>
          )}
        </div>
      </div>
      <button type="button" className={wayOutClass} onClick={close}>
        {t('button.close')}
      </button>
    </>
  );
}
