import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '@oktant/server/db/engine/db.ts'
import { unwatched } from './unwatched.ts'

/** NOTE: of a season of so many; whoever is beyond has one in another. */
export const peopleOfSeason = 10_000
const goalsOfEach = 8

const outline = JSON.stringify({
  courseDuration: '2 days',
  minDelegates: null,
  maxDelegates: null,
  costPerDelegate: 'R 4,000',
  provider: 'Harbour School',
  delegateProfile: '',
  courseObjective: 'To lead a difficult talk',
  courseOutcome: '',
  courseWork: '',
})

/** Where everybody works and as what, so that there is something to count by. */
export const loadPlaces = (db: Db, companyId: number) =>
  unwatched(db, async (tx) => {
    for (const [table, column, name] of [
      ['localities', 'locality_id', 'Place'],
      ['job_roles', 'job_role_id', 'Role'],
    ].map((names) => names.map((one) => sql.raw(one)))) {
      await tx.execute(sql`insert into ${table} (company_id, name) select ${companyId}::integer,
        json_build_object('en', '${name} ' || n, 'de', '${name} ' || n)::jsonb from generate_series(1, 20) n`)
      await tx.execute(sql`update users set ${column} = one.id
        from (select id, row_number() over (order by id) n from ${table} where company_id = ${companyId}) one
        where users.company_id = ${companyId} and users.id % 20 + 1 = one.n`)
    }
  })

/** Everybody has some goals, one in most of the states. */
export const loadGoals = (db: Db, companyId: number) =>
  unwatched(db, async (tx) => {
    await tx.execute(sql`insert into goal_categories (company_id, name) select ${companyId}::integer,
      json_build_object('en', 'Subject ' || n, 'de', 'Thema ' || n)::jsonb from generate_series(1, 10) n`)
    await tx.execute(sql`insert into goals (company_id, user_id, goal_type, name, category_id, status, achieve_by, outline,
        cost_cents, comments, requested_at, since)
      select ${companyId}::integer, person.id, 'EXTERNAL', json_build_object('en', 'Training ' || n, 'de', 'Training ' || n)::jsonb,
        (select min(id) from goal_categories where company_id = ${companyId}) + n, (array[0, 1, 1, 5, 3, 3, 4, 8])[1 + n],
        current_date + 60, ${outline}::jsonb, 400000, 'For the team', now() - interval '3 days', now() - n * interval '1 day'
      from users person cross join generate_series(0, ${goalsOfEach}::integer - 1) n where person.company_id = ${companyId}`)
    await tx.execute(sql`insert into goal_history (company_id, goal_id, deed, from_status, to_status, actor_id, at)
      select company_id, id, 'create', null, 0, user_id, since from goals where company_id = ${companyId}
      union all select company_id, id, 'request', 0, 1, user_id, since from goals where company_id = ${companyId} and status > 0`)
  })

/** Gives a planned season, and as many of the same as there must be, one review of everybody who has a manager. */
export const loadReviews = (db: Db, companyId: number, seasonId: number) =>
  unwatched(db, async (tx) => {
    await tx.execute(sql`update pdr_seasons set state = 'open', opened_at = now() where id = ${seasonId}`)
    await copySeasons(tx, companyId, seasonId)
    await insertReviews(tx, companyId, seasonId)
    await tx.execute(sql`analyze pdrs`)
    await insertParts(tx, companyId, seasonId)
    await insertTyped(tx, companyId)
  })

async function copySeasons(db: Db, companyId: number, seasonId: number) {
  const [{ people } = { people: 0 }] = await rowsOf<{ people: number }>(
    db,
    sql`select count(*)::integer people from users where company_id = ${companyId}`,
  )
  const more = Math.ceil(people / peopleOfSeason) - 1
  await db.execute(sql`insert into pdr_seasons (company_id, name, season_start, season_end, phases, remind_days, audience,
      forms, rating_answer_set_id, performance_answer_set_id, objectives_share, competencies_share,
      allow_user_complete_section_b, content_for_upper_managers, company_objectives, state, opened_at)
    select company_id, name, season_start, season_end, phases, remind_days, audience, forms, rating_answer_set_id,
      performance_answer_set_id, objectives_share, competencies_share, allow_user_complete_section_b,
      content_for_upper_managers, company_objectives, state, opened_at
    from pdr_seasons cross join generate_series(1, ${more}::integer) where id = ${seasonId}`)
}

const insertReviews = (db: Db, companyId: number, seasonId: number) =>
  db.execute(sql`insert into pdrs (company_id, season_id, user_id, manager_id, evaluation_id, component_log_id, status,
      since, has_b, has_c)
    select ${companyId}::integer, season.id, person.id, person.manager_id, form.id,
      nextval(pg_get_serial_sequence('component_logs', 'id'))::integer,
      case when person.n between 300 and 320 then 0 else (array[0, 1, 2, 3, 4, 5, 0, 6])[1 + person.n % 8] end,
      now() - person.n % 40 * interval '1 day', true, false
    from (select id, manager_id, row_number() over (order by id) - 1 n from users where company_id = ${companyId}) person
    join (select id, row_number() over (order by id) - 1 n from pdr_seasons where company_id = ${companyId}) season
      on season.n = person.n / ${peopleOfSeason}::integer
    cross join (select (forms->0->>'evaluationId')::integer id from pdr_seasons where id = ${seasonId}) form
    where person.manager_id is not null`)

async function insertParts(db: Db, companyId: number, seasonId: number) {
  await db.execute(sql`insert into pdr_questions (id, company_id, pdr_id, position, version_id, part, mandatory)
    select nextval(pg_get_serial_sequence('question_scores', 'id'))::integer, pdr.company_id, pdr.id, asked.n,
      asked.version_id, 'B', true
    from pdrs pdr cross join (select version_id, row_number() over (order by id) - 1 n from questions
      where company_id = ${companyId} and type = 'FT') asked where pdr.company_id = ${companyId}`)
  await db.execute(sql`insert into pdr_competencies (company_id, pdr_id, position, item_id, name, tip, item_properties)
    select pdr.company_id, pdr.id, item.n, item.id, item.name, item.tip, item.item_properties
    from pdrs pdr cross join (select *, row_number() over (order by id) - 1 n from competency_items
      where company_id = ${companyId}) item where pdr.company_id = ${companyId}`)
  await db.execute(sql`insert into objectives (company_id, user_id, set_in, title, "text", "date", weight)
    select company_id, user_id, id, 'Objective ' || n, 'Until summer, three of them', 'June', 25
    from pdrs cross join generate_series(1, 4) n where company_id = ${companyId}`)
  await db.execute(sql`insert into pdr_history (company_id, pdr_id, deed, from_status, to_status, at)
    select company_id, id, 'opened', null, 0, since from pdrs where company_id = ${companyId} and season_id >= ${seasonId}`)
}

/** What was typed: of whoever writes still as fields, of whoever has handed in as a version, too. */
async function insertTyped(db: Db, companyId: number) {
  await db.execute(sql`insert into pdr_fields (company_id, pdr_id, owner_id, field, value, sequence, saved_at)
    select pdr.company_id, pdr.id, pdr.user_id, 'question.' || asked.id || '.ftAnswer', 'What I have done this year', 3, now()
    from pdrs pdr join pdr_questions asked on asked.company_id = pdr.company_id and asked.pdr_id = pdr.id
    where pdr.company_id = ${companyId}`)
  await db.execute(sql`insert into pdr_fields (company_id, pdr_id, owner_id, field, value, sequence, saved_at)
    select pdr.company_id, pdr.id, pdr.user_id, 'objective.' || set.id || '.' || part, 'Three of them until summer', 2, now()
    from pdrs pdr join objectives set on set.company_id = pdr.company_id and set.set_in = pdr.id
    cross join unnest(array['title', 'text']) part where pdr.company_id = ${companyId}`)
  await db.execute(sql`insert into pdr_versions (company_id, pdr_id, kind, author_id, "values", at)
    select pdr.company_id, pdr.id, 'personA', pdr.user_id, said.all_of, now()
    from pdrs pdr join lateral (select jsonb_object_agg(field, value) all_of from pdr_fields typed
      where typed.company_id = pdr.company_id and typed.pdr_id = pdr.id) said on true
    where pdr.company_id = ${companyId} and pdr.status > 0`)
}
