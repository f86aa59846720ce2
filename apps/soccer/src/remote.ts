import { defineRemote } from '@tipmark/remote-kit';
import { analysis } from './analysis/index.ts';
import { feed } from './feed/index.ts';
import { home } from './home/index.ts';
import { league } from './league/index.ts';
import { leagues } from './leagues/index.ts';
import { match } from './match/index.ts';
import { messages } from './messages.ts';
import { referee } from './referee/index.ts';
import { referees } from './referees/index.ts';
import { results } from './results/index.ts';
import { search } from './search/index.ts';
import { team } from './team/index.ts';
import { teams } from './teams/index.ts';
import { valueTrends } from './value-trends/index.ts';

/** The one thing this remote exposes. */
export const remote = defineRemote({
  name: 'soccer',
  features: [
    home,
    results,
    match,
    league,
    leagues,
    teams,
    team,
    referees,
    referee,
    analysis,
    search,
    valueTrends,
    feed,
  ],
  messages,
});
