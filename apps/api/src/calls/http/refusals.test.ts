import {
  type DeclaredEndpoint,
  type EndpointName,
  endpoints,
  errorCodesOf,
} from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import type { InjectOptions } from 'fastify';
import { TEMPLATE_PATHS } from '../../discovery/templates/testing/template-calls.ts';
import { CallError } from '../../platform/errors/errors.ts';
import { checkCallError } from '../../platform/http/check-call-error.ts';
import { exampleCall } from '../../platform/http/testing/hostile-calls.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { localKeyOf } from '../../testing/local-key.ts';
import { aSubscriber } from '../soccer/testing/a-subscriber.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
}, 60_000);

afterAll(() => api.close());

const NAMES = Object.keys(endpoints) as EndpointName[];
const declared: Readonly<Record<EndpointName, DeclaredEndpoint>> = endpoints;

const MISSING_ID = 4_000_000;
const bySearchOf = (url: string): InjectOptions => ({
  method: 'POST',
  url,
  payload: { templateId: MISSING_ID },
});

/**
 * Where the example of a call refers to nothing that may be missing, or to something that always
 * exists.
 */
const MISSING: Partial<Record<EndpointName, InjectOptions>> = {
  tipsSearch: bySearchOf('/search-users-tips/parameters/tips'),
  usersSearch: bySearchOf('/search-users-tips/parameters/users'),
  tipsSearchRecord: bySearchOf('/search-users-tips/record/tips'),
  usersSearchRecord: bySearchOf('/search-users-tips/record/users'),
  ...Object.fromEntries(
    Object.entries(TEMPLATE_PATHS).flatMap(([kind, [templates, notifications]]) => [
      [`${kind}Template`, { url: `${templates}/${MISSING_ID}` }],
      [
        `${kind}TemplateNotificationAdd`,
        { method: 'POST', url: `${notifications}/${MISSING_ID}`, payload: {} },
      ],
      [`${kind}TemplateNotificationRecord`, { url: `${notifications}/${MISSING_ID}/record` }],
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(SPORT).flatMap((sport) => [
      [`${sport}OddsScannerParameters`, bySearchOf(`/${sport}/odds-scanner/parameters`)],
      [`${sport}OddsScannerRecord`, bySearchOf(`/${sport}/odds-scanner/record`)],
    ]),
  ),
  pageBookmaker: { url: '/page-bookmakers/nobody-at-all' },
  pageUsersRating: { url: `/page-users-rating?contestId=${MISSING_ID}` },
  pageContestRules: { url: `/page-contest-rules/${MISSING_ID}` },
  ledgerHeadOfDay: { url: '/ledger/head/2099-01-01' },
  capperCard: { url: '/capper-card/nobody-at-all' },
  capperUpdates: { url: '/capper-updates/nobody-at-all' },
  ledgerOfUser: { url: '/ledger/nobody-at-all' },
  paymentsLog: { url: '/payments?userUrl=nobody-at-all' },
  pageProfile: { url: '/page-profile/nobody-at-all' },
  pageProfileTips: { url: '/page-profile/nobody-at-all/tips' },
  followers: { url: '/followers/nobody-at-all/1' },
  follow: {
    method: 'PUT',
    url: '/follow',
    payload: { tipster_user_url: 'nobody-at-all', is_follow: true },
  },
  changePageProfile: {
    method: 'PUT',
    url: '/page-profile/nobody-at-all',
    payload: { is_reset: true },
  },
};

/** Nothing exists but the caller: whatever a call refers to is missing. */
test.each(NAMES)(
  '%s declares not_found if and only if what it refers to can be missing',
  async (name) => {
    const endpoint = declared[name];
    const { token } = await aSubscriber(api);
    const authorization = endpoint.access === 'local' ? localKeyOf(api, name) : token;
    const call = MISSING[name] ?? exampleCall(endpoint);
    const reply = await api.app.inject({ ...call, headers: { ...call.headers, authorization } });
    const isMissed = reply.statusCode === 404 && reply.json().error.code === 'not_found';
    expect([name, isMissed]).toEqual([name, errorCodesOf(endpoint).includes('not_found')]);
  },
);

test('an error that a call does not declare is turned into an internal error', () => {
  const { timezone } = declared;
  expect(checkCallError(timezone, new CallError('conflict'))).toMatchObject({
    message: 'timezone does not declare conflict',
  });
  const expected = new CallError('unavailable');
  expect(checkCallError(timezone, expected)).toBe(expected);
});

test('the error codes of a call follow from its access and its input', () => {
  expect(errorCodesOf(declared.timezone)).toEqual(['validation', 'internal', 'unavailable']);
  expect(errorCodesOf(declared.soccerEventPage)).toEqual([
    'validation',
    'not_found',
    'uri_too_long',
    'internal',
    'unavailable',
  ]);
  expect(errorCodesOf(declared.changeDescription)).toEqual([
    'validation',
    'unauthorized',
    'forbidden',
    'blocked',
    'payload_too_large',
    'unsupported_media_type',
    'internal',
    'unavailable',
  ]);
});
