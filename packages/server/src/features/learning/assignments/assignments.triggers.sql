-- The day that it is at a moment where somebody lives; a zone that this server does not know counts as UTC, so that one
-- person's setting never stops a statement that is about thousands.
create or replace function day_in(moment timestamptz, zone text) returns date language plpgsql stable as $$
begin
  return (moment at time zone zone)::date;
exception when invalid_parameter_value then
  return (moment at time zone 'UTC')::date;
end
$$;
