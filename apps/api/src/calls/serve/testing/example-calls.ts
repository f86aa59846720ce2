import type { EndpointName } from '@tipmark/contract';
import { TIP_RESULT } from '@tipmark/domain';
import {
  aFeedEvent,
  aFeedMatch,
  aFeedOdds,
  aFeedReferee,
  aFeedScore,
  aFeedSetting,
  toNdjson,
} from '@tipmark/test-kit';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { betCalls } from '../../../betting/bets/testing/bet-calls.ts';
import { contestCalls } from '../../../betting/contests/testing/contest-calls.ts';
import { aWitness } from '../../../betting/ledger/testing/a-witness.ts';
import { scannerCalls } from '../../../discovery/scanner/testing/scanner-calls.ts';
import { searchCalls } from '../../../discovery/search-users-tips/testing/search-calls.ts';
import { templateCalls } from '../../../discovery/templates/testing/template-calls.ts';
import { accountCalls } from '../../../people/account/testing/account-calls.ts';
import { aPerson } from '../../../people/account/testing/people.ts';
import { feedbackCalls } from '../../../people/feedback/testing/feedback-calls.ts';
import { notificationCalls } from '../../../people/notifications/testing/notification-calls.ts';
import { premiumCalls } from '../../../people/premium/testing/premium-calls.ts';
import { webhookCalls } from '../../../people/webhooks/testing/webhook-calls.ts';
import type { TestApi } from '../../../testing/create-test-api.ts';
import { sendFeed } from '../../../testing/feed.ts';
import { aUser } from '../../../testing/users.ts';
import { calendarCalls } from '../../calendars/testing/calendar-calls.ts';
import { comparisonCalls } from '../../comparison/testing/comparison-calls.ts';
import { hockeyCalls } from '../../hockey/testing/hockey-calls.ts';
import { soccerCalls } from '../../soccer/testing/soccer-calls.ts';
import { tennisCalls } from '../../tennis/testing/tennis-calls.ts';

/** The clock of an api with these matches: they start an hour later. */
export const EXAMPLES_AT = 1_705_158_000;

const KICK_OFF = EXAMPLES_AT;
const TEAMS = Array.from({ length: 30 }, (_, index) => `Club ${index}`);

/** A valid call of every endpoint, its most expensive one. */
export type ExampleCalls = Readonly<
  Record<EndpointName, () => InjectOptions | Promise<InjectOptions>>
>;

/** Sends the matches and makes the user that the example calls are about. */
export async function prepareExamples(api: TestApi): Promise<void> {
  const startsAt = KICK_OFF + 3_600;
  const past = TEAMS.slice(1, 7);
  const pairs = TEAMS.slice(1).map((team) =>
    aFeedMatch('Club 0', team, { startsAt, refereeKey: 'M Oliver' }),
  );
  await sendFeed(api, [
    ...aFeedSetting(...TEAMS),
    aFeedReferee('M Oliver'),
    ...pairs,
    ...pairs.map(({ key }) => aFeedOdds(key)),
  ]);
  // a record that makes value trends
  await sendFeed(api, [
    ...past.map((team, index) =>
      aFeedMatch('Club 0', team, {
        key: `past ${team}`,
        startsAt: KICK_OFF - (index + 1) * 86_400,
      }),
    ),
    ...past.map((team) => aFeedScore(`past ${team}`, 4, 0)),
    aFeedEvent('past Club 1', { player: 'A Forward' }),
  ]);
  await aUser(api, 'ivan');
}

let countOfWriters = 0;

/** A tip on a match an hour before its start. */
async function tipWrite(api: TestApi, name: string, url: string) {
  countOfWriters += 1;
  const { headers } = await aPerson(api, { name: `${name} ${countOfWriters}` });
  const payload = { odd_type: '1x2.1', stake: 1, description: '' };
  const method = 'POST' as const;
  return { method, url, payload, headers: { ...headers, 'idempotency-key': 'one' } };
}

/** The most expensive call of each endpoint. An endpoint without one does not compile. */
export function exampleCalls(getApi: () => TestApi): ExampleCalls {
  return {
    ...accountCalls(getApi),
    ...betCalls(getApi),
    ...contestCalls(),
    ...feedbackCalls(getApi),
    ...notificationCalls(getApi),
    ...premiumCalls(getApi),
    ...webhookCalls(getApi),
    ...templateCalls(getApi),
    ...scannerCalls(getApi),
    ...searchCalls(getApi),
    ...calendarCalls(getApi),
    ...comparisonCalls(getApi),
    ...soccerCalls(getApi),
    ...hockeyCalls(getApi),
    ...tennisCalls(getApi),
    feedRecords: () => ({
      method: 'POST',
      url: '/feed/records',
      headers: { authorization: getApi().services.feedKey, 'content-type': 'application/x-ndjson' },
      payload: toNdjson(aFeedSetting('Club 0')),
    }),
    hideTipText: async () => {
      const added = await tipWrite(getApi(), 'Hidden', '/soccer/events/tips/105/1');
      const { tip } = (await getApi().app.inject(added)).json().data;
      const headers = { authorization: getApi().services.operatorKey };
      return { method: 'POST', url: `/moderation/tips/${tip.id}/hide-text`, headers };
    },
    capperCard: async () => {
      const added = await tipWrite(getApi(), 'Carded', '/soccer/events/tips/104/1');
      const { tip } = (await getApi().app.inject(added)).json().data;
      return { url: `/capper-card/${tip.author.url}` };
    },
    capperUpdates: async () => {
      const added = await tipWrite(getApi(), 'Followed', '/soccer/events/tips/104/1');
      const { tip } = (await getApi().app.inject(added)).json().data;
      await sql`update tips set result = ${TIP_RESULT.won} where id = ${tip.id}`.execute(
        getApi().database.db,
      );
      return { url: `/capper-updates/${tip.author.url}` };
    },
    ledgerChainFrom: () => ({ url: '/ledger/chain/1' }),
    ledgerHeadOfDay: () => ({ url: '/ledger/head/2024-01-12' }),
    ledgerOfUser: () => ({ url: '/ledger/ivan' }),
    addLedgerStatement: async () => {
      const head = (await getApi().app.inject('/ledger/head/2024-01-12')).json().data;
      countOfWriters += 1;
      const payload = aWitness(`Archive ${countOfWriters}`).statementOf(head, KICK_OFF - 3_600);
      return { method: 'POST', url: '/ledger/statements', payload };
    },
    pageBookmaker: async () => {
      const { db } = getApi().services;
      // one that has odds: others have no page
      const known = { id: 9_001, name: 'Rivalto', is_aggregate: false, is_simulated: true };
      const row = db.insertInto('bookmakers').values(known);
      await row.onConflict((conflict) => conflict.doNothing()).execute();
      return { url: '/page-bookmakers/rivalto' };
    },
    pageBookmakers: () => ({ url: '/page-bookmakers' }),
    pageEmpty: () => ({ url: '/page-empty?hasSidebar=1&hasMatches=1' }),
    pageProfile: async () => {
      const added = await tipWrite(getApi(), 'Profiled', '/soccer/events/tips/105/1');
      const { tip } = (await getApi().app.inject(added)).json().data;
      const url = `/page-profile/${tip.author.url}`;
      const { headers } = added;
      await getApi().app.inject({ method: 'PUT', url, headers, payload: { is_reset: true } });
      return { url, headers };
    },
    pageProfileTips: async () => {
      const added = await tipWrite(getApi(), 'Poster', '/soccer/events/tips/104/1');
      const { tip } = (await getApi().app.inject(added)).json().data;
      return { url: `/page-profile/${tip.author.url}/tips` };
    },
    pageUsersRating: async () => {
      const added = await tipWrite(getApi(), 'Contestant', '/soccer/events/tips/107/1');
      const description = 'Хозяева не проигрывают дома с осени, а у гостей нет обороны.';
      const payload = { ...added.payload, description, contestSeasonId: 1_202_401 };
      await getApi().app.inject({ ...added, payload });
      return { url: '/page-users-rating?contestId=1', headers: added.headers };
    },
    soccerEventMatches: () => ({ url: '/soccer/events/matches/101/10/12/0/0/0/0/1' }),
    soccerEventOddsHistory: () => ({ url: '/soccer/events/odds-history/101/0' }),
    soccerEventPage: () => ({ url: '/soccer/events/page/101/10/12/0/0/0/0/1/0' }),
    soccerEventReferee: () => ({ url: '/soccer/events/referee/101/20/24/0/0' }),
    soccerEventStory: () => ({ url: '/soccer/events/story/101' }),
    soccerEventSquads: () => ({ url: '/soccer/events/squads/101/10/12/0/0/0/0/1' }),
    soccerEventSummary: () => ({ url: '/soccer/events/summary/101/10/12/0/0/0/0/1' }),
    soccerEventTable: () => ({ url: '/soccer/events/table/101/0' }),
    soccerEventTrends: () => ({ url: '/soccer/events/trends/101/10/12/0/0/0/0/1' }),
    soccerEventTipAdd: async () => tipWrite(getApi(), 'Writer', '/soccer/events/tips/102/1'),
    soccerEventTipChange: async () => {
      const added = await tipWrite(getApi(), 'Changer', '/soccer/events/tips/103/1');
      const { tip } = (await getApi().app.inject(added)).json().data;
      const payload = { odd_type: '1x2.2', stake: 2, description: '' };
      return { ...added, method: 'PUT', url: `${added.url}/${tip.id}`, payload };
    },
    soccerEventTips: () => ({ url: '/soccer/events/tips/101/1' }),
    pageSoccerLeague: () => ({ url: '/page-soccer-league/101/0/0/0/1/1/1?round=1' }),
    pageSoccerLeagues: () => ({ url: '/page-soccer-leagues/1/0/1/0/3/1/1/1' }),
    pageSoccerReferee: () => ({ url: '/page-soccer-referee/101/20/24/0/0' }),
    pageSoccerReferees: () => ({ url: '/page-soccer-referees/1/20/24/99999/0/1/1/1' }),
    pageSoccerTeam: () => ({ url: '/page-soccer-team/101/10/0/0/1/1/1/1' }),
    pageSoccerTeams: () => ({ url: '/page-soccer-teams/1/10/99999/0/1/48/1' }),
    soccerTeamSquad: () => ({ url: '/soccer/team/squad/101' }),
    soccerTeamPlayer: () => ({ url: '/soccer/team/player/101/a-forward' }),
    soccerLeagueScorers: () => ({ url: '/soccer-league-scorers/101/0/0/1/1' }),
    soccerLeagueStreaks: () => ({ url: '/soccer/league/streaks?leagueId=101' }),
    soccerLeagueStreakMatches: () => ({
      url: '/soccer/league/streak/matches?leagueId=101&teamId=101&kind=win&scope=all',
    }),
    soccerLeagueMatches: () => ({ url: '/soccer-league-matches/2/1/0/0' }),
    soccerDayTips: () => ({ url: `/soccer/results/tips?timestamp=${KICK_OFF}` }),
    soccerMainPage: () => ({ url: '/soccer/main/page' }),
    soccerMathAnalysisPage: () => ({ url: `/soccer/math-analysis/page?timestamp=${KICK_OFF}` }),
    soccerMathAnalysisReliability: () => ({ url: '/soccer/math-analysis/reliability?all=1' }),
    soccerResultsPage: () => ({ url: `/soccer/results/page?timestamp=${KICK_OFF}&odds=1` }),
    soccerSearch: () => ({ url: '/soccer/search/?query=clud' }),
    soccerTipMaker: () => ({ url: '/soccer/tip-maker/101/1x2.1' }),
    statistics: () => ({
      method: 'POST',
      url: '/statistics',
      headers: {
        cookie: `token=${getApi().services.guests.issue().token}`,
        'user-agent': 'Mozilla/5.0 Firefox/150.0',
      },
      payload: { event_type: 'page_view', event_properties: { matchUrl: '1-x' } },
    }),
    siteState: () => ({ url: '/site-state' }),
    siteStatus: () => ({ url: '/site-status' }),
    siteMap: () => ({ url: '/site-map' }),
    siteMapPart: () => ({ url: '/site-map/events/0' }),
    timezone: () => ({ url: '/timezone' }),
  };
}
