ALTER TABLE "record_relations" DROP CONSTRAINT "record_relations_statement_fk";
--> statement-breakpoint
ALTER TABLE "record_statements" DROP CONSTRAINT "record_statements_company";
--> statement-breakpoint
ALTER TABLE "record_statements" DROP CONSTRAINT "record_statements_company_id_companies_id_fk";
--> statement-breakpoint
DROP INDEX "record_statements_registration";
--> statement-breakpoint
DROP INDEX "record_statements_refers";
--> statement-breakpoint
DROP INDEX "record_statements_voids";
--> statement-breakpoint
ALTER TABLE "goals" ADD COLUMN "name_folded" text GENERATED ALWAYS AS (lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(normalize(((name->>'en') || ' ' || (name->>'de')), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ı', 'i') collate "und-x-icu")) STORED;
--> statement-breakpoint
CREATE INDEX "goals_searched" ON "goals" USING gin ((array[company_id]),name_folded gin_trgm_ops) WITH (gin_pending_list_limit=128);
--> statement-breakpoint
CREATE INDEX "record_statements_registration" ON "record_statements" USING btree ("company_id","registration","id") WHERE registration is not null;
--> statement-breakpoint
CREATE INDEX "record_statements_refers" ON "record_statements" USING btree ("company_id","refers_to") WHERE refers_to is not null;
--> statement-breakpoint
CREATE INDEX "record_statements_voids" ON "record_statements" USING btree ("company_id","voids") WHERE voids is not null;
--> statement-breakpoint
-- By what a statement is found goes with it. A key that cascades would do the same, and be looked at for each of these rows
-- as they are written, which costs more than all else of a batch.
create or replace function forget_relations() returns trigger language plpgsql as $$
begin
  delete from record_relations named using gone
    where named.company_id = gone.company_id and named.statement_id = gone.id;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger record_statements_gone after delete on record_statements
  referencing old table as gone for each statement execute function forget_relations();
