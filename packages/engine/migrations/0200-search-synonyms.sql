-- What the shop owner says a word of buyers means: a search for the term looks for the other words too.
create table search_synonym (
  language text not null constraint search_synonym_language_form check (language ~ '^[a-z]{2}$'),
  -- As it is compared: lower case without accents, one space between words.
  term text not null constraint search_synonym_term_length check (length(term) between 2 and 60),
  means text[] not null constraint search_synonym_means_count check (cardinality(means) between 1 and 8),
  changed_at timestamptz(3) not null,
  primary key (language, term)
);

alter table catalogue_change drop constraint catalogue_change_topic, drop constraint catalogue_change_subject;
alter table catalogue_change add constraint catalogue_change_subject
  check ((subject is null) =
    (topic in ('category', 'attribute', 'store', 'discount', 'guarantee', 'redirection', 'synonym', 'purge')));
alter table catalogue_change add constraint catalogue_change_topic
  check (topic in ('product', 'text', 'price', 'stock', 'rating', 'review', 'placement', 'recommendation',
    'category', 'attribute', 'store', 'discount', 'guarantee', 'redirection', 'synonym', 'purge'));

-- Every process takes them over as it does prices.
create trigger search_synonym_noted after insert or update or delete on search_synonym
  for each statement execute function note_catalogue_change('synonym');

create trigger change_is_noted after insert or update or delete on search_synonym for each row
  when (current_setting('shop.actor', true) <> '') execute function note_change('synonym', 'language term', 'means');

-- What was looked for in vain is counted from this, the newest first.
create index search_query_in_vain on search_query (asked_at) where place = 'results' and (total = 0 or match_level = 3);
