import { notify } from '@tipmark/remote-kit';
import { useDispatch } from '@tipmark/remote-kit/store';
import { Button, css } from '@tipmark/ui-kit';
import type { Reader } from './reader.ts';
import { sharePage } from './share-page.ts';

const look = css`
  svg { fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }
  @media (scripting: none) { display: none; }
`;

interface ShareButtonProps {
  /** Of the page. */
  readonly title: string;
  /** Path of the page, without its host. */
  readonly path: string;
  readonly reader: Reader;
  /** Texts of the button and of the note on a page that is not a match's. */
  readonly messages?: { readonly share: string; readonly copied: string };
}

/** Shares the page through the device, or copies its address and reports that. */
export function ShareButton({ title, path, reader: { t }, messages }: ShareButtonProps) {
  const share = messages?.share ?? t('match.share');
  const dispatch = useDispatch();
  async function passOn(): Promise<void> {
    const url = new URL(path, location.href).href;
    const how = await sharePage({ title, url });
    if (how === 'copied')
      dispatch(notify({ text: messages?.copied ?? t('match.linkCopied'), kind: 'done' }));
    if (how === 'failed') {
      dispatch(notify({ text: t('match.linkNotCopied', { url }), kind: 'problem' }));
    }
  }
  return (
    <Button
      kind="ghost"
      isSmall
      isIconOnly
      className={look}
      aria-label={share}
      title={share}
      onClick={() => void passOn()}
    >
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 12.5V3m0 0L6.5 6.5M10 3l3.5 3.5M5.5 9.5H4v7h12v-7h-1.5" />
      </svg>
    </Button>
  );
}
