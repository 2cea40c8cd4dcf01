-- Whoever changes people, by whatever door, has their learning groups looked at again after the commit: one announcement
-- for each statement, and none where a company has no learning group. NULL for the people means all of them.
create or replace function announce_people(company integer, people integer[]) returns void language plpgsql as $$
begin
  if not exists (select from learning_groups kept where kept.company_id = company and kept.removed_at is null) then
    return;
  end if;
  insert into announcements (company_id, name, payload)
    values (company, 'people.changed', jsonb_build_object('companyId', company,
      'userIds', case when cardinality(people) <= 5000 then to_jsonb(people) end));
  perform pg_notify('oktant', '{"about":"outbox"}');
end
$$;
--> statement-breakpoint
create or replace function users_changed() returns trigger language plpgsql as $$
declare
  told record;
begin
  if tg_op = 'INSERT' then
    for told in select company_id, array_agg(id) as people from became group by company_id loop
      perform announce_people(told.company_id, told.people);
    end loop;
    return null;
  end if;
  for told in select became.company_id, array_agg(became.id) as people from became join was on was.id = became.id
    where (became.status, became.language, became.job_role_id, became.locality_id, became.manager_id, became.anonymised_at)
      is distinct from (was.status, was.language, was.job_role_id, was.locality_id, was.manager_id, was.anonymised_at)
    group by became.company_id loop
    perform announce_people(told.company_id, told.people);
  end loop;
  return null;
end
$$;
--> statement-breakpoint
create or replace function people_rows_changed() returns trigger language plpgsql as $$
declare
  told record;
begin
  for told in select company_id, array_agg(distinct user_id) as people from became group by company_id loop
    perform announce_people(told.company_id, told.people);
  end loop;
  return null;
end
$$;
--> statement-breakpoint
create or replace function people_values_changed() returns trigger language plpgsql as $$
declare
  told record;
begin
  for told in select became.company_id, array_agg(distinct became.user_id) as people from became
    join was on was.company_id = became.company_id and was.user_id = became.user_id and was.field_id = became.field_id
    where was.value is distinct from became.value group by became.company_id loop
    perform announce_people(told.company_id, told.people);
  end loop;
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger users_made after insert on users
  referencing new table as became for each statement execute function users_changed();
--> statement-breakpoint
create or replace trigger users_changed after update on users
  referencing old table as was new table as became for each statement execute function users_changed();
--> statement-breakpoint
create or replace trigger project_members_came after insert on project_members
  referencing new table as became for each statement execute function people_rows_changed();
--> statement-breakpoint
create or replace trigger project_members_went after delete on project_members
  referencing old table as became for each statement execute function people_rows_changed();
--> statement-breakpoint
create or replace trigger user_field_values_came after insert on user_field_values
  referencing new table as became for each statement execute function people_rows_changed();
--> statement-breakpoint
create or replace trigger user_field_values_went after delete on user_field_values
  referencing old table as became for each statement execute function people_rows_changed();
--> statement-breakpoint
create or replace trigger user_field_values_changed after update on user_field_values
  referencing old table as was new table as became for each statement execute function people_values_changed();
