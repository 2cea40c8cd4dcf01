import { type SQL, sql } from 'drizzle-orm'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { type Db, rowsOf } from '@oktant/server/db/engine/db.ts'

/** So many people at once, as a statement has its time. */
const batch = 2000
/** So many courses has everybody begun; the first few people many more. */
const usual = 10
const eager = { people: 20, courses: 50 }

const everybody = {
  match: 'all',
  sets: [
    {
      match: 'all',
      negated: false,
      conditions: [{ about: 'status', field: null, operator: 'is', ids: [], value: 'Active' }],
    },
  ],
}

/** What the people of a company do in its courses: two of three they have passed, and learning groups give them more. */
export async function loadLearning(db: Db, companyId: number) {
  // NOTE: the planner knows nothing of courses that have just come, and would look for them one by one.
  await db.execute(sql`analyze`)
  const [ends] = await rowsOf<{ first: number; last: number }>(
    db,
    sql`select min(id) as first, max(id) as last from users where company_id = ${companyId}`,
  )
  for (let first = ends?.first ?? 0; first <= (ends?.last ?? -1); first += batch)
    await loadLogs(db, companyId, sql`between ${first}::integer and ${first + batch - 1}::integer`)
  await loadGroups(db, companyId)
}

const numbered = (companyId: number) => ({
  people: sql`(select id, row_number() over (order by id) - 1 as n from users where company_id = ${companyId})`,
  courses: sql`(select id, edition_id, row_number() over (order by id) - 1 as n, count(*) over () as courses
    from containers where company_id = ${companyId} and type_id = ${containerType.course}::integer
      and edition_id is not null)`,
})

async function loadLogs(db: Db, companyId: number, some: SQL) {
  const { people, courses } = numbered(companyId)
  await db.execute(sql`insert into container_logs
      (company_id, user_id, container_id, edition_id, state, percent, seconds, started_at, last_at, completed_at)
    select ${companyId}::integer, person.id, course.id, course.edition_id,
      case when k % 3 = 0 then 'IN_PROGRESS' else 'PASSED' end, case when k % 3 = 0 then 50 else 100 end, 600,
      now() - make_interval(days => 60 + k), now() - make_interval(days => k),
      case when k % 3 <> 0 then now() - make_interval(days => k) end
    from ${people} person
    cross join lateral generate_series(0, case when person.n < ${eager.people}::integer
      then ${eager.courses}::integer else ${usual}::integer end - 1) k
    join ${courses} course on course.n = (person.n * 7 + k) % course.courses
    where person.id ${some}
    on conflict do nothing`)
  await db.execute(sql`insert into component_logs
      (company_id, user_id, container_log_id, child_id, state, done_by, seconds, started_at, last_at, completed_at)
    select log.company_id, log.user_id, log.id, place.child_id, 'COMPLETED', 'read', 60, log.started_at, log.last_at,
      log.last_at
    from container_logs log
    join (select edition_id, child_id, row_number() over (partition by edition_id order by position) as n,
        count(*) over (partition by edition_id) as parts
      from edition_children where company_id = ${companyId}) place on place.edition_id = log.edition_id
      and (log.state = 'PASSED' or 2 * place.n <= place.parts)
    where log.company_id = ${companyId} and log.user_id ${some}`)
}

/** One group of everybody by rule, and nine of some of them by hand, each with five courses. */
async function loadGroups(db: Db, companyId: number) {
  const { people, courses } = numbered(companyId)
  await db.execute(sql`with made as (
      insert into learning_groups (company_id, name, description, rule)
      select ${companyId}::integer, jsonb_build_object('en', 'Load ' || n, 'de', 'Last ' || n),
        '{"en":"","de":""}', case when n = 0 then ${JSON.stringify(everybody)}::jsonb
          else '{"match":"all","sets":[]}'::jsonb end
      from generate_series(0, 9) n returning id),
    placed as (select id, row_number() over (order by id) - 1 as n from made),
    entered as (
      insert into learning_group_stays (company_id, group_id, user_id, reason, since)
      select ${companyId}::integer, placed.id, person.id, case when placed.n = 0 then 'rule' else 'hand' end,
        now() - make_interval(days => (person.n % 90)::integer)
      from placed join ${people} person on placed.n = 0 or person.n % 9 = placed.n - 1)
    insert into learning_group_courses
      (company_id, group_id, container_id, is_mandatory, due_days, recertify_months, since)
    select ${companyId}::integer, placed.id, course.id, k < 3, case when k < 3 then 30 end,
      case when k = 0 then 12 end, now() - interval '120 days'
    from placed cross join generate_series(0, 4) k
    join ${courses} course on course.n = (placed.n * 5 + k) % course.courses
    on conflict do nothing`)
}
