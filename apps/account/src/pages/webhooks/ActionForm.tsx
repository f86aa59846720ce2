import { selectLocale } from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { Button } from '@tipmark/ui-kit';

interface ActionFormProps {
  readonly intent: 'test' | 'resend' | 'enable' | 'delete';
  /** Of a webhook, or of a delivery. */
  readonly id: string;
  readonly text: string;
  /** What it is done to, for those who do not see where the button stands. */
  readonly label?: string;
  readonly isBusy: boolean;
  readonly onAct: () => void;
}

/** A button that is a form of its own where scripts do not run. */
export function ActionForm({ intent, id, text, label, isBusy, onAct }: ActionFormProps) {
  const locale = useSelector(selectLocale);
  return (
    <form method="post" action={href('webhooks', {}, { locale })}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Button
        isSmall
        type="submit"
        disabled={isBusy}
        aria-label={label}
        onClick={(event) => {
          event.preventDefault();
          onAct();
        }}
      >
        {text}
      </Button>
    </form>
  );
}
