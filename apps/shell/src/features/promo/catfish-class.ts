import { css, cx, MOBILE } from '@tipmark/ui-kit';
import { PROMO_HEIGHT_REM } from '../../shared/promo-slots.ts';
import { floating } from './promo-class.ts';

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
