create function refuse_change() returns trigger language plpgsql as $$
begin
  -- An empty table may be truncated: a backup is restored into one.
  if tg_op = 'TRUNCATE' and not exists (select from audit_entries) then
    return null;
  end if;
  raise exception 'entries of audit_entries are written once' using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger audit_entries_no_truncate before truncate on audit_entries
  for each statement execute function refuse_change();
