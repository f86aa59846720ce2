import { cx } from '@tipmark/ui-kit';
import { Crest } from '@tipmark/ui-kit/betting';
import { bracketColumns, type Column, leadsOn, type Slot } from '../bracket-slots.ts';
import type { Stage } from '../series.ts';
import { type BracketMessages, BracketPair, type PairProps } from './BracketPair.tsx';
import { bracketClass, hiddenHeading } from './bracket-class.ts';

const championOf = (columns: readonly Column[]) => {
  const [final, ...others] = columns.at(-1)?.slots ?? [];
  if (final === undefined || others.length > 0 || !final.isOver) return undefined;
  return final.leader === undefined ? undefined : final.teams[final.leader];
};

const hasTeam = (slot: Slot, name: string | undefined): boolean =>
  slot?.teams.some((team) => team.name === name) ?? false;

interface ColumnProps {
  readonly columns: readonly Column[];
  readonly at: number;
  readonly champion: string | undefined;
  readonly part: PairProps;
}

/** The lines from a slot and to it, those of the champion marked. */
function linesOf({ columns, at, champion }: ColumnProps, slot: number) {
  const own = columns[at]?.slots[slot];
  const isOnPath = champion !== undefined && hasTeam(own, champion);
  const isFed =
    at > 0 && [slot * 2, slot * 2 + 1].some((feeder) => leadsOn(columns, at - 1, feeder));
  const word = isOnPath ? 'path' : 'plain';
  return {
    isOnPath,
    on: leadsOn(columns, at, slot) ? word : undefined,
    from: isFed ? word : undefined,
  };
}

const Pairs = (column: ColumnProps) => (
  <ol>
    {(column.columns[column.at]?.slots ?? []).map((slot, index) => {
      const { isOnPath, on, from } = linesOf(column, index);
      const key = slot?.teams.map((team) => team.name).join(' ') ?? `empty ${index}`;
      return slot === undefined ? (
        <li key={key} aria-hidden="true" />
      ) : (
        <li key={key} data-on={on} data-from={from}>
          <BracketPair series={slot} isOnPath={isOnPath} {...column.part} />
        </li>
      );
    })}
  </ol>
);

interface BracketProps extends PairProps {
  /** The first one first. */
  readonly stages: readonly Stage[];
  /** The only thing of its tab, which has its name. */
  readonly isAlone?: boolean;
}

/**
 * A knock-out as a bracket: stages beside each other, lines from each pair to the next of its
 * winner. A phone has one stage in view and scrolls sideways to the next.
 */
export const Bracket = ({ stages, isAlone = false, ...part }: BracketProps) => {
  const { columns, thirdPlace } = bracketColumns(stages);
  const champion = championOf(columns);
  const { messages } = part;
  return (
    <section className={bracketClass}>
      <h2 className={cx(isAlone && hiddenHeading)}>{messages.title}</h2>
      <div className="stages" data-one={columns.length === 1 || undefined}>
        {columns.map(({ name }, at) => {
          const isLast = at === columns.length - 1;
          return (
            <section key={name} className="stage">
              {columns.length > 1 && <h3>{name}</h3>}
              {isLast && champion && messages.winner !== undefined && (
                <p className="champion">
                  <span aria-hidden="true">
                    <Crest name={champion.name} logo={champion.logo} />
                  </span>
                  <span>
                    <small>{messages.winner}</small>
                    <b>{champion.name}</b>
                  </span>
                </p>
              )}
              <Pairs columns={columns} at={at} champion={champion?.name} part={part} />
              {isLast &&
                thirdPlace?.series.map((series) => (
                  <div key={thirdPlace.name} className="third">
                    <h4>{thirdPlace.name}</h4>
                    <BracketPair series={series} isOnPath={false} {...part} />
                  </div>
                ))}
            </section>
          );
        })}
      </div>
      {champion && messages.legend !== undefined && <p className="legend">{messages.legend}</p>}
    </section>
  );
};

export type { BracketMessages };
