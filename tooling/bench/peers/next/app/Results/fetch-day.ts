import type { ResultsPage } from '@tipmark/contract';

/** The day from the API that the site uses. @throws Error when it has none */
export async function fetchDay(timestamp: number): Promise<ResultsPage> {
  const address = `${process.env['API_URL']}/soccer/results/page?timestamp=${timestamp}`;
  const reply = await fetch(address, { cache: 'no-store', headers: { 'accept-language': 'ru' } });
  if (!reply.ok) throw new Error(`the api answered ${reply.status}`);
  return ((await reply.json()) as { data: ResultsPage }).data;
}
