-- The last word of each kind as [sequence, digest, rank, sequence of the last correction] instead of an
-- object: the names of its fields were half of what the table held. A later 0 and -1 may be left out.
update feed_sequences set heads = (
  select coalesce(jsonb_object_agg(kind, jsonb_build_array(
    head -> 'seq', head -> 'digest', head -> 'rank', head -> 'correctionSeq'
  )), '{}')
  from jsonb_each(heads) as one(kind, head)
);
