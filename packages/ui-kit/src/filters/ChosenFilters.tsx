import { css, inPlace, MOBILE } from '@tipmark/ui-kit';
import { useLayoutEffect, useRef } from 'react';
import { font, gap, weight } from '../theme/scales.ts';
import { Chip } from './Chip.tsx';
import type { FilterReset } from './filter-reset.ts';

const chosen = css`
  &:focus { outline: none; }
  ul { display: flex; flex-wrap: wrap; gap: ${gap[8]}; padding: 10px 16px; border-bottom: 1px solid var(--hair); }
  li { display: inline-flex; min-width: 0; max-width: 100%; }
  .reset { display: inline-flex; align-items: center; min-height: 32px; padding: 0 4px; font-size: ${font.small}; line-height: 18px; font-weight: ${weight.strong}; color: var(--accent); }
  ${MOBILE} { ul { padding: 10px var(--gutter); } .reset { min-height: 40px; } }
`;

/** A condition that differs from its default. */
export interface ChosenFilter {
  readonly key: string;
  readonly text: string;
  /** The list without it. */
  readonly href: string;
}

export interface ChosenFiltersProps {
  readonly label: string;
  readonly filters: readonly ChosenFilter[];
  /** `Remove the condition`, read out before its name. */
  readonly removeLabel: string;
  /** Removes all of them; offered for two or more. */
  readonly reset: FilterReset;
  /** Navigates there in place. */
  readonly onGo: (href: string) => void;
}

/**
 * The chosen filters, each a link to the list without it. When a chip is removed the focus moves to
 * the next one.
 */
export function ChosenFilters({ label, filters, removeLabel, reset, onGo }: ChosenFiltersProps) {
  const container = useRef<HTMLDivElement>(null);
  const taken = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the chips did
  useLayoutEffect(() => {
    const index = taken.current;
    if (index === undefined) return;
    taken.current = undefined;
    if (container.current?.contains(document.activeElement)) return;
    const links = [...(container.current?.querySelectorAll('a') ?? [])];
    (links[index] ?? links.at(-1) ?? container.current)?.focus();
  }, [filters.length]);
  const go = (href: string, index: number) => {
    taken.current = index;
    onGo(href);
  };
  return (
    <div ref={container} className={chosen} tabIndex={-1}>
      {filters.length > 0 && (
        <ul aria-label={label}>
          {filters.map(({ key, text, href }, index) => (
            <li key={key}>
              <Chip
                text={text}
                href={href}
                removeLabel={removeLabel}
                onChoose={() => go(href, index)}
              />
            </li>
          ))}
          {filters.length > 1 && (
            <li>
              <a
                className="reset"
                href={reset.href}
                onClick={(event) => {
                  taken.current = 0;
                  inPlace(reset.onGo)(event);
                }}
              >
                {reset.text}
              </a>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
