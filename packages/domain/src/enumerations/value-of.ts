/** Union of the values of an `as const` table. */
export type ValueOf<Table> = Table[keyof Table];
