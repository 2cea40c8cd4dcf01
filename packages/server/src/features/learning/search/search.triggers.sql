-- The words of whatever has a title that can be searched become known with it, by whatever door it is written; numbers are
-- not, as one that is nearly another means something else.
create or replace function remember_words() returns trigger language plpgsql as $$
begin
  insert into search_words (company_id, word)
  select new.company_id, said.word
  from unnest(tsvector_to_array(to_tsvector('simple', new.searched_letters))) said (word)
  where length(said.word) between 4 and 100 and said.word !~ '^[0-9.-]+$' and not exists (
    select from search_words known where known.company_id = new.company_id and known.word = said.word);
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger component_revisions_words after insert or update of title, keywords on component_revisions
  for each row execute function remember_words();
--> statement-breakpoint
create or replace trigger container_editions_words after insert or update of title, keywords, number on container_editions
  for each row when (new.number > 0) execute function remember_words();
--> statement-breakpoint
create or replace trigger containers_words after insert or update of title, edition_id on containers
  for each row execute function remember_words();
