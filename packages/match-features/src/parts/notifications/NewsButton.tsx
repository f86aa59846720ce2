import { notify } from '@tipmark/remote-kit';
import { useDispatch } from '@tipmark/remote-kit/store';
import { Button, css, Icon } from '@tipmark/ui-kit';
import { type ComponentType, useState } from 'react';
import type { Reader } from '../page/reader.ts';
import type { MatchNewsDrawerProps } from './MatchNewsDrawer.tsx';
import type { MatchNewsCalls } from './match-news-calls.ts';

const look = css`
  @media (scripting: none) { display: none; }
`;

interface NewsButtonProps {
  readonly calls: MatchNewsCalls;
  readonly matchId: number;
  /** `Zenit – Spartak`. */
  readonly heading: string;
  readonly isSignedIn: boolean;
  readonly reader: Reader;
  /** Loads the drawer, a chunk of its own. */
  readonly loadPart: () => Promise<{
    readonly MatchNewsDrawer: ComponentType<MatchNewsDrawerProps>;
  }>;
}

/** The bell of a match: its notification settings open in a drawer. */
export function NewsButton({ loadPart, ...of }: NewsButtonProps) {
  const { t } = of.reader;
  const dispatch = useDispatch();
  const [Drawer, setDrawer] = useState<ComponentType<MatchNewsDrawerProps>>();
  async function open(): Promise<void> {
    try {
      const { MatchNewsDrawer } = await loadPart();
      const { read, save, remove } = of.calls;
      for (const call of [read, save, remove]) dispatch(call.reset());
      if (of.isSignedIn) dispatch(read.requested({ segments: { id: of.matchId } }));
      setDrawer(() => MatchNewsDrawer);
    } catch {
      dispatch(notify({ text: t('match.newsOpenFailed'), kind: 'problem' }));
    }
  }
  return (
    <>
      <Button
        kind="ghost"
        isSmall
        isIconOnly
        className={look}
        aria-label={t('match.news')}
        title={t('match.news')}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <Icon name="bell" />
      </Button>
      {Drawer && <Drawer {...of} onClose={() => setDrawer(undefined)} />}
    </>
  );
}
