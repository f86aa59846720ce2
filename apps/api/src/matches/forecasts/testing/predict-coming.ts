import { MATCH_STATUS } from '@tipmark/domain';
import type { TestApi } from '../../../testing/create-test-api.ts';
import { aPrediction, storePredictions } from './a-prediction.ts';

/** A model says the same of every match to come of which none has spoken yet. */
export async function predictComing(
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
