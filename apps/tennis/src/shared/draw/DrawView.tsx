import type { TennisDraw } from '@tipmark/contract';
import type { Reader } from '@tipmark/match-features';
import { inPlace, LinkButton, Tabs } from '@tipmark/ui-kit';
import { ScrollRow } from '@tipmark/ui-kit/scroll-row';
import { DrawSlot } from './DrawSlot.tsx';
import { drawClass } from './draw-class.ts';
import { type DrawChoice, shownRounds } from './shown-rounds.ts';

interface DrawViewProps {
  readonly draw: Pick<TennisDraw, 'league' | 'season' | 'rounds'>;
  /** The match of the page; undefined = it is of the tournament. */
  readonly ownLink?: string;
  readonly choice: DrawChoice;
  readonly hrefOf: (choice: DrawChoice) => string;
  readonly onGo: (href: string) => void;
  readonly note: string;
  readonly reader: Reader;
}

/** Rounds of a knock-out as columns; on a phone one of them. */
export const DrawView = (props: DrawViewProps) => {
  const { draw, ownLink, choice, hrefOf, onGo, note, reader } = props;
  const { t } = reader;
  const { rounds, folded, current } = shownRounds(draw, ownLink, choice);
  const whole = hrefOf({ ...choice, isWhole: !choice.isWhole });
  const title = t('draw.title', { tournament: draw.league.name, season: draw.season.name });
  return (
    <div className={drawClass}>
      <header>
        <h2>{title}</h2>
        {folded > 0 && (
          <LinkButton href={whole} onClick={inPlace(() => onGo(whole))}>
            {t(choice.isWhole ? 'draw.fold' : 'draw.unfold')}
          </LinkButton>
        )}
      </header>
      <div className="phone">
        <ScrollRow>
          <Tabs
            label={t('draw.rounds')}
            current={current?.round ?? ''}
            onChoose={(round) => onGo(hrefOf(roundChoice(choice, round)))}
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
                <DrawSlot key={slot.position} slot={slot} ownLink={ownLink} reader={reader} />
              ))}
            </ol>
          </div>
        ))}
      </section>
      <p>{note}</p>
    </div>
  );
};

const roundChoice = (choice: DrawChoice, round: string): DrawChoice => ({
  ...choice,
  round: round as NonNullable<DrawChoice['round']>,
});
