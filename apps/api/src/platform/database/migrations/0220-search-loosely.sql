-- Russian names are spelt in Latin letters in many ways: `himki` and `khimki`, `jantar` and `yantar`,
-- `biruza` and `biryuza` are the same beginning here. Asked only where nothing begins as it is typed.
create function search_loose(word text) returns text
language sql immutable strict parallel safe as $$
  select regexp_replace(regexp_replace(
    translate(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(
        word,
        'shch', 'sh'), 'sch', 'sh'), 'tch', 'ch'), 'kh', 'h'), 'zh', 'z'), 'ph', 'f'), 'tz', 'c'),
        'ts', 'c'), 'x', 'ks'),
      'yjw', 'iiv'
    ),
    '(.)\1+', '\1', 'g'), 'i(?=[aeou])', '', 'g')
$$;

create index search_words_by_loose on search_words (kind, search_loose(word), sport, id);
