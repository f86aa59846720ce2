import type { TennisDraw } from '@tipmark/contract';
import { LoadPart } from '@tipmark/match-features';
import type { OwnTabProps } from '@tipmark/match-features/pages';
import { useSelector } from '@tipmark/remote-kit/store';
import { Card, EmptyState, inPlace, LinkButton, Tabs } from '@tipmark/ui-kit';
import { ScrollRow } from '@tipmark/ui-kit/scroll-row';
import { eventDraw } from '../match-loads.ts';
import { DrawSlot } from './DrawSlot.tsx';
import { drawClass } from './draw-class.ts';
import type { DrawChoice } from './draw-tab.ts';
import { shownRounds } from './shown-rounds.ts';

interface DrawProps extends OwnTabProps<DrawChoice> {
  readonly draw: TennisDraw;
}

const Draw = ({ draw, match, choice, hrefOf }: DrawProps) => {
  const { reader, go } = match;
  const { t } = reader;
  const { rounds, folded, current } = shownRounds(draw, choice);
  const whole = hrefOf({ ...choice, isWhole: !choice.isWhole });
  const title = t('draw.title', { tournament: draw.league.name, season: draw.season.name });
  return (
    <Card isFlush>
      <div className={drawClass}>
        <header>
          <h2>{title}</h2>
          {folded > 0 && (
            <LinkButton href={whole} onClick={inPlace(() => go(whole))}>
              {t(choice.isWhole ? 'draw.fold' : 'draw.unfold')}
            </LinkButton>
          )}
        </header>
        <div className="phone">
          <ScrollRow>
            <Tabs
              label={t('draw.rounds')}
              current={current?.round ?? ''}
              onChoose={(round) => go(hrefOf(roundChoice(choice, round)))}
              items={draw.rounds.map(({ round }) => ({
                key: round,
                text: t(`draw.short-${round}`),
                href: hrefOf(roundChoice(choice, round)),
              }))}
            />
          </ScrollRow>
        </div>
        {/* overflowing content can be scrolled by keyboard, too */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section className="pan" aria-label={title} tabIndex={0}>
          {(rounds.some(({ round }) => round === current?.round) || !current
            ? rounds
            : [current, ...rounds]
          ).map(({ round, slots }) => (
            <div
              key={round}
              data-current={round === current?.round || undefined}
              data-extra={rounds.some((one) => one.round === round) ? undefined : true}
            >
              <h3>{t(`draw.round-${round}`)}</h3>
              <ol>
                {slots.map((slot) => (
                  <DrawSlot key={slot.position} slot={slot} ownLink={draw.link} reader={reader} />
                ))}
              </ol>
            </div>
          ))}
        </section>
        <p>{t('draw.note')}</p>
      </div>
    </Card>
  );
};

const roundChoice = (choice: DrawChoice, round: string): DrawChoice => ({
  ...choice,
  round: round as NonNullable<DrawChoice['round']>,
});

/** Rounds of the tournament as columns; on a phone one of them. */
export const DrawTab = (props: OwnTabProps<DrawChoice>) => {
  const { reader, retryTab } = props.match;
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
          <Draw {...props} draw={draw} />
        )
      }
    </LoadPart>
  );
};
