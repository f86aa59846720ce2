import {
  type NamedZone,
  promotion,
  promotionPlayOffs,
  relegation,
  relegationPlayOffs,
  ZONE_KIND,
  zone,
} from '@tipmark/domain';

const champions = zone(ZONE_KIND.first, { en: 'Champions League', ru: 'Лига чемпионов' });
const qualifying = zone(ZONE_KIND.second, {
  en: 'Champions League qualifying',
  ru: 'Квалификация Лиги чемпионов',
});
const europa = zone(ZONE_KIND.third, { en: 'Europa League', ru: 'Лига Европы' });

interface Rule {
  readonly divisions: readonly string[];
  /** First and last season it applied; `''` = it still does. */
  readonly from: string;
  readonly to: string;
  /**
   * A file with another number of teams has the league only in part, or of a season that broke the
   * rule.
   */
  readonly teams: number;
  readonly zones: readonly NamedZone[];
}

const rule = (
  divisions: string,
  seasons: readonly [from: string, to: string],
  teams: number,
  ...zones: readonly NamedZone[]
): Rule => ({ divisions: divisions.split(' '), from: seasons[0], to: seasons[1], teams, zones });

/**
 * Maintained by hand, because no file states them. Only what the position alone decides is
 * listed: which further positions lead to a cup depends on who won the cups of the
 * country. Seasons that ended by a rule of their own in spring 2020 stand out, and
 * leagues that split or change their size year by year.
 *
 * - Cups: the four best associations send four teams (fcbayern.com of 26 August 2016, report.az of
 *   27 February 2018), since 2024 the two best of a year five. France had a third slot in the
 *   group stage as long as the holders left theirs, to 2019/20, and has it again since the list of
 *   2024.
 * - France: the last but two played off from 2017 on, not in 2020; in 2023 the last four fell
 *   (devdiscourse.com of 2 June 2021).
 * - Italy: in 2023 two teams level on points played a relegation decider; no tie-break covers that.
 * - England: brecorder.com of 12 April 2021; other play-offs of its second division from 2026/27
 *   on.
 */
const RULES: readonly Rule[] = [
  rule('E0 SP1 I1', ['2017/18', '2022/23'], 20, champions(1, 4), europa(5)),
  rule('D1', ['2017/18', '2022/23'], 18, champions(1, 4), europa(5)),
  rule('E0 SP1', ['2023/24', '2023/24'], 20, champions(1, 4), europa(5)),
  rule('I1', ['2023/24', '2023/24'], 20, champions(1, 5), europa(6)),
  rule('D1', ['2023/24', '2023/24'], 18, champions(1, 5), europa(6)),
  rule('E0 SP1', ['2024/25', '2024/25'], 20, champions(1, 5), europa(6)),
  rule('I1', ['2024/25', '2024/25'], 20, champions(1, 4), europa(5)),
  rule('D1', ['2024/25', '2024/25'], 18, champions(1, 4), europa(5)),
  rule('F1', ['2017/18', '2019/20'], 20, champions(1, 3), europa(4)),
  rule('F1', ['2020/21', '2022/23'], 20, champions(1, 2), qualifying(3), europa(4)),
  rule('F1', ['2023/24', '2024/25'], 18, champions(1, 3), qualifying(4), europa(5)),

  rule('E0 SP1', ['2000/01', ''], 20, relegation(18, 20)),
  rule('I1', ['2004/05', '2021/22'], 20, relegation(18, 20)),
  rule('I1', ['2023/24', ''], 20, relegation(18, 20)),
  rule('D1', ['2008/09', ''], 18, relegationPlayOffs(16), relegation(17, 18)),
  rule('F1', ['2016/17', '2018/19'], 20, relegationPlayOffs(18), relegation(19, 20)),
  rule('F1', ['2019/20', '2019/20'], 20, relegation(19, 20)),
  rule('F1', ['2020/21', '2021/22'], 20, relegationPlayOffs(18), relegation(19, 20)),
  rule('F1', ['2022/23', '2022/23'], 20, relegation(17, 20)),
  rule('F1', ['2023/24', ''], 18, relegationPlayOffs(16), relegation(17, 18)),
  rule('N1', ['2020/21', ''], 18, relegationPlayOffs(16), relegation(17, 18)),
  rule('P1', ['2020/21', ''], 18, relegationPlayOffs(16), relegation(17, 18)),

  rule(
    'E1',
    ['2000/01', '2025/26'],
    24,
    promotion(1, 2),
    promotionPlayOffs(3, 6),
    relegation(22, 24),
  ),
  rule(
    'E2',
    ['2000/01', '2025/26'],
    24,
    promotion(1, 2),
    promotionPlayOffs(3, 6),
    relegation(21, 24),
  ),
  rule(
    'E3',
    ['2002/03', '2018/19'],
    24,
    promotion(1, 3),
    promotionPlayOffs(4, 7),
    relegation(23, 24),
  ),
  rule(
    'E3',
    ['2020/21', '2025/26'],
    24,
    promotion(1, 3),
    promotionPlayOffs(4, 7),
    relegation(23, 24),
  ),
  rule(
    'D2',
    ['2008/09', ''],
    18,
    promotion(1, 2),
    promotionPlayOffs(3),
    relegationPlayOffs(16),
    relegation(17, 18),
  ),
  rule('SP2', ['2016/17', ''], 22, promotion(1, 2), promotionPlayOffs(3, 6), relegation(19, 22)),
];

/** The zones of a season's table, by the rules then; empty where unknown. */
export function zonesOf(division: string, season: string, countOfTeams: number): NamedZone[] {
  return RULES.filter(
    ({ divisions, from, to, teams }) =>
      divisions.includes(division) &&
      teams === countOfTeams &&
      from <= season &&
      (to === '' || season <= to),
  ).flatMap(({ zones }) => zones);
}
