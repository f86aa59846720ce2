import { Client } from 'pg';

/** What a day left in a database. */
interface Stored {
  readonly matches: number;
  readonly storedPrices: number;
  readonly quarantined: number;
}

export async function countStored(databaseUrl: string): Promise<Stored | undefined> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<Stored>(`
    select (select count(*) from matches where status = 3)::int as matches,
      (select count(*) from odds_points)::int as "storedPrices",
      (select count(*) from quarantine)::int as quarantined`);
  await client.end();
  return rows[0];
}
