export interface CapperPeriodsTable {
  period: number;
  user_id: number;
  counted: number;
  won: number;
  profit_milli: number;
  stake_milli: number;
  mean_milli: number | null;
  clv: number | null;
  drawdown: number;
  last_results: number[];
}
