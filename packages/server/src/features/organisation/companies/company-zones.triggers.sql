-- Companies of before they had a time zone get that of whoever was there first; said once, as nothing else knows it.
update companies set timezone = coalesce((select first.timezone from users first
  where first.company_id = companies.id order by first.id limit 1), timezone)
where timezone = 'UTC';
