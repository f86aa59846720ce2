import type { AbsentPlayer, EventLineup, EventSquad } from '@tipmark/contract';
import { Badge, css, MOBILE, VisuallyHidden } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';
import type { LinkedPlayer } from '../../../parts/page/PlayerLink.tsx';
import type { Reader } from '../../../parts/page/reader.ts';
import { Rated } from '../../../parts/statistics/RatingMark.tsx';
import { lineupLines } from './lineup-lines.ts';

const lineupClass = css`
  display: grid;
  gap: ${gap[12]};
  padding: 14px 16px;
  font-size: ${font.small};
  line-height: 20px;
  border-bottom: 1px solid var(--hair);
  h3 { display: flex; flex-wrap: wrap; align-items: center; gap: ${gap[4]} ${gap[8]}; font-size: ${font.small}; line-height: 18px; font-weight: ${weight.bold}; }
  h3 b { font-weight: ${weight.medium}; color: var(--text2); font-variant-numeric: tabular-nums; }
  ol, ul { columns: 2; column-gap: ${gap[16]}; }
  li { display: flex; gap: ${gap[8]}; min-width: 0; break-inside: avoid; overflow-wrap: anywhere; }
  li > i { flex: none; width: 20px; text-align: right; font-style: normal; color: var(--text3); font-variant-numeric: tabular-nums; }
  li > b { flex: none; align-self: start; margin-left: auto; line-height: 16px; }
  p { font-size: ${font.meta}; line-height: 16px; color: var(--text3); }
  li small { font-size: ${font.micro}; line-height: 20px; color: var(--text3); }
  a { display: inline-block; min-height: 24px; }
  a:hover { color: var(--accent); }
  ${MOBILE} { padding: 12px var(--gutter); }
`;

const pitchClass = css`
  display: grid;
  gap: ${gap[12]};
  padding: 14px 6px;
  border: 1px solid var(--border);
  border-radius: ${radius.card};
  background: repeating-linear-gradient(var(--sub) 0 40px, var(--surface) 40px 80px);
  && > li { display: block; }
  && ul { display: flex; justify-content: space-around; columns: auto; gap: ${gap[4]}; }
  && ul > li { flex: 1 1 0; display: grid; justify-items: center; gap: ${gap[4]}; max-width: 120px; font-size: ${font.meta}; line-height: 15px; font-weight: ${weight.medium}; text-align: center; }
  && ul > li > b { margin: 0; }
  && i { display: grid; place-items: center; width: 28px; height: 28px; border-radius: ${radius.round}; font-weight: ${weight.bold}; text-align: center; color: var(--onSolid); background: var(--home); }
  @media (forced-colors: active) { i { border: 1px solid CanvasText; } }
`;

type Player = EventLineup['starting'][number];

interface PlayerRowProps {
  readonly player: Player;
  /** The reason of an absence, or the position. */
  readonly word: string;
  readonly linked: LinkedPlayer;
  readonly reader: Reader;
}

const PlayerRow = ({ player, word, linked, reader }: PlayerRowProps) => (
  <li>
    <i>{player.number ?? '–'}</i>
    <span>
      {linked(player)} {word !== '' && <small>{word}</small>}
    </span>
    <Rated rating={player.rating} reader={reader} />
  </li>
);

interface StartersProps {
  readonly lineup: EventLineup;
  readonly wordOf: (player: Player) => string;
  readonly linked: LinkedPlayer;
  readonly reader: Reader;
}

/** Starters in their positions, or as a list where those are not known. */
const Starters = ({ lineup, wordOf, linked, reader }: StartersProps) => {
  const lines = lineupLines(lineup);
  if (lines === undefined) {
    return (
      <ol>
        {lineup.starting.map((player) => (
          <PlayerRow
            key={`${player.number} ${player.name}`}
            player={player}
            word={wordOf(player)}
            linked={linked}
            reader={reader}
          />
        ))}
      </ol>
    );
  }
  return (
    <ol className={pitchClass}>
      {lines.map((line) => (
        <li key={line.map(({ name }) => name).join()}>
          <ul>
            {line.map((player) => (
              <li key={`${player.number} ${player.name}`}>
                <i>{player.number ?? '–'}</i>
                <span>
                  {linked(player)}
                  <VisuallyHidden>{`, ${wordOf(player)}`}</VisuallyHidden>
                </span>
                <Rated rating={player.rating} reader={reader} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
};

interface LineupViewProps extends Pick<EventSquad, 'lineup' | 'absent'> {
  readonly linked: LinkedPlayer;
  readonly reader: Reader;
}

const isRated = (lineup: EventLineup | null): boolean =>
  [...(lineup?.starting ?? []), ...(lineup?.substitutes ?? [])].some(
    ({ rating }) => rating !== undefined,
  );

/** Starters, bench and absences: as announced by the team, or as its last matches suggest. */
export const LineupView = ({ lineup, absent, linked, reader }: LineupViewProps) => {
  const { t } = reader;
  if (lineup === null && absent.length === 0) return null;
  const positionText = ({ position }: Player) =>
    position === null ? '' : t(`stats.place-${position}`);
  const reasonOf = ({ reason }: AbsentPlayer) => t(`stats.absent-${reason}`);
  return (
    <div className={lineupClass}>
      {lineup !== null && (
        <>
          <h3>
            {t(lineup.isPublished ? 'stats.lineup' : 'stats.lineupLikely')}
            {lineup.formation !== null && <b>{lineup.formation}</b>}
            {!lineup.isPublished && <Badge>{t('stats.notPublished')}</Badge>}
          </h3>
          <Starters lineup={lineup} wordOf={positionText} linked={linked} reader={reader} />
        </>
      )}
      {lineup !== null && lineup.substitutes.length > 0 && (
        <>
          <h3>{t('stats.substitutes')}</h3>
          <ul>
            {lineup.substitutes.map((player) => (
              <PlayerRow
                key={`${player.number} ${player.name}`}
                player={player}
                word={positionText(player)}
                linked={linked}
                reader={reader}
              />
            ))}
          </ul>
        </>
      )}
      {isRated(lineup) && <p>{t('stats.ratingNote')}</p>}
      {absent.length > 0 && (
        <>
          <h3>{t('stats.absent')}</h3>
          <ul>
            {absent.map((player) => (
              <PlayerRow
                key={`${player.number} ${player.name}`}
                player={player}
                word={reasonOf(player)}
                linked={linked}
                reader={reader}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
};
