import { Button, css, Icon, MOBILE } from '@tipmark/ui-kit';
import { gap, radius, weight } from '../theme/scales.ts';

const board = css`
  position: fixed;
  inset: auto auto 16px 16px;
  z-index: 500;
  display: grid;
  gap: ${gap[8]};
  width: min(400px, calc(100vw - 32px));
  pointer-events: none;
  ${MOBILE} {
    bottom: 72px;
  }
  @media print { display: none; }
`;

const toast = css`
  @keyframes toast-in { from { opacity: 0; transform: translateY(8px); } }
  display: flex;
  align-items: center;
  gap: ${gap[4]} ${gap[12]};
  padding: 4px 4px 4px 14px;
  border: 1px solid var(--border);
  border-left: 4px solid var(--pos);
  border-radius: ${radius.card};
  background: var(--raised);
  color: var(--text);
  box-shadow: var(--shadow);
  pointer-events: auto;
  animation: toast-in .2s ease-out;
  &[data-kind='problem'] { border-left-color: var(--neg); }
  > span { flex: 1; min-width: 0; padding: 6px 0; overflow-wrap: anywhere; }
  a { display: inline-flex; align-items: center; min-height: 36px; font-weight: ${weight.strong}; color: var(--accent); }
`;

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'done' | 'problem';
  /** Where it links to. */
  readonly link?: { readonly label: string; readonly href: string } | undefined;
}

export interface ToastsProps {
  /** Oldest first. */
  readonly items: readonly Toast[];
  readonly closeLabel: string;
  readonly onClose: (id: number) => void;
  /** True while a visitor points at one or has focus in it: none may vanish then. */
  readonly onHold: (isHeld: boolean) => void;
}

/**
 * Short notices in a corner, read out politely. The region exists before its first notice: only
 * what is added to a live region is announced. The caller removes them.
 */
export function Toasts({ items, closeLabel, onClose, onHold }: ToastsProps) {
  return (
    // the pointer and the focus only pause the timer
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions
    <output
      className={board}
      aria-live="polite"
      aria-atomic="false"
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
      onKeyDown={(event) => {
        const last = items.at(-1);
        if (event.key === 'Escape' && last) onClose(last.id);
      }}
    >
      {items.map(({ id, text, kind, link }) => (
        <span key={id} className={toast} data-kind={kind}>
          <span>{text}</span>
          {link && <a href={link.href}>{link.label}</a>}
          <Button isIconOnly aria-label={closeLabel} onClick={() => onClose(id)}>
            <Icon name="close" />
          </Button>
        </span>
      ))}
    </output>
  );
}
