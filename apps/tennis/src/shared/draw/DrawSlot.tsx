import type { DrawnPlayer } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { isLive, MATCH_STATUS } from '@tipmark/domain';
import type { Reader } from '@tipmark/match-features';
import { formatOdds, formatWhen, knownStart } from '@tipmark/remote-kit/i18n';
import { href } from '@tipmark/route-builder';
import { cx, Flag, VisuallyHidden } from '@tipmark/ui-kit';
import { setsOf } from '../sets.ts';
import type { Slot } from './shown-rounds.ts';

interface DrawSlotProps {
  readonly slot: Slot;
  /** The match of the page; undefined = it is of the tournament. */
  readonly ownLink: string | undefined;
  readonly reader: Reader;
}

type Match = ReturnType<typeof decodeMatch>;

const ENDS: Readonly<Record<number, string>> = {
  [MATCH_STATUS.walkover]: 'status.walkover',
  [MATCH_STATUS.finishedRetired]: 'status.finishedRetired',
  [MATCH_STATUS.awarded]: 'status.awarded',
};

interface PlayerProps {
  readonly player: DrawnPlayer | null;
  readonly match: Match | undefined;
  readonly slot: Slot;
  readonly reader: Reader;
}

/** Games of the sets, before the match the price. */
const Numbers = ({ player, match }: PlayerProps) => {
  if (!match || !player) return null;
  const side = match.home.name === player.name ? 'home' : 'away';
  const sets = setsOf(match);
  const price = match.currentOdds[side === 'home' ? 0 : 1];
  if (sets.length === 0) return price ? <i className="price">{formatOdds(price)}</i> : null;
  return sets.map((set) => (
    <i key={set.number}>
      {set[side]}
      {set.tieBreak && <sup>{set.tieBreak[side === 'home' ? 0 : 1]}</sup>}
    </i>
  ));
};

interface MarksProps {
  readonly player: DrawnPlayer;
  readonly reader: Reader;
}

/** Seed, and how the player entered the draw: `4`, `Q`, `12 WC`. */
const Marks = ({ player: { seed, entry }, reader: { t } }: MarksProps) => (
  <>
    {seed !== null && <small>{seed}</small>}
    {entry !== null && (
      <small title={t(`draw.entry-${entry}`)}>
        <span aria-hidden="true">{entry}</span>
        <VisuallyHidden>{t(`draw.entry-${entry}`)}</VisuallyHidden>
      </small>
    )}
  </>
);

const Player = (props: PlayerProps) => {
  const { player, slot, reader } = props;
  if (!player) {
    // the source does not report the opponent of the side that advanced
    const other = slot.winnerId === null ? 'draw.open' : 'draw.unknown';
    return <span className="open">{reader.t(slot.isBye ? 'draw.bye' : other)}</span>;
  }
  return (
    <span className={slot.winnerId === player.id ? 'won' : undefined}>
      <Flag code={player.countryCode} />
      <b>{player.name}</b>
      <Marks player={player} reader={reader} />
      <span className="nums">
        <Numbers {...props} />
      </span>
    </span>
  );
};

function noteOf(match: Match | undefined, { t, locale, timeZone, nowSeconds }: Reader) {
  if (!match) return undefined;
  const word = ENDS[match.status];
  if (word !== undefined) return t(word);
  if (isLive(match)) return t('status.live');
  if (match.status !== MATCH_STATUS.scheduled) return undefined;
  return formatWhen(match.startsAt, nowSeconds, locale, timeZone, knownStart(match));
}

/** The players of one slot in the draw. */
export const DrawSlot = ({ slot, ownLink, reader }: DrawSlotProps) => {
  const match = slot.match ? decodeMatch(slot.match) : undefined;
  const note = noteOf(match, reader);
  const [upper, lower] = slot.players;
  const body = (
    <>
      <Player player={upper} match={match} slot={slot} reader={reader} />
      <Player player={lower} match={match} slot={slot} reader={reader} />
      {note !== undefined && <small className="note">{note}</small>}
    </>
  );
  const className = cx(
    'slot',
    match !== undefined && match.link === ownLink && 'own',
    match && isLive(match) && 'live',
    slot.isBye && 'bye',
  );
  return (
    <li>
      {match ? (
        <a
          className={className}
          href={href('tennisEvents', { matchUrl: match.link }, { locale: reader.locale })}
          aria-current={match.link === ownLink ? 'true' : undefined}
        >
          {body}
        </a>
      ) : (
        <div className={className}>{body}</div>
      )}
    </li>
  );
};
