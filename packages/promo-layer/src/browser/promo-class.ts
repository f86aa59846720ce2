import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';

export const box = css`
  --ad: var(--surface);
  --ad-accent: var(--accent);
  --ad-text: var(--text);
  --side: max(var(--gutter), calc(50vw - 660px));
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  background: var(--ad);
  color: var(--ad-text);
  &[data-promo='inline'] {
    --side: var(--gutter);
    border-radius: ${radius.card};
  }
  &[data-style='outlined'] {
    box-shadow: inset 0 2px 0 var(--ad-accent);
  }
`;

export const row = css`
  position: relative;
  display: flex;
  align-items: center;
  flex: 1;
  min-height: 0;
  width: 100%;
  max-width: 1352px;
  margin: 0 auto;
  padding: 0 var(--gutter);
`;

export const drawing = css`
  position: absolute;
  right: 12%;
  top: 0;
  height: 100%;
  width: 460px;
  color: var(--ad-accent);
  opacity: 0.18;
  pointer-events: none;
  ${MOBILE} {
    display: none;
  }
`;

export const link = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${gap[16]};
  flex: 1;
  min-width: 0;
  height: 100%;
  &:focus-visible {
    outline: 2px solid var(--ad-accent);
    outline-offset: -4px;
  }
  ${MOBILE} {
    gap: ${gap[10]};
  }
`;

export const name = css`
  color: var(--ad-accent);
  font-size: ${font.body};
  font-weight: ${weight.bold};
  letter-spacing: 0.06em;
  text-transform: uppercase;
  ${MOBILE} {
    display: none;
  }
`;

export const texts = css`
  display: grid;
  min-width: 0;
  font-size: ${font.small};
  line-height: 18px;
  b {
    font-size: ${font.large};
    line-height: 22px;
    font-weight: ${weight.bold};
  }
  span {
    opacity: 0.86;
  }
  ${MOBILE} {
    b {
      font-size: ${font.body};
      line-height: 16px;
      text-wrap: balance;
    }
    span {
      display: none;
    }
  }
`;

export const action = css`
  margin-left: auto;
  flex: none;
  display: inline-flex;
  align-items: center;
  height: 36px;
  padding: 0 18px;
  border-radius: ${radius.field};
  background: var(--ad-accent);
  color: var(--ad);
  font-weight: ${weight.bold};
  white-space: nowrap;
  [data-long] {
    display: inline;
  }
  [data-short] {
    display: none;
  }
  ${MOBILE} {
    height: 30px;
    padding: 0 10px;
    font-size: ${font.small};
    [data-long] {
      display: none;
    }
    [data-short] {
      display: inline;
    }
  }
`;

export const close = css`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 32px;
  height: 32px;
  margin-left: 12px;
  border-radius: ${radius.field};
  color: inherit;
  background: rgb(128 128 128 / 0.3);
  &:focus-visible {
    outline-color: currentColor;
  }
`;

export const foot = css`
  position: relative;
  flex: none;
  background: var(--surface);
  color: var(--text3);
  border-bottom: 1px solid var(--hair);
  font-size: ${font.micro};
  line-height: 14px;
  font-weight: ${weight.medium};
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 45%);
    min-height: 17px;
  }
  [data-promo-label],
  [data-promo-warning] {
    padding: 1px 0;
    overflow-wrap: anywhere;
  }
  [data-promo-label] {
    padding-left: var(--side);
  }
  /* its share of the banner is the same at every width */
  [data-promo-warning] {
    padding-right: var(--side);
    color: var(--text2);
    font-weight: ${weight.strong};
    text-align: right;
  }
  ${MOBILE} {
    line-height: 13px;
    > div {
      min-height: 27px;
    }
    [data-promo-label],
    [data-promo-warning] {
      padding-block: 0;
    }
  }
  @media (max-width: 419px) {
    > div {
      display: block;
      padding: 0 var(--side);
    }
    [data-promo-label],
    [data-promo-warning] {
      display: inline;
      padding: 0;
      margin-right: 6px;
    }
    [data-format='iframe'] > & [data-promo-warning] {
      display: block;
      text-align: left;
    }
  }
`;

export const frame = css`
  display: block;
  flex: 1;
  width: 100%;
  height: 85px;
  border: 0;
`;

/* above the label: that has a surface of its own */
export const image = css`
  position: absolute;
  inset: 0 0 17px;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  ${MOBILE} {
    inset: 0 0 27px;
  }
`;

export const closed = css`
  display: grid;
  place-items: center;
  height: 100%;
  border: 1px dashed var(--border);
  border-radius: ${radius.card};
  color: var(--text3);
  font-size: ${font.small};
  line-height: 18px;
`;

export const floating = css`
  > section {
    --side: var(--gutter);
  }
  position: fixed;
  left: 50%;
  bottom: 0;
  transform: translateX(-50%);
  width: min(1000px, 100%);
  z-index: 200;
  border-radius: ${radius.card} ${radius.card} 0 0;
  overflow: hidden;
  box-shadow: var(--shadow);
  @media print {
    display: none;
  }
  ${MOBILE} {
    bottom: 56px;
    border-radius: 0;
  }
`;
