import { css, cx, MOBILE } from '@tipmark/ui-kit';
import { PROMO_HEIGHT_REM } from '../slots/slots.ts';
import { floating } from './promo-class.ts';

const height = css`
  height: ${PROMO_HEIGHT_REM.catfish.desktop}rem;
  &[data-has-frame] {
    height: ${PROMO_HEIGHT_REM.catfishFrame.desktop}rem;
  }
  ${MOBILE} {
    height: ${PROMO_HEIGHT_REM.catfish.mobile}rem;
    &[data-has-frame] {
      height: ${PROMO_HEIGHT_REM.catfishFrame.mobile}rem;
    }
  }
`;

export const catfishClass = cx(floating, height);
