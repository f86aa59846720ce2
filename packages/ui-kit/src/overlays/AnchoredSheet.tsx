import { Button, css, cx, Icon } from '@tipmark/ui-kit';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useState,
} from 'react';
import { font, gap, radius, weight } from '../theme/scales.ts';
import { useAnchoredDialog } from './use-anchored-dialog.ts';
import { useScrollStop } from './use-scroll-stop.ts';

const sheet = css`
  @keyframes sheet-up { from { transform: translateY(40px); opacity: 0; } }
  @keyframes sheet-near { from { opacity: 0; } }
  position: fixed;
  z-index: 300;
  padding: 0;
  border: 0;
  background: var(--raised);
  color: var(--text);
  box-shadow: var(--shadow);
  overflow: hidden;
  &[open] { display: flex; flex-direction: column; }
  &::backdrop { background: var(--scrim); }
  .head { display: flex; align-items: center; gap: ${gap[8]}; padding: 8px 8px 8px 16px; border-bottom: 1px solid var(--hair); }
  .head > div { flex: 1; min-width: 0; }
  .head h2 { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .head h2:focus { outline: none; }
  .head p { font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text2); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .body { flex: 1; min-height: 0; overflow: auto; overscroll-behavior: contain; }
  .foot { display: flex; flex-wrap: wrap; gap: ${gap[8]}; padding: 8px 16px; border-top: 1px solid var(--border); }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;

const near = css`
  inset: 0;
  margin: auto;
  width: 380px;
  max-width: calc(100vw - 16px);
  height: fit-content;
  max-height: min(480px, calc(100vh - 16px));
  border: 1px solid var(--border);
  border-radius: ${radius.card};
  animation: sheet-near .12s ease-out;
  @supports (anchor-name: --any) {
    inset: auto;
    position-anchor: --sheet;
    top: anchor(bottom);
    right: anchor(right);
    margin: 4px 0;
    position-try-fallbacks: flip-block;
    position-visibility: anchors-visible;
  }
`;

const fromBelow = css`
  inset: auto 0 0;
  width: 100%;
  max-width: 100%;
  max-height: calc(100% - 40px);
  border-radius: ${radius.card} ${radius.card} 0 0;
  animation: sheet-up .2s ease-out;
  .head { padding: 8px 4px 8px var(--gutter); }
  .foot { padding: 8px var(--gutter); }
`;

/** There is room beside its anchor, and a pointer that can hit small targets. */
const ANCHORED_QUERY = '(min-width:992px) and (pointer:fine)';

export interface AnchoredSheetProps {
  /** The element it belongs to: it is placed there, and the focus returns to it. */
  readonly anchor: HTMLElement;
  readonly title: string;
  /** What it is about, in one line. */
  readonly note?: string | undefined;
  readonly closeLabel: string;
  /** By the cross, Escape, a press beside it, Tab beyond its end; the caller removes it. */
  readonly onClose: () => void;
  /** Fixed below what scrolls. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** Whether a Tab would leave by this end. */
function isLeaving(dialog: HTMLElement, isBack: boolean): boolean {
  const stops = [...dialog.querySelectorAll('a[href],button,[tabindex="0"]')];
  const at = document.activeElement;
  return isBack ? at?.tagName === 'H2' || at === stops[0] : at === stops.at(-1);
}

/**
 * A little content about one element: beside it where there is room and a fine pointer, else a
 * modal sheet from below. A Tab beyond its ends continues in the page from there.
 */
export function AnchoredSheet(props: AnchoredSheetProps) {
  const { anchor, title, note, closeLabel, onClose, foot, children } = props;
  const [isNear] = useState(() => globalThis.matchMedia?.(ANCHORED_QUERY).matches === true);
  const { dialog, heading, closeAndReturn } = useAnchoredDialog({ anchor, isNear, onClose });
  const body = useScrollStop();
  const titleId = useId();

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard has Escape
    <dialog
      ref={dialog}
      className={cx(sheet, isNear ? near : fromBelow)}
      aria-labelledby={titleId}
      onCancel={(event: SyntheticEvent) => {
        event.preventDefault();
        closeAndReturn();
      }}
      onClick={(event: MouseEvent) => {
        if (event.target === event.currentTarget) closeAndReturn();
      }}
      onKeyDown={(event: KeyboardEvent<HTMLDialogElement>) => {
        if (!isNear || event.key !== 'Tab') return;
        if (!isLeaving(event.currentTarget, event.shiftKey)) return;
        // going back returns the focus to the button, going forward continues from there
        if (event.shiftKey) event.preventDefault();
        closeAndReturn();
      }}
    >
      <div className="head">
        <div>
          <h2 id={titleId} ref={heading} tabIndex={-1} title={title}>
            {title}
          </h2>
          {note !== undefined && <p title={note}>{note}</p>}
        </div>
        <Button isIconOnly kind="ghost" aria-label={closeLabel} onClick={closeAndReturn}>
          <Icon name="close" />
        </Button>
      </div>
      <div className="body" ref={body}>
        {children}
      </div>
      {foot !== undefined && <div className="foot">{foot}</div>}
    </dialog>
  );
}
