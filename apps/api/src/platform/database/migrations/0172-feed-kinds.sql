-- A page of one kind: drops and contests are rare between the tips.
create index feed_items_of_kind on feed_items (kind, at desc, id desc);
