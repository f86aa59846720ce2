import { Button, css, cx, Icon, MOBILE } from '@tipmark/ui-kit';
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { font, gap, radius, weight } from '../theme/scales.ts';

const drawer = css`
  @keyframes drawer-in { from { transform: translateX(40px); opacity: 0; } }
  @keyframes sheet-in { from { transform: translateY(40px); opacity: 0; } }
  position: fixed;
  inset: 0 0 0 auto;
  width: 420px;
  max-width: 100%;
  height: 100%;
  max-height: none;
  padding: 0;
  border: 0;
  background: var(--raised);
  color: var(--text);
  box-shadow: var(--shadow);
  overflow: hidden;
  animation: drawer-in .2s ease-out;
  &[open] { display: flex; flex-direction: column; }
  &::backdrop { background: var(--scrim); }
  .head { display: flex; align-items: center; gap: ${gap[8]}; padding: 12px 12px 12px 20px; border-bottom: 1px solid var(--hair); }
  .head > div { flex: 1; min-width: 0; }
  .head h2 { font-size: ${font.large}; line-height: 24px; }
  .head h2:focus { outline: none; }
  .head p { font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text2); overflow-wrap: anywhere; }
  .body { flex: 1; min-height: 0; overflow: auto; overscroll-behavior: contain; padding: 16px 20px; }
  .foot { padding: 12px 20px; border-top: 1px solid var(--border); background: var(--raised); }
  ${MOBILE} {
    inset: auto 0 0;
    width: 100%;
    height: calc(100% - 40px);
    border-radius: ${radius.card} ${radius.card} 0 0;
    animation-name: sheet-in;
    .head { padding: 8px 4px 8px 16px; }
    .body { padding: 12px 16px; }
    .foot { padding: 10px 16px; }
  }
  @media (forced-colors: active) { border-left: 1px solid CanvasText; }
`;

const fullHeight = css`
  ${MOBILE} { &[open] { height: 100%; border-radius: 0; } }
`;

export interface DrawerProps {
  readonly title: string;
  /** What it is about. */
  readonly note?: string | undefined;
  readonly closeLabel: string;
  /** Covers the whole screen of a phone. */
  readonly isFullHeight?: boolean | undefined;
  /** By the cross, Escape, or a click beside it; the caller removes the drawer. */
  readonly onClose: () => void;
  /** Fixed below what scrolls. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A modal beside the page, on phones a sheet from below. The browser traps the focus in it and
 * returns it afterwards.
 */
export function Drawer(props: DrawerProps) {
  const { title, note, closeLabel, isFullHeight, onClose, foot, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // the first thing read is what this is, not how to close it
    heading.current?.focus();
    return () => dialog?.close();
  }, []);
  // the focused element may be removed when the step shown changes
  useLayoutEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  });
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard has Escape
    <dialog
      ref={ref}
      className={cx(drawer, isFullHeight && fullHeight)}
      aria-labelledby={titleId}
      onCancel={(event: SyntheticEvent) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event: MouseEvent) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="head">
        <div>
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {note !== undefined && <p>{note}</p>}
        </div>
        <Button isIconOnly aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      <div className="body">{children}</div>
      {foot !== undefined && <div className="foot">{foot}</div>}
    </dialog>
  );
}
