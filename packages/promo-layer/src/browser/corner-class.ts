import { css, cx, MOBILE } from '@tipmark/ui-kit';
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

/** What a card of promotions looks like, wherever it is. */
const card = css`
  display: grid;
  gap: ${gap[12]};
  padding: 16px 16px 0;
  border: 1px solid var(--border);
  border-radius: ${radius.card};
  background: var(--raised);
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
  @media print {
    display: none;
  }
`;

const floatingCard = css`
  position: fixed;
  right: 20px;
  bottom: 20px;
  width: 320px;
  z-index: 400;
  overflow: hidden;
  box-shadow: var(--shadow);
  > [data-foot] {
    margin: 0 -16px;
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

const inColumn = css`
  position: relative;
  padding-bottom: 16px;
  background: var(--surface);
`;

/** A card in the corner that does not have to be closed. */
export const corner = cx(card, floatingCard);

/** A card that ends the column beside a page. */
export const sidebarBlock = cx(card, inColumn);
