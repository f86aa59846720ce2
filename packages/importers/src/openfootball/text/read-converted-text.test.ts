import { MATCH_STATUS } from '@tipmark/domain';
import { read, startsOf } from '../../testing/read-football-text.ts';

// The format of files that were made from pages of other sites.

test('a table in a comment is not read as matches, and lines keep their numbers', () => {
  const file = read(`= Premier League 2024/25 =

<!-- Final Table:
 1.Liverpool               38  25  9  4  86-41  84       Champions
 2.Arsenal                 38  20 14  4  69-34  74  -->
Round 1
Aug 16
  Manchester U  1-0 Fulham
  whatever
<!-- stays open
`);
  expect(file.of('match').map(({ key }) => key)).toEqual([
    'Premier League 2024/25 Manchester U v Fulham',
  ]);
  expect(
    file.lines.flatMap(({ line, refusal: rejection }) => (rejection === undefined ? [] : line)),
  ).toEqual([9, 10]);
});

test('a round beside the time applies until another round or competition', () => {
  const file = read(`= Austria
== Ö2 | 2. Liga 2025/26
06.03.2026
  18:00 ▪20 @ Amstetten          SKU Amstetten - SV Austria Salzburg
            @ Lustenau           Austria Lustenau - Vienna
10.03.2026
  18:30 ▪18 @ Gleisdorf          Sturm Graz II - FC Liefering  2-1
== Cup 2025/26
04.03.2026
  20:30 ▪SF @ Ried im Innkreis   SV Ried im Innkreis - Linzer ASK  [postponed]
07.03.2026
  17:30     @ Ried im Innkreis   SV Ried im Innkreis - Rapid Wien
`);
  expect(file.refusals).toEqual([]);
  expect(file.of('match').map(({ key, round }) => [key.replace(/^.*\/26 /, ''), round])).toEqual([
    ['SKU Amstetten v SV Austria Salzburg', '20'],
    ['Austria Lustenau v Vienna', '20'],
    ['Sturm Graz II v FC Liefering', '18'],
    ['SV Ried im Innkreis v Linzer ASK', 'SF'],
    ['SV Ried im Innkreis v Rapid Wien', 'SF'],
  ]);
});

test('a word between the teams is the reason for a missing score; a bye is not a match', () => {
  const file = read(`= Cup X 2023/24
Oct 19
  Altrincham    w/o Gateshead   [Gateshead not admitted]
  Arua Hill SC        abd.   Gaddafi Modern FC   [abandoned at 0-0]
  Bournemouth   abd Luton         [abandoned at 1-1 in 65']
  Sweden n/p Austria
  Leeds ppd. Hull
  Vipers SC            bye
  GAK          bye   [Bury bankrupted]
`);
  expect(file.refusals).toEqual([]);
  const { walkover, interrupted, canceled, moved } = MATCH_STATUS;
  expect(file.of('match').map(({ key, status }) => [key.slice(14), status])).toEqual([
    ['Altrincham v Gateshead', walkover],
    ['Arua Hill SC v Gaddafi Modern FC', interrupted],
    ['Bournemouth v Luton', interrupted],
    ['Sweden v Austria', canceled],
    ['Leeds v Hull', moved],
  ]);
});

test('dates with slashes are read where the day of the week proves the order of day and month', () => {
  const starts = startsOf(`= World Cup 2026 Qualifying
Th 26/3/26 20:45 CET (19:45 UTC±0)  Wales  0-0 a.e.t, 2-4 pen.  Bosnia & Herzegovina   @ Cardiff
Sunday, 22.03.2026, 17:00 CET   @ Wien, Weststadion   att: 26000
Italy  2-0  Northern Ireland
Th 3/26/26 20:45 CET  Ukraine  1-3  Sweden
`);
  expect(starts).toEqual([
    'Wales v Bosnia & Herzegovina 2026-03-26T19:45',
    'Italy v Northern Ireland 2026-03-22T16:00',
  ]);
});

test('names that begin like a month are read as names', () => {
  const starts = startsOf(`= Bundesliga 2024/25
Aug 24
Augsburg        2-2 Bremen
Marseille 1-0 Octavia
Sept 14
Decazeville  3-1 Mainz
`);
  expect(starts).toEqual([
    'Augsburg v Bremen 2024-08-24',
    'Marseille v Octavia 2024-08-24',
    'Decazeville v Mainz 2024-09-14',
  ]);
});

test('a goalless score after extra time was goalless before it; any other is rejected', () => {
  const file = read(`= Cup X 2023/24
Oct 19
  Rohrbach          0-0 ASC Kottingbrunn      (aet, 5-3 pen)
  SV Stockerau      2-2 Neuberg               (aet, 4-3 pen)
`);
  expect(file.of('score').map(({ score }) => score)).toEqual([
    { home: 0, away: 0, extra: [0, 0], penalties: [5, 3] },
  ]);
  expect(file.refusals).toEqual([
    'score: a part of it without the score after 90 minutes; add that as ft',
  ]);
});
