import { href } from '@tipmark/route-builder';
import { css, Flag } from '@tipmark/ui-kit';
import { useEffect } from 'react';
import type { ServedRoutes } from '../layout/composition.ts';
import { useSearch } from './use-search.ts';

const list = css`
  position: absolute;
  top: 42px;
  left: 0;
  right: 0;
  min-width: 360px;
  max-height: min(560px, 75vh);
  overflow-y: auto;
  padding: 6px 0;
  border: 1px solid var(--border);
  border-radius: 10px;
  background: var(--raised);
  box-shadow: var(--shadow);
  z-index: 300;
  h3,
  output {
    display: block;
    padding: 8px 14px 4px;
    font-size: 12px;
    line-height: 16px;
    font-weight: 500;
    color: var(--text3);
  }
  a {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 36px;
    padding: 4px 14px;
    font-size: 13px;
    line-height: 18px;
  }
  a:hover {
    background: var(--hover);
  }
  a[aria-selected='true'] {
    background: var(--selected);
  }
  b {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 600;
  }
  small {
    margin-left: auto;
    flex: none;
    max-width: 50%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: 12px;
    color: var(--text3);
  }
  .all {
    margin-top: 6px;
    border-top: 1px solid var(--hair);
    color: var(--accent);
    font-weight: 500;
  }
`;

const ALL_ID = 'found-all';

export interface SuggestionsProps {
  readonly query: string;
  /** The field above: its keys walk the list. */
  readonly field: HTMLInputElement;
  /** Id of the option the keyboard is on. */
  readonly active: string | undefined;
  readonly served: ServedRoutes;
  readonly onActive: (id: string | undefined) => void;
  readonly onClose: () => void;
}

/** The list under the field: groups of what was found, walked by arrows, opened by Enter. */
export function Suggestions(props: SuggestionsProps) {
  const { field, active, served, onActive, onClose } = props;
  const { t, locale, query, load, groups, count } = useSearch(props.query, served);
  const ids = [...groups.flatMap(({ items }) => items.map(({ id }) => id)), ALL_ID];

  function move(step: 1 | -1): void {
    const place = active === undefined ? -1 : ids.indexOf(active);
    const from = place === -1 && step === -1 ? 0 : place;
    const next = ids[(from + step + ids.length) % ids.length];
    onActive(next);
    if (next) document.getElementById(next)?.scrollIntoView({ block: 'nearest' });
  }

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        move(event.key === 'ArrowDown' ? 1 : -1);
      } else if (event.key === 'Escape') {
        event.preventDefault();
        onClose();
      } else if (event.key === 'Enter' && active !== undefined) {
        event.preventDefault();
        document.getElementById(active)?.click();
      }
    };
    field.addEventListener('keydown', press);
    return () => field.removeEventListener('keydown', press);
  });

  // what was found for another query is no place for the keyboard
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is what changes
  useEffect(() => onActive(undefined), [load.data, onActive]);

  const isBusy = load.status === 'loading' || load.status === 'idle';
  const option = (id: string) => ({
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': id === active,
    onClick: onClose,
  });
  return (
    <div className={list}>
      <output>
        {load.status === 'failed' && t('search.failed')}
        {isBusy && groups.length === 0 && t('state.loading')}
        {load.status === 'ready' &&
          (count === 0 ? t('search.empty') : t('search.found', { count }))}
      </output>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its options are links in groups */}
      <div id="search-list" role="listbox" aria-label={t('search.title')}>
        {groups.map(({ name, title, items }) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options, no fields
          <div key={name} role="group" aria-label={title}>
            <h3 aria-hidden="true">{title}</h3>
            {items.map((item) => (
              <a key={item.id} {...option(item.id)} href={item.href}>
                {item.countryCode !== undefined && <Flag code={item.countryCode} />}
                <b>{item.title}</b>
                <small>{item.note}</small>
              </a>
            ))}
          </div>
        ))}
        <a {...option(ALL_ID)} className="all" href={href('searchMatches', { query }, { locale })}>
          {t('search.all')}
        </a>
      </div>
    </div>
  );
}
