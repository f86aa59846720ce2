/** How a source writes a person of a tour. */
export interface ToldPeopleTable {
  source: string;
  key: string;
  tour: string;
  name: string;
  /** Folded. */
  aliases: string[];
}
