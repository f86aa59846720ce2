import type { ColumnType } from 'kysely';

export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** `yyyy-mm-dd`. */
export type Day = ColumnType<string, string, string>;
export type Json<Value> = ColumnType<Value, string, string>;
