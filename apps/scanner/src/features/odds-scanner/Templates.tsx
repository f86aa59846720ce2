import type { ChangedWords, Reader } from '@tipmark/match-features';
import { href } from '@tipmark/route-builder';
import { Chip } from '@tipmark/ui-kit/filters';
import { useId } from 'react';
import { criteriaWords, type ScannerView } from './scanner-address.ts';
import { templatesClass } from './scanner-class.ts';
import { type ScannerTemplate, type TemplateList, templateIdOf } from './template-list.ts';

interface TemplatesProps {
  readonly list: TemplateList | undefined;
  readonly view: ScannerView;
  readonly reader: Reader;
  readonly hrefOf: (changed: ChangedWords) => string;
  readonly onGo: (href: string) => void;
}

/** The words of the address that lead to a template as it is. */
export const wordsOfTemplate = (id: number): ChangedWords => ({
  ...criteriaWords(undefined),
  template: templateIdOf(id) === 1 ? undefined : String(id),
  sort: undefined,
  open: undefined,
});

/** Ready templates and one's own; what is closed stays in sight and says why. */
export const Templates = ({ list, view, reader, hrefOf, onGo }: TemplatesProps) => {
  const { t, locale } = reader;
  const why = useId();
  if (!list) return null;
  const all = [...list.presets, ...list.customs];
  const hasLocked = all.some(({ isBlockedBySubscription }) => isBlockedBySubscription);
  const isCurrent = ({ id }: ScannerTemplate) =>
    view.criteria === undefined && templateIdOf(view.templateId) === id;
  return (
    <nav className={templatesClass} aria-label={t('oddsScanner.templates')}>
      <div className="chips">
        {all.map((template) => {
          const { id, name, isBlockedBySubscription } = template;
          const address = hrefOf(wordsOfTemplate(id));
          return isBlockedBySubscription ? (
            <a
              key={id}
              className="locked"
              href={href('premium', { source: 'odds-scanner' }, { locale })}
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
              key={id}
              text={name}
              href={address}
              isCurrent={isCurrent(template)}
              onChoose={() => onGo(address)}
            />
          );
        })}
      </div>
      {hasLocked && (
        <p className="why" id={why}>
          {t('oddsScanner.locked')}
        </p>
      )}
    </nav>
  );
};
