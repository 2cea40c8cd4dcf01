-- What a statement names both as its actor or object and elsewhere stood under both, and stands once from now on.
delete from record_relations elsewhere using record_relations own
  where own.company_id = elsewhere.company_id and own.key = elsewhere.key
    and own.statement_id = elsewhere.statement_id and own.kind < elsewhere.kind;
--> statement-breakpoint
DROP INDEX "record_relations_statement";
--> statement-breakpoint
ALTER TABLE "record_relations" DROP CONSTRAINT "record_relations_company_id_key_kind_statement_id_pk";
--> statement-breakpoint
ALTER TABLE "record_relations" ADD CONSTRAINT "record_relations_pk" PRIMARY KEY("company_id","key","statement_id","kind");
--> statement-breakpoint
ALTER TABLE "containers" ADD COLUMN "is_library" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "package_sessions" ADD COLUMN "preferences_read_at" timestamp (3) with time zone;
--> statement-breakpoint
CREATE INDEX "events_offered" ON "events" USING btree ("company_id","starts_at",coalesce(ends_at, 'infinity'::timestamptz),"id","ends_at") WHERE removed_at is null and cancelled_at is null and open_for_registrations and not single_user_event
          and event_type <> 'classroom';
--> statement-breakpoint
CREATE UNIQUE INDEX "containers_library" ON "containers" USING btree ("company_id") WHERE "containers"."is_library";
--> statement-breakpoint
CREATE INDEX "record_relations_statement" ON "record_relations" USING brin ("statement_id");
--> statement-breakpoint
-- By what a statement is found goes with it. A key that cascades would do the same, and be looked at for each of these rows
-- as they are written, which costs more than all else of a batch. The first and the last of them say where to look, as what is
-- known of these rows is which statements stand near each other.
create or replace function forget_relations() returns trigger language plpgsql as $$
begin
  delete from record_relations named using gone
    where named.company_id = gone.company_id and named.statement_id = gone.id
      and named.statement_id between (select min(id) from gone) and (select max(id) from gone);
  return null;
end $$;
--> statement-breakpoint
create or replace trigger record_statements_gone after delete on record_statements
  referencing old table as gone for each statement execute function forget_relations();
