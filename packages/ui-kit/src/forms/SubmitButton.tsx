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
  /** Its form also works without scripts. */
  readonly isPlain?: boolean;
}

/** Disabled before hydration, except in a form that works without scripts. */
export function SubmitButton({ text, busyText, isBusy, isPlain = false }: SubmitButtonProps) {
  const isHydrated = useIsHydrated() || isPlain;
  return (
    <Button kind="primary" type="submit" className={wide} disabled={!isHydrated || isBusy}>
      {isBusy ? busyText : text}
    </Button>
  );
}
