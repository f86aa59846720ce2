/** How a source writes a person of a tour. */
export interface ReportedPeopleTable {
  source: string;
  key: string;
  tour: string;
  name: string;
  /** Folded. */
  aliases: string[];
  country_code: string | null;
  hand: string | null;
  born_about: string | null;
}
