import type { APIRequestContext } from 'playwright/test';

interface Capper {
  readonly url: string;
  readonly name: string;
}

/** A simulated capper with a long history: the first of the rating. */
export async function aCapper(request: APIRequestContext): Promise<Capper> {
  const reply = await request.get('/api/page-users-rating');
  const { data } = (await reply.json()) as { data: { rows: readonly Capper[] } };
  const [first] = data.rows;
  if (!first) throw new Error('nobody is rated in the simulated world');
  return first;
}
