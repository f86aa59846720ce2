import { Button, css } from '@tipmark/ui-kit';
import { useIsHydrated } from './use-is-hydrated.ts';

const wide = css`
  width: 100%;
  min-height: 44px;
`;

export interface SubmitButtonProps {
  readonly text: string;
  /** Instead of the text while the answer is under way. */
  readonly busyText: string;
  readonly isBusy: boolean;
  /** Its form is answered without scripts, too. */
  readonly isPlain?: boolean;
}

/** Before the page is alive it sends nothing, but for a form that is answered as it is. */
export function SubmitButton({ text, busyText, isBusy, isPlain = false }: SubmitButtonProps) {
  const isHydrated = useIsHydrated() || isPlain;
  return (
    <Button kind="primary" type="submit" className={wide} disabled={!isHydrated || isBusy}>
      {isBusy ? busyText : text}
    </Button>
  );
}
