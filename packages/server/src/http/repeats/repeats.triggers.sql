-- Holds the key of a change for this transaction, after whoever holds it now, and tells whether it was answered before.
-- One statement for both: within the function the look at the answers comes after the wait, which in a plain one it does not.
create or replace function hold_repeat(whose text, hash text) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(whose || ' ' || hash, 0));
  return exists (select from repeats where scope = whose and key_hash = hash);
end $$;
