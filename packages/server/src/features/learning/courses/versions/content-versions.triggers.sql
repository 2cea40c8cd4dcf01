-- Whatever a course shows belongs to a version of its company's content, and every transaction that changes any of it ends
-- with a version that never was before. Only at the commit, so that two authors do not wait for each other while they work;
-- one is enough for all that a transaction changes, as nobody else sees any of it before.
create or replace function content_changed() returns trigger language plpgsql as $$
declare
  company integer := case when tg_op = 'DELETE' then old.company_id else new.company_id end;
begin
  if not exists (select from content_versions shown
    where shown.company_id = company and shown.xmin = pg_current_xact_id()::xid) then
    insert into content_versions (company_id, version) values (company, gen_random_uuid())
      on conflict (company_id) do update set version = excluded.version;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create constraint trigger containers_made after insert or delete on containers
  deferrable initially deferred for each row execute function content_changed();
--> statement-breakpoint
-- All of a row but what its authors alone see.
create constraint trigger containers_changed after update on containers
  deferrable initially deferred for each row
  when (to_jsonb(old) - '{draft_id,changes,changed_by,changed_at}'::text[]
    is distinct from to_jsonb(new) - '{draft_id,changes,changed_by,changed_at}'::text[])
  execute function content_changed();
--> statement-breakpoint
create constraint trigger container_editions_published after insert on container_editions
  deferrable initially deferred for each row when (new.published_at is not null) execute function content_changed();
--> statement-breakpoint
create constraint trigger container_editions_changed after update on container_editions
  deferrable initially deferred for each row when (old.published_at is not null or new.published_at is not null)
  execute function content_changed();
--> statement-breakpoint
create constraint trigger container_editions_gone after delete on container_editions
  deferrable initially deferred for each row when (old.published_at is not null) execute function content_changed();
--> statement-breakpoint
create constraint trigger components_gone after delete on components
  deferrable initially deferred for each row execute function content_changed();
--> statement-breakpoint
create constraint trigger components_changed after update on components
  deferrable initially deferred for each row
  when ((old.category_id, old.status, old.removed_at) is distinct from (new.category_id, new.status, new.removed_at))
  execute function content_changed();
--> statement-breakpoint
create constraint trigger learning_types_changed after insert or update or delete on learning_types
  deferrable initially deferred for each row execute function content_changed();
--> statement-breakpoint
create constraint trigger folder_themes_changed after insert or update or delete on folder_themes
  deferrable initially deferred for each row execute function content_changed();
--> statement-breakpoint
insert into content_versions (company_id, version) select id, gen_random_uuid() from companies
  on conflict (company_id) do nothing;
