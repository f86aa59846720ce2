import { createCommand } from '@tipmark/remote-kit';
import { hostFeatures } from '../../start/host-features.ts';
import { createHostStore } from '../store/create-host-store.ts';
import { reportCommands } from './report-commands.ts';
import { statisticsCalls, statisticsCommand } from './statistics-command.ts';

const follow = createCommand('follow', {
  request: { name: 'follow', method: 'POST', path: '/follow', access: 'user', cache: 'private' },
});

const AT = {
  location: { pathname: '/hockey/Events/7-a-b-2026-11-21', search: '?token=x' },
  navigation: { state: 'idle' },
  historyAction: 'PUSH',
};

function aPage() {
  const sent: ReturnType<typeof statisticsCommand.submitted>[] = [];
  const store = createHostStore({
    features: hostFeatures,
    loadDataLayer: () => new Promise(() => {}),
    middleware: () => (next) => (action) => {
      const one = action as ReturnType<typeof statisticsCommand.submitted>;
      if (one.command === statisticsCommand.name && one.phase === 'submitted') sent.push(one);
      return next(action);
    },
  });
  store.install(statisticsCalls);
  store.install({
    name: 'soccer',
    features: [{ name: 'people', commands: [follow], screens: [] }],
  });
  const stop = reportCommands(store, { state: AT }, 'Browser/1');
  return { store, sent, stop };
}

test('an event contains the name of the command and the page, but no entered data', () => {
  const { store, sent } = aPage();
  store.dispatch(follow.submitted({ body: { userUrl: 'olga' } } as never));
  expect(sent).toEqual([]);
  store.dispatch(follow.succeeded({ secret: 'x' } as never, 1));
  expect(sent.map(({ request }) => request)).toEqual([
    {
      body: {
        event_type: 'follow',
        event_properties: {
          matchUrl: '7-a-b-2026-11-21',
          path: expect.stringMatching(/^\/hockey\/Events\/7-a-b-2026-11-21/),
          route: 'hockeyEvents',
        },
        user_agent: 'Browser/1',
      },
    },
  ]);
  expect(JSON.stringify(sent)).not.toMatch(/olga|secret/);
});

test('failed and reset commands are not reported; each success is', () => {
  const { store, sent } = aPage();
  store.dispatch(follow.failed({ status: 409, code: 'conflict', message: '' }));
  store.dispatch(follow.reset());
  expect(sent).toEqual([]);
  store.dispatch(follow.succeeded({} as never, 1));
  store.dispatch(follow.succeeded({} as never, 1));
  expect(sent).toHaveLength(2);
});

test('the report itself is not reported, and nothing is reported after stopping', () => {
  const { store, sent, stop } = aPage();
  store.dispatch(statisticsCommand.succeeded({}, 1));
  stop();
  store.dispatch(follow.succeeded({} as never, 1));
  expect(sent).toEqual([]);
});
