/** The routes of a sport's pages where they are named like the sport: `<sport>Index`. */
export const routesOf = <const Name extends string>(name: Name) =>
  ({
    index: `${name}Index`,
    results: `${name}Results`,
    match: `${name}Events`,
    leagues: `${name}Leagues`,
    league: `${name}League`,
    teams: `${name}Teams`,
    team: `${name}Team`,
    teamPlayer: `${name}TeamPlayer`,
    mathAnalysis: `${name}MathAnalysis`,
    search: `${name}Search`,
    compare: `${name}Compare`,
  }) as const;
