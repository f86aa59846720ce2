import { css, Icon } from '@tipmark/ui-kit';
import { font, gap, weight } from '../theme/scales.ts';

const problem = css`
  display: flex;
  gap: ${gap[8]};
  font-size: ${font.small};
  line-height: 18px;
  font-weight: ${weight.medium};
  color: var(--danger);
  svg { flex: none; margin-top: 1px; }
  &:empty { display: none; }
`;

/** The error of the form as a whole, above its button. The element exists before the text does. */
export const FormProblem = ({ text }: { readonly text: string | undefined }) => (
  <div className={problem} role="alert">
    {text !== undefined && (
      <>
        <Icon name="warning" />
        <span>{text}</span>
      </>
    )}
  </div>
);
