import { css, cx } from '../style.ts';
import { MOBILE } from '../theme/breakpoints.ts';
import { font, gap, radius, weight } from '../theme/scales.ts';

const button = css`
  min-height: 36px;
  padding: 0 16px;
  border-radius: ${radius.field};
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${gap[8]};
  font-weight: ${weight.strong};
  white-space: nowrap;
  border: 1px solid var(--border);
  background: var(--surface);
  color: var(--text);
  &:hover { background: var(--hover); }
  &:disabled { opacity: .5; cursor: default; }
  ${MOBILE} { min-height: 44px; }
`;

const kinds = {
  plain: '',
  primary: css`
    background: var(--accent);
    border-color: var(--accent);
    color: var(--onAccent);
    &:hover { background: var(--accentHover); border-color: var(--accentHover); }
  `,
  ghost: css`
    background: transparent;
    border-color: transparent;
    color: var(--accent);
  `,
} as const;

const small = css`
  min-height: 28px;
  padding: 0 12px;
  font-size: ${font.small};
  line-height: 18px;
  /* an invisible target of 44 px for thumbs */
  ${MOBILE} {
    min-height: 36px;
    position: relative;
    &::after { content: ""; position: absolute; inset: -5px -1px; }
  }
`;

/** 36 × 36 (44 on touch, or a square of 28 when small); its label is `aria-label`. */
const iconOnly = css`
  flex: none;
  width: 36px;
  padding: 0;
  border-color: transparent;
  background: transparent;
  color: var(--text2);
  &:hover { color: var(--text); }
  ${MOBILE} { width: 44px; }
`;

const smallIconOnly = css`
  width: 28px;
  ${MOBILE} { min-height: 44px; }
`;

export interface ButtonVariant {
  readonly kind?: keyof typeof kinds | undefined;
  readonly isSmall?: boolean | undefined;
  readonly isIconOnly?: boolean | undefined;
}

/** The look of a button for any element, such as a router's link. */
export const buttonClass = ({ kind = 'plain', isSmall, isIconOnly }: ButtonVariant = {}): string =>
  cx(
    button,
    kinds[kind],
    isSmall && small,
    isIconOnly && iconOnly,
    isSmall && isIconOnly && smallIconOnly,
  );
