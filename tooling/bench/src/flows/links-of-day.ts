interface ResultsReply {
  readonly data: {
    readonly leagues: readonly {
      readonly link: string;
      readonly matches: readonly { readonly '3': string }[];
    }[];
  };
}

/** Values of the routes of a day's first league and match. @throws Error where the day has none */
export async function linksOfDay(
  apiUrl: string,
  noon: number,
): Promise<{ readonly league: string; readonly match: string }> {
  const reply = await fetch(`${apiUrl}/soccer/results/page?timestamp=${noon}`);
  const { data } = (await reply.json()) as ResultsReply;
  const league = data.leagues[0];
  const match = league?.matches[0]?.['3'];
  if (league === undefined || match === undefined) throw new Error(`no match round ${noon}`);
  return { league: league.link, match };
}
