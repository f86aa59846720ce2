import { LoadPart } from '@tipmark/match-features';
import type { OwnTabProps } from '@tipmark/match-features/pages';
import { useSelector } from '@tipmark/remote-kit/store';
import { Card, EmptyState } from '@tipmark/ui-kit';
import { DrawView } from '../../../shared/draw/DrawView.tsx';
import type { DrawChoice } from '../../../shared/draw/shown-rounds.ts';
import { eventDraw } from '../match-loads.ts';

/** Rounds of the tournament as columns; on a phone one of them. */
export const DrawTab = (props: OwnTabProps<DrawChoice>) => {
  const { match, choice, hrefOf } = props;
  const { reader, retryTab, go } = match;
  return (
    <LoadPart
      load={useSelector(eventDraw.select)}
      reader={reader}
      failedTitle={reader.t('draw.failed')}
      onRetry={retryTab}
    >
      {(draw) =>
        draw.rounds.length === 0 ? (
          <Card isFlush>
            <EmptyState text={reader.t('draw.empty')} />
          </Card>
        ) : (
          <Card isFlush>
            <DrawView
              draw={draw}
              ownLink={draw.link}
              choice={choice}
              hrefOf={hrefOf}
              onGo={go}
              note={reader.t('draw.note')}
              reader={reader}
            />
          </Card>
        )
      }
    </LoadPart>
  );
};
