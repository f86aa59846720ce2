import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';

/** Label and warning have rows of their own, one under the other. */
export const stackedFoot = css`
  display: grid;
  gap: ${gap[2]};
  padding: 8px 16px;
  background: var(--sub);
  color: var(--text3);
  border-top: 1px solid var(--hair);
  font-size: ${font.micro};
  line-height: 14px;
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;
  [data-promo-warning] {
    color: var(--text2);
    padding: 4px 0;
    font-size: ${font.small};
    line-height: 18px;
    font-weight: ${weight.strong};
  }
`;

/** A card in the corner that does not have to be closed. */
export const corner = css`
  position: fixed;
  right: 20px;
  bottom: 20px;
  width: 320px;
  z-index: 400;
  display: grid;
  gap: ${gap[12]};
  padding: 16px 16px 0;
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: ${radius.card};
  background: var(--raised);
  box-shadow: var(--shadow);
  /* above the floating banner; a transform, so that its end shifts no layout */
  transform: translateY(calc(-1 * var(--promo-below, 0px)));
  > [data-foot] {
    margin: 0 -16px;
  }
  > button {
    position: absolute;
    right: 8px;
    top: 8px;
    background: none;
    color: var(--text2);
  }
  > b {
    padding-right: 32px;
    font-size: ${font.body};
    line-height: 20px;
    font-weight: ${weight.bold};
  }
  > p {
    color: var(--text2);
    font-size: ${font.small};
    line-height: 18px;
  }
  &[data-quiet] {
    padding-bottom: 16px;
  }
  @media print {
    display: none;
  }
  ${MOBILE} {
    left: 12px;
    right: 12px;
    width: auto;
    max-width: 420px;
    margin-left: auto;
    bottom: 68px;
  }
`;
