import { formatStartDay, knownStart } from '@tipmark/remote-kit/i18n';
import type { RouteName } from '@tipmark/route-builder';
import { css, MOBILE, VisuallyHidden } from '@tipmark/ui-kit';
import { Crest, crestCss } from '@tipmark/ui-kit/betting';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';
import { scoreText } from '../../../parts/matches/score-text.ts';
import { PageLink } from '../../../parts/page/PageLink.tsx';
import type { Reader } from '../../../parts/page/reader.ts';
import type { Game, Series, Stage } from '../series.ts';

const bracket = css`
  padding: 14px 16px 16px;
  border-top: 1px solid var(--hair);
  h2 { margin-bottom: 10px; }
  h3 { font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.strong}; color: var(--text3); }
  h3::first-letter { text-transform: uppercase; }
  .stages { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: ${gap[16]}; }
  .stages[data-one] > .stage > ol { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); }
  .stage { display: flex; flex-direction: column; gap: ${gap[8]}; min-width: 0; }
  .stage > ol { flex: 1; display: flex; flex-direction: column; justify-content: space-around; gap: ${gap[12]}; }
  article { padding: 8px 10px; border: 1px solid var(--border); border-radius: ${radius.field}; background: var(--surface); font-size: ${font.small}; line-height: 20px; }
  p { display: flex; align-items: center; gap: ${gap[8]}; color: var(--text2); }
  p.lead { font-weight: ${weight.strong}; color: var(--text); }
  p > [aria-hidden] { display: grid; flex: none; }
  p > span { min-width: 0; overflow-wrap: anywhere; }
  p > b { margin-left: auto; font-weight: inherit; font-variant-numeric: tabular-nums; }
  ${crestCss(16)}
  .games { display: flex; flex-wrap: wrap; gap: ${gap[2]} ${gap[10]}; margin-top: 4px; padding-top: 4px; border-top: 1px solid var(--hair); font-size: ${font.meta}; font-variant-numeric: tabular-nums; }
  .games a { display: inline-block; min-width: 24px; min-height: 24px; line-height: 24px; color: var(--text3); }
  .games a:hover { color: var(--accent); text-decoration: underline; }
  ${MOBILE} {
    padding: 14px var(--gutter) 16px;
    .stages { grid-auto-flow: row; }
  }
`;

/** What the games of a bracket are called. */
interface BracketMessages {
  readonly title: string;
  /** Of the games of two teams. */
  readonly games: string;
  /** After a score that regular time did not decide; undefined = it did. */
  readonly markOf: (game: Game) => string | undefined;
}

interface PartProps {
  readonly messages: BracketMessages;
  readonly matchRoute: RouteName;
  readonly reader: Reader;
}

const GameLink = ({ game, messages, matchRoute, reader }: PartProps & { readonly game: Game }) => {
  const { t, locale, timeZone } = reader;
  const { match, isHome } = game;
  const { home, away, startsAt, link } = match;
  const date = formatStartDay(startsAt, locale, timeZone, knownStart(match));
  const score = scoreText(isHome ? { home, away } : { home: away, away: home });
  const mark = messages.markOf(game);
  const teams = t('match.teams', { home: home.name, away: away.name });
  const all = [teams, scoreText({ home, away }), date].filter(Boolean).join(', ');
  return (
    <PageLink to={matchRoute} params={{ matchUrl: link }} title={all}>
      {score === undefined ? date : [score, ...(mark ? [mark] : [])].join(' ')}
      <VisuallyHidden> {all}</VisuallyHidden>
    </PageLink>
  );
};

const SeriesCard = ({ series, ...part }: PartProps & { readonly series: Series }) => {
  const { teams, score, leader, games } = series;
  return (
    <article>
      {teams.map((team, index) => (
        <p key={team.name} className={leader === index ? 'lead' : undefined}>
          <span aria-hidden="true">
            <Crest name={team.name} logo={team.logo} />
          </span>
          <span>{team.name}</span>
          <b>{score?.[index]}</b>
        </p>
      ))}
      <ul className="games" aria-label={part.messages.games}>
        {games.map((game) => (
          <li key={game.match.link}>
            <GameLink game={game} {...part} />
          </li>
        ))}
      </ul>
    </article>
  );
};

interface BracketProps extends PartProps {
  /** The first one first. */
  readonly stages: readonly Stage[];
}

/** A knock-out as a bracket: stages side by side, each pair with its games. */
export const Bracket = ({ stages, ...part }: BracketProps) => (
  <section className={bracket}>
    <h2>{part.messages.title}</h2>
    <div className="stages" data-one={stages.length === 1 || undefined}>
      {stages.map(({ name, series }) => (
        <section key={name} className="stage">
          {stages.length > 1 && <h3>{name}</h3>}
          <ol>
            {series.map((one) => (
              <li key={one.teams.map((team) => team.name).join(' ')}>
                <SeriesCard series={one} {...part} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  </section>
);
