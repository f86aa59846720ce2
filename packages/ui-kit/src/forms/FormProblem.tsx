import { css, Icon } from '@tipmark/ui-kit';

const problem = css`
  display: flex;
  gap: 8px;
  font-size: 13px;
  line-height: 18px;
  font-weight: 500;
  color: var(--danger);
  svg { flex: none; margin-top: 1px; }
  &:empty { display: none; }
`;

/** The error of the form as a whole, above its button. The place exists before the text does. */
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
