import { css, cx, MOBILE } from '@tipmark/ui-kit';
import { floating } from './promo-class.ts';
import { PROMO_HEIGHT_REM } from './promo-heights.ts';

const { catfish, catfishFrame } = PROMO_HEIGHT_REM;

const height = css`
  height: ${catfish.desktop}rem;
  &[data-has-frame] {
    height: ${catfishFrame.desktop}rem;
  }
  ${MOBILE} {
    height: ${catfish.mobile}rem;
    &[data-has-frame] {
      height: ${catfishFrame.mobile}rem;
    }
  }
`;

export const catfishClass = cx(floating, height);
