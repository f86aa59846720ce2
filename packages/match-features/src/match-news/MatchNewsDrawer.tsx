import type { MatchNotification } from '@tipmark/contract';
import type { HostState } from '@tipmark/remote-kit';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { css, EmptyState, LinkButton } from '@tipmark/ui-kit';
import { Drawer } from '@tipmark/ui-kit/overlays';
import { LoadPart } from '../match-page/LoadPart.tsx';
import type { Reader } from '../match-page/reader.ts';
import { usePageAddress } from '../page-link/use-page-address.ts';
import { MatchNewsForm } from './MatchNewsForm.tsx';
import type { MatchNewsLoads } from './match-news-loads.ts';

const said = css`
  padding: 10px 12px;
  border-radius: 6px;
  background: var(--posTint);
  color: var(--pos);
  font-weight: 600;
`;

export interface MatchNewsDrawerProps {
  readonly loads: MatchNewsLoads;
  readonly matchId: number;
  readonly heading: string;
  readonly isSignedIn: boolean;
  readonly reader: Reader;
  readonly onClose: () => void;
}

/** What one is told of a match; a guest is asked to sign in. */
export function MatchNewsDrawer(props: MatchNewsDrawerProps) {
  const { loads, matchId, heading, isSignedIn, reader, onClose } = props;
  const { t } = reader;
  const login = usePageAddress()('login');
  const dispatch = useDispatch();
  const read = useSelector((state: HostState) => loads.read.select(state));
  const save = useSelector((state: HostState) => loads.save.select(state));
  const remove = useSelector((state: HostState) => loads.remove.select(state));
  const segments = { id: matchId };
  const done = remove.data ?? save.data;
  const isBusy = save.status === 'loading' || remove.status === 'loading';
  const problem = [save, remove].find(({ status }) => status === 'failed');
  const write = (options: MatchNotification['options']) =>
    dispatch(loads.save.requested({ segments, body: { options } }));
  return (
    <Drawer title={t('match.news')} note={heading} closeLabel={t('button.close')} onClose={onClose}>
      {!isSignedIn ? (
        <EmptyState text={t('match.newsGuest')}>
          {login !== undefined && (
            <LinkButton kind="primary" href={login}>
              {t('button.signIn')}
            </LinkButton>
          )}
        </EmptyState>
      ) : done ? (
        <output className={said}>
          {t(done.isActive ? 'match.newsSaved' : 'match.newsStopped')}
        </output>
      ) : (
        <LoadPart
          load={read}
          reader={reader}
          failedTitle={t('match.newsFailed')}
          onRetry={() => dispatch(loads.read.requested({ segments }))}
        >
          {(known) => (
            <MatchNewsForm
              known={known}
              isBusy={isBusy}
              problem={problem?.error}
              reader={reader}
              onSave={write}
              onStop={() => dispatch(loads.remove.requested({ segments }))}
            />
          )}
        </LoadPart>
      )}
    </Drawer>
  );
}
