/** A team by its name in the files: our name in both languages, then its names elsewhere. */
export type TeamNames = Record<string, readonly [en: string, ru: string, ...aliases: string[]]>;
