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
