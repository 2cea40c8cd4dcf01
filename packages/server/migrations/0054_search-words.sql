CREATE TABLE "search_words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"word" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "component_revisions_searched";--> statement-breakpoint
DROP INDEX "containers_searched";--> statement-breakpoint
DROP INDEX "container_editions_searched";--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_words_word" ON "search_words" USING btree ("company_id","word");--> statement-breakpoint
CREATE INDEX "search_words_searched" ON "search_words" USING gin ((array[company_id]),word gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "component_revisions_searched" ON "component_revisions" USING gin (searched) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "containers_searched" ON "containers" USING gin (searched) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "container_editions_searched" ON "container_editions" USING gin (searched) WITH (fastupdate=false);
--> statement-breakpoint
-- The words of whatever has a title that can be searched become known with it, by whatever door it is written.
create or replace function remember_words() returns trigger language plpgsql as $$
begin
  insert into search_words (company_id, word)
  select new.company_id, said.word
  from unnest(tsvector_to_array(to_tsvector('simple', new.searched_letters))) said (word)
  where length(said.word) between 4 and 100 and not exists (
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
--> statement-breakpoint
-- What is there already becomes known with this migration.
insert into search_words (company_id, word)
select distinct said.company_id, said.word from (
  select company_id, unnest(tsvector_to_array(to_tsvector('simple', searched_letters))) as word from component_revisions
  union all
  select company_id, unnest(tsvector_to_array(to_tsvector('simple', searched_letters))) from container_editions where number > 0
  union all
  select company_id, unnest(tsvector_to_array(to_tsvector('simple', searched_letters))) from containers) said
where length(said.word) between 4 and 100;
