import type { Reader } from '@tipmark/match-features';
import { href } from '@tipmark/route-builder';
import { Chip } from '@tipmark/ui-kit/filters';
import { useEffect, useId, useRef } from 'react';
import { type Template, type TemplateList, templateIdOf } from './template-list.ts';
import { templatesClass } from './templates-class.ts';

interface TemplatesProps {
  readonly list: TemplateList<unknown> | undefined;
  /** Criteria of its own make a page a filter, and no template is current. */
  readonly view: { readonly criteria: unknown; readonly templateId: number };
  readonly label: string;
  /** Why some are locked. */
  readonly lockedText: string;
  /** The page it is on, for statistics. */
  readonly source: 'odds-scanner' | 'search';
  readonly hrefOfTemplate: (id: number) => string;
  readonly onGo: (href: string) => void;
  readonly reader: Pick<Reader, 'locale'>;
}

/**
 * Ready templates and the visitor's own. Locked ones stay visible with the reason; they lead to the
 * subscription, and from there to themselves.
 */
export const Templates = (props: TemplatesProps) => {
  const { list, view, label, source, hrefOfTemplate, onGo } = props;
  const { locale } = props.reader;
  const why = useId();
  const chips = useRef<HTMLUListElement>(null);
  const current = view.criteria === undefined ? templateIdOf(view.templateId) : undefined;
  useEffect(() => {
    if (chips.current && current !== undefined) scrollToCurrent(chips.current);
  }, [current]);
  if (!list) return null;
  const all: readonly Template<unknown>[] = [...list.presets, ...list.customs];
  const hasLocked = all.some(({ isBlockedBySubscription }) => isBlockedBySubscription);
  return (
    <nav className={templatesClass} aria-label={label}>
      <ul ref={chips} className="chips">
        {all.map(({ id, name, isBlockedBySubscription }) => (
          <li key={id}>
            {isBlockedBySubscription ? (
              <a
                className="locked"
                href={href('premium', { source, next: hrefOfTemplate(id) }, { locale })}
                aria-describedby={why}
              >
                <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
                  <path
                    d="M4 6V4.5a3 3 0 0 1 6 0V6M3 6h8v6H3z"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="1.5"
                    strokeLinejoin="round"
                  />
                </svg>
                {name}
              </a>
            ) : (
              <Chip
                text={name}
                href={hrefOfTemplate(id)}
                isCurrent={current === id}
                onChoose={() => onGo(hrefOfTemplate(id))}
              />
            )}
          </li>
        ))}
      </ul>
      {hasLocked && (
        <p className="why" id={why}>
          {props.lockedText}
        </p>
      )}
    </nav>
  );
};

/** Moves the current chip into the middle of a row that scrolls; the page itself stays. */
function scrollToCurrent(chips: HTMLElement): void {
  const chip = chips.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!chip) return;
  const row = chips.getBoundingClientRect();
  chips.scrollLeft += chip.left + chip.width / 2 - (row.left + row.width / 2);
}
