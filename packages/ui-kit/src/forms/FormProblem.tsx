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

/**
 * What went wrong with the whole form, above its button. The place is there before the words are.
 */
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
