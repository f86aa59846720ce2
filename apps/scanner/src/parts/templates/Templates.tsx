import { Chip } from '@tipmark/ui-kit/filters';
import { useId } from 'react';
import { type Template, type TemplateList, templateIdOf } from './template-list.ts';
import { templatesClass } from './templates-class.ts';

interface TemplatesProps {
  readonly list: TemplateList<unknown> | undefined;
  /** The template shown unchanged; undefined = the visitor's own filter. */
  readonly currentId: number | undefined;
  readonly label: string;
  /** Why some are locked. */
  readonly lockedText: string;
  readonly hrefOfTemplate: (id: number) => string;
  /** Where a locked one leads. */
  readonly hrefOfLocked: (id: number) => string;
  readonly onGo: (href: string) => void;
}

/** Ready templates and the visitor's own; locked ones stay visible with the reason. */
export const Templates = (props: TemplatesProps) => {
  const { list, currentId, label, lockedText, hrefOfTemplate, hrefOfLocked, onGo } = props;
  const why = useId();
  if (!list) return null;
  const all: readonly Template<unknown>[] = [...list.presets, ...list.customs];
  const hasLocked = all.some(({ isBlockedBySubscription }) => isBlockedBySubscription);
  return (
    <nav className={templatesClass} aria-label={label}>
      <div className="chips">
        {all.map(({ id, name, isBlockedBySubscription }) =>
          isBlockedBySubscription ? (
            <a key={id} className="locked" href={hrefOfLocked(id)} aria-describedby={why}>
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
              key={id}
              text={name}
              href={hrefOfTemplate(id)}
              isCurrent={currentId !== undefined && templateIdOf(currentId) === id}
              onChoose={() => onGo(hrefOfTemplate(id))}
            />
          ),
        )}
      </div>
      {hasLocked && (
        <p className="why" id={why}>
          {lockedText}
        </p>
      )}
    </nav>
  );
};
