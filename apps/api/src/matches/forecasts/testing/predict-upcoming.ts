import { MATCH_STATUS } from '@tipmark/domain';
import type { TestApi } from '../../../testing/create-test-api.ts';
import { aPrediction, storePredictions } from './a-prediction.ts';

/** Stores the same prediction for every coming match without one. */
export async function predictUpcoming(
  api: TestApi,
  known: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { db, clock } = api.services;
  const rows = await db
    .selectFrom('matches')
    .select('id')
    .where('status', '=', MATCH_STATUS.scheduled)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('predictions').whereRef('match_id', '=', 'matches.id').select('model')),
      ),
    )
    .execute();
  await storePredictions(
    api,
    rows.map(({ id }) => aPrediction(id, clock(), known)),
  );
}
