CREATE TABLE "draw_versions" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"version" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "draw_versions" ADD CONSTRAINT "draw_versions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- What an attempt is drawn from and begun by belongs to a version, and every transaction that changes any of it ends with a
-- version that never was before: only at the commit, and once for all that it changes, as with the content of courses.
create or replace function draws_changed() returns trigger language plpgsql as $$
declare
  company integer := case when tg_op = 'DELETE' then old.company_id else new.company_id end;
begin
  if not exists (select from draw_versions stands
    where stands.company_id = company and stands.xmin = pg_current_xact_id()::xid) then
    insert into draw_versions (company_id, version) values (company, gen_random_uuid())
      on conflict (company_id) do update set version = excluded.version;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create constraint trigger questions_made after insert or delete on questions
  deferrable initially deferred for each row execute function draws_changed();
--> statement-breakpoint
-- All of a question by which it is drawn, and what it says now.
create constraint trigger questions_changed after update on questions
  deferrable initially deferred for each row
  when ((old.bank_id, old.status, old.difficulty, old.tags, old.version_id, old.removed_at)
    is distinct from (new.bank_id, new.status, new.difficulty, new.tags, new.version_id, new.removed_at))
  execute function draws_changed();
--> statement-breakpoint
create constraint trigger question_banks_gone after delete on question_banks
  deferrable initially deferred for each row execute function draws_changed();
--> statement-breakpoint
create constraint trigger question_banks_changed after update on question_banks
  deferrable initially deferred for each row when (old.removed_at is distinct from new.removed_at)
  execute function draws_changed();
--> statement-breakpoint
create constraint trigger evaluation_releases_changed after insert or update or delete on evaluation_releases
  deferrable initially deferred for each row execute function draws_changed();
--> statement-breakpoint
create constraint trigger system_settings_changed after insert or update or delete on system_settings
  deferrable initially deferred for each row execute function draws_changed();
--> statement-breakpoint
insert into draw_versions (company_id, version) select id, gen_random_uuid() from companies
  on conflict (company_id) do nothing;