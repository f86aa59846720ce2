import { soccerResultsPage } from '@tipmark/contract';
import { createLoad } from './create-load.ts';
import { isLoadAction } from './load-actions.ts';

const results = createLoad('results', { request: soccerResultsPage, when: 'latest' });

describe('createLoad', () => {
  test('names its actions after itself and marks those that epics handle', () => {
    const requested = results.requested({ query: { timestamp: 5 } });
    expect(requested).toMatchObject({
      type: 'results/requested',
      load: 'results',
      when: 'latest',
      request: { query: { timestamp: 5 } },
      meta: { epic: true },
    });
    expect(results.cancelled()).toMatchObject({ type: 'results/cancelled', meta: { epic: true } });
    expect(results.reset()).toMatchObject({ type: 'results/reset', meta: { epic: true } });
    expect(results.failed('k', { status: 0, code: 'network', message: '' })).not.toHaveProperty(
      'meta',
    );
  });

  test('isLoadAction recognizes the actions of a load and no others', () => {
    expect([results.requested({}), results.cancelled(), results.reset()].every(isLoadAction)).toBe(
      true,
    );
    expect(isLoadAction({ type: 'results/requested' })).toBe(false);
  });

  test('an action is the same after conversion to JSON and back', () => {
    const action = results.requested({ query: { timestamp: 5 } });
    expect(JSON.parse(JSON.stringify(action))).toEqual(action);
  });

  test('selects its own state, or idle when there is none', () => {
    expect(results.select({ loads: {} })).toEqual({ status: 'idle' });
    const state = { status: 'loading', key: 'k' } as const;
    expect(results.select({ loads: { results: state } })).toBe(state);
  });
});
