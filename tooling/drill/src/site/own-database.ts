import { Client } from 'pg';

export interface OwnDatabase {
  readonly url: string;
  query<Row extends object>(text: string): Promise<Row[]>;
  drop(): Promise<void>;
}

/** An empty database on the server of `url`, which has no other use. */
export async function makeDatabase(url: string): Promise<OwnDatabase> {
  const name = `tipmark_drill_${process.pid}`;
  const own = new URL(url);
  own.pathname = `/${name}`;
  const ask = async <Row extends object>(address: string, text: string): Promise<Row[]> => {
    const client = new Client({ connectionString: address });
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  };
  await ask(url, `drop database if exists ${name} with (force)`);
  await ask(url, `create database ${name} template template0`);
  return {
    url: own.href,
    query: (text) => ask(own.href, text),
    async drop() {
      await ask(url, `drop database if exists ${name} with (force)`);
    },
  };
}
