import { sql } from 'kysely';

/** A tip `t` has a text that may be shown. */
export const HAS_TEXT = sql`t.description <> '' and not t.is_text_hidden`;

/** The language of the text of a tip `t`, as `languageOfText`. */
export const LANGUAGE = sql`case when t.description ~ '[А-Яа-яЁё]' then 'ru' else 'en' end`;
