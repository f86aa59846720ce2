interface JsonMatch {
  round?: string;
  date: string;
  time?: string;
  team1: string;
  team2: string;
  score?: { ht?: number[]; ft?: number[]; et?: number[]; p?: number[] };
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Writes a season of openfootball's JSON as Football.TXT: as files of today have it, or as older
 * ones with days in brackets and scores between the teams. Days have no year.
 */
export function footballText(
  { name, matches }: { name: string; matches: readonly JsonMatch[] },
  era: 'today' | 'older',
): string {
  const lines = [`= ${name}`, '', '# made of JSON', ''];
  let round: string | undefined;
  let date: string | undefined;
  let time: string | undefined;
  for (const match of matches) {
    if (match.round !== round) {
      lines.push('', era === 'today' ? `» ${match.round}` : `${match.round}`);
      [round, date, time] = [match.round, undefined, undefined];
    }
    if (match.date !== date) {
      lines.push(era === 'today' ? `  ${dayOf(match.date, ' ')}` : `[${dayOf(match.date, '/')}]`);
      [date, time] = [match.date, undefined];
    }
    const clock =
      match.time === time ? '' : `${match.time?.replace(':', era === 'today' ? ':' : '.')}`;
    time = match.time;
    const score = scoreOf(match.score ?? {});
    const teams =
      era === 'today'
        ? `${match.team1.padEnd(23)} v ${match.team2.padEnd(22)} ${score}`
        : `${match.team1.padEnd(23)}  ${score === '' ? '-' : score}  ${match.team2}`;
    lines.push(`    ${clock.padEnd(5)}  ${teams}`.trimEnd());
  }
  return `${lines.join('\n')}\n`;
}

function dayOf(date: string, between: string): string {
  const day = new Date(`${date}T00:00Z`);
  return `${WEEKDAYS[day.getUTCDay()]} ${MONTHS[day.getUTCMonth()]}${between}${day.getUTCDate()}`;
}

function scoreOf({ ht, ft, et, p }: NonNullable<JsonMatch['score']>): string {
  const text = (pair: number[] | undefined) => pair?.join('-');
  const brackets = (...pairs: (string | undefined)[]) => {
    const given = pairs.filter((pair) => pair !== undefined);
    return given.length === 0 ? [] : [`(${given.join(', ')})`];
  };
  const parts = [
    ...(p === undefined ? [] : [`${text(p)} pen.`]),
    ...(et === undefined
      ? [text(ft), ...brackets(text(ht))]
      : [`${text(et)} a.e.t.`, ...brackets(text(ft), text(ht))]),
  ];
  return parts.filter((part) => part !== undefined).join(' ');
}
