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
}

/** Before the page is alive it sends nothing: a browser would put the fields into the address. */
export function SubmitButton({ text, busyText, isBusy }: SubmitButtonProps) {
  const isHydrated = useIsHydrated();
  return (
    <Button kind="primary" type="submit" className={wide} disabled={!isHydrated || isBusy}>
      {isBusy ? busyText : text}
    </Button>
  );
}
