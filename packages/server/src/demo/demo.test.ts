import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { testEngine } from '../../test/kit/run/engine.ts'
import { makers } from '../../test/kit/make.ts'
import { demoLogins, demoPasswordByDefault, readConfig } from '../config.ts'
import { type Db, rowsOf } from '../db/engine/db.ts'
import { companies } from '../features/organisation/companies/companies.tables.ts'
import { projects, users } from '../features/people/people/people.tables.ts'
import { findWaiting } from '../features/assessment/marking/queue/queue.queries.ts'
import { readPage } from '../http/answer/paging.ts'
import { containers } from '../features/learning/courses/courses.tables.ts'
import { openKit } from '../open.ts'
import { containerLogs } from '../features/learning/learn/learn.tables.ts'
import { makeDemo } from './demo.ts'

// NOTE: whichever test comes first makes the demo, which is half a minute of work on a machine with nothing else to do.
vi.setConfig({ testTimeout: 240_000 })

const endings: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const end of endings) await end()
})

async function emptyKit(demo: 'on' | 'off' = 'on') {
  const folder = mkdtempSync(join(tmpdir(), 'oktant-demo-'))
  const engine = await testEngine()
  endings.push(async () => {
    await engine.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const config = readConfig({ DATA_DIR: folder, DEMO: demo, LOG_LEVEL: 'silent' })
  return { kit: await openKit(config, { engine }), db: engine.db }
}

/** A demo that the tests only look at. */
let seen: ReturnType<typeof madeDemo> | undefined
const madeDemo = async () => {
  const made = await emptyKit()
  await makeDemo(made.kit)
  return made
}
const demoToSee = () => (seen ??= madeDemo())

/** Another one, begun by two at once, which the tests may change. */
let second: ReturnType<typeof madeTwice> | undefined
const madeTwice = async () => {
  const made = await emptyKit()
  await Promise.all([makeDemo(made.kit), makeDemo(made.kit)])
  return made
}
const demoToChange = () => (second ??= madeTwice())

test('the demo company has sixty people below one director, and eight segments', async () => {
  const { db } = await demoToSee()
  const [demo, second] = await db.select().from(companies).orderBy(companies.id)
  expect([demo?.code, second?.code]).toEqual(['demo', 'second'])
  const people = await db
    .select()
    .from(users)
    .where(and(eq(users.companyId, demo?.id ?? 0), eq(users.status, 'Active')))
  expect(people).toHaveLength(60)
  expect(people.filter(({ managerId }) => managerId === null).map(({ surname }) => surname)).toEqual([
    'Ackermann',
  ])
  expect(people.every(({ jobRoleId, localityId }) => jobRoleId && localityId)).toBe(true)
  const roots = await db.select().from(containers).where(isNull(containers.parentId))
  expect(roots.map(({ companyId }) => companyId)).toEqual([
    ...Array<number>(8).fill(demo?.id ?? 0),
    ...Array<number>(8).fill(second?.id ?? 0),
  ])
})

test('each course of the demo says that it takes as long as its parts, evaluations and the course that it holds', async () => {
  const { db } = await demoToSee()
  const wrong = await rowsOf<{ title: string }>(
    db,
    sql`select course.title->>'en' as title, edition.minutes, sum(coalesce(revision.minutes, held.minutes, 0)) as parts
      from containers course
      join container_editions edition on edition.id = course.edition_id
      join edition_children place on place.edition_id = edition.id
      join container_children child on child.id = place.child_id
      left join components component on component.id = child.component_id
      left join component_revisions revision on revision.id = component.revision_id
      left join containers nested on nested.id = child.nested_id
      left join container_editions held on held.id = nested.edition_id
      group by course.id, edition.id
      having edition.minutes is distinct from sum(coalesce(revision.minutes, held.minutes, 0))`,
  )
  expect(wrong).toEqual([])
})

test('everybody in the demo company has learnt something, and most of them have passed a course', async () => {
  const { db } = await demoToSee()
  const [demo] = await db.select().from(companies).orderBy(companies.id)
  const logs = await db
    .select()
    .from(containerLogs)
    .where(eq(containerLogs.companyId, demo?.id ?? 0))
  const peopleOf = (some: typeof logs) => new Set(some.map(({ userId }) => userId)).size
  expect(peopleOf(logs)).toBe(60)
  expect(peopleOf(logs.filter(({ completedAt }) => completedAt))).toBeGreaterThan(50)
})

test('every demo sign-in exists with the printed password and the authority it is named for', async () => {
  const { kit, db } = await demoToSee()
  const found = await rowsOf<{ login: string; hash: string; authorities: string[] }>(
    db,
    sql`select u.login, u.password_hash as hash, array_agg(distinct authority) as authorities from users u
      join user_profiles up on up.user_id = u.id join profiles p on p.id = up.profile_id
      cross join jsonb_array_elements_text(p.authorities) authority
      group by u.id order by u.id`,
  )
  const authoritiesOf = new Map(found.map(({ login, authorities }) => [login, authorities]))
  for (const login of demoLogins) expect(authoritiesOf.get(login)).toContain('ROLE_LEARNER')
  expect(authoritiesOf.get('manager@demo.oktant.test')).toContain('ROLE_MANAGER')
  expect(authoritiesOf.get('hr@demo.oktant.test')).toContain('ROLE_HR')
  expect(authoritiesOf.get('trainer@demo.oktant.test')).toContain('ROLE_FACILITATOR')
  expect(authoritiesOf.get('moderator@demo.oktant.test')).toContain('ROLE_MODERATOR')
  expect(authoritiesOf.get('admin@demo.oktant.test')).toContain('ROLE_COMPANY_ADMIN')
  expect(authoritiesOf.get('super@demo.oktant.test')).toContain('ROLE_SUPER')
  expect(authoritiesOf.get('learner@demo.oktant.test')).not.toContain('ROLE_MANAGER')
  const [hash] = new Set(found.map((row) => row.hash))
  expect(await kit.passwords.matches(hash, demoPasswordByDefault)).toBe(true)
})

test('the demo is made once and is the same each time', async () => {
  const shape = async (db: Db) => {
    const people = await db.select().from(users).orderBy(users.id)
    return people.map(({ id, login, managerId, jobRoleId, localityId }) => ({
      id,
      login,
      managerId,
      jobRoleId,
      localityId,
    }))
  }
  const first = await shape((await demoToSee()).db)
  expect(first).toHaveLength(63)
  const { kit, db } = await demoToChange()
  await makeDemo(kit)
  expect(await shape(db)).toEqual(first)
})

test('nobody who signs in first lands in a group that has hours', async () => {
  const { db } = await demoToSee()
  const [academy, ...others] = await db.select().from(projects).orderBy(projects.id)
  expect(academy?.accessTimeslots).toEqual([])
  expect(others.filter(({ accessTimeslots }) => accessTimeslots.length)).toHaveLength(1)
  expect(others.some(({ enableChat }) => !enableChat)).toBe(true)
})

test('every scored evaluation was taken, passed and failed, and some wait for a marker', async () => {
  const { db } = await demoToSee()
  const taken = await rowsOf<{ passed: number; failed: number; waiting: number; again: number }>(
    db,
    sql`select count(*) filter (where log.state = 'PASSED')::int as passed,
        count(*) filter (where log.state = 'FAILED')::int as failed,
        count(*) filter (where log.state = 'UNDER_REVIEW')::int as waiting,
        count(*) filter (where log.attempt > 1)::int as again
      from evaluation_attempts attempt join component_logs log on log.id = attempt.component_log_id
      group by log.child_id order by count(*) desc`,
  )
  expect(taken).toHaveLength(23)
  const most = taken[0]
  expect(Math.min(most?.passed ?? 0, most?.failed ?? 0, most?.again ?? 0)).toBeGreaterThan(9)
  expect(taken.filter(({ waiting }) => waiting > 5)).toHaveLength(5)
})

test('courses of the demo say what to go on with', async () => {
  const { db } = await demoToSee()
  const [found] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from container_editions where jsonb_array_length(next_ids) > 0`,
  )
  expect(found?.count).toBeGreaterThan(10)
})

test('a course of the demo was given to three people by name', async () => {
  const { db } = await demoToSee()
  const [demo] = await db.select().from(companies).orderBy(companies.id)
  const given = await rowsOf<{ course: number; people: number }>(
    db,
    sql`select held.container_id as course, count(*)::int as people
      from learning_group_courses held
      join learning_group_stays stay on stay.company_id = held.company_id and stay.group_id = held.group_id
        and stay.until is null
      where held.is_by_name and held.company_id = ${demo?.id} group by held.container_id`,
  )
  expect(given).toMatchObject([{ people: 3 }])
})

test('the work of markers is marked by one or by two, returned, begun and held back', async () => {
  const { db } = await demoToSee()
  const [done] = await rowsOf<Record<string, number>>(
    db,
    sql`select (select count(*)::int from markings where marked_at is not null) as marked,
      (select count(*)::int from markings where draft is not null) as begun,
      (select count(*)::int from marking_opinions) as opinions,
      (select count(*)::int from attempt_returns) as returned,
      (select count(*)::int from evaluation_attempts attempt join component_logs log
        on log.id = attempt.component_log_id
        where attempt.mark is not null and log.state = 'UNDER_REVIEW') as held`,
  )
  expect(done).toMatchObject({ marked: 11, begun: 1, opinions: 6, returned: 4 })
  expect(done?.held).toBeGreaterThan(10)
})

test('whoever looks at marking finds each kind of work, also with documents and of several ages', async () => {
  const { kit, db } = await demoToSee()
  for (const login of ['moderator@demo.oktant.test', 'admin@demo.oktant.test']) {
    const [user] = await db.select().from(users).where(eq(users.login, login))
    if (!user) throw new Error('nobody has that sign-in')
    const reader = { ...user, now: kit.now() }
    const { rows } = await findWaiting(db, reader, 'freeText', readPage({ _perPage: 100 }))
    const rounds = new Set(rows.map(({ givenBy }) => givenBy.length + 1))
    expect(rounds).toEqual(new Set([1, 2, 3]))
    expect(rows.filter(({ attempt }) => attempt.returnedAt)).toHaveLength(2)
    expect(rows.filter(({ draft }) => draft)).toHaveLength(1)
    const days = rows.map(({ attempt }) => (kit.now().getTime() - Number(attempt.submittedAt)) / 86_400_000)
    expect(Math.min(...days)).toBeLessThan(1)
    expect(Math.max(...days)).toBeGreaterThan(14)
    const competencies = await findWaiting(db, reader, 'competency', readPage({ _perPage: 100 }))
    expect(competencies.total).toBeGreaterThan(3)
  }
  const [sent] = await rowsOf<{ documents: number }>(
    db,
    sql`select count(*)::int as documents from question_scores score
      join evaluation_attempts attempt on attempt.id = score.attempt_id
      where score.document_id is not null and attempt.mark is null`,
  )
  expect(sent).toEqual({ documents: 3 })
})

test('the demo never touches a database that has a company, nor one that does not want it', async () => {
  const { kit, db } = await emptyKit()
  const other = await makers(kit).company()
  await makeDemo(kit)
  expect((await db.select().from(companies)).map(({ id }) => id)).toEqual([other.id])
  const unwanted = await emptyKit('off')
  await makeDemo(unwanted.kit)
  expect(await unwanted.db.select().from(companies)).toEqual([])
})

test('another demo password takes effect at the next start, except for who chose one of their own', async () => {
  const { kit, db } = await demoToChange()
  expect(await makeDemo(kit)).toBe(true)
  const own = await kit.passwords.hash('My own words 1')
  await db.update(users).set({ passwordHash: own }).where(eq(users.login, 'hr@demo.oktant.test'))
  expect(await makeDemo({ ...kit, config: { ...kit.config, demoPassword: 'Another-2026' } })).toBe(true)
  const hashOf = async (login: string) =>
    (await db.select().from(users).where(eq(users.login, login)))[0]?.passwordHash
  expect(await hashOf('hr@demo.oktant.test')).toBe(own)
  const learners = await hashOf('learner@demo.oktant.test')
  expect(await kit.passwords.matches(learners, 'Another-2026')).toBe(true)
  expect(await kit.passwords.matches(learners, demoPasswordByDefault)).toBe(false)
})

test('a demo with its published password is not shown to others, even when no demo is wanted any more', async () => {
  // NOTE: the last one, as it changes the demo that the others look at.
  const { kit } = await demoToSee()
  const without = (host: string) => makeDemo({ ...kit, config: { ...kit.config, demo: false, host } })
  expect(await without('127.0.0.1')).toBe(false)
  await expect(without('0.0.0.0')).rejects.toThrow('HOST 0.0.0.0 can be reached by others')
  await makeDemo({ ...kit, config: { ...kit.config, demoPassword: 'Another-2026' } })
  expect(await without('0.0.0.0')).toBe(false)
})

test('the demo holds a course of packages of three kinds, each with its files', async () => {
  const { db } = await demoToSee()
  const rows = await rowsOf<{ kind: string; title: { de: string }; files: number }>(
    db,
    sql`select played.kind, revision.title, count(asset.path)::int files
      from played_packages played
      join component_revisions revision on revision.id = played.revision_id
      join edition_children child on child.revision_id = revision.id
      join package_assets asset on asset.content_id = played.content_id
      group by played.kind, revision.title order by played.kind`,
  )
  expect(rows).toEqual([
    { kind: 'cmi5', title: { en: 'The recovery position', de: 'Die stabile Seitenlage' }, files: 6 },
    { kind: 'scorm12', title: { en: 'Lifting safely', de: 'Sicher heben' }, files: 6 },
    {
      kind: 'scorm2004',
      title: { en: 'Spotting false mail', de: 'Falsche E-Mails erkennen' },
      files: 6,
    },
  ])
})

test('people of the demo have taken its packages, each to another end, and the record store heard of it', async () => {
  const { db } = await demoToSee()
  const attempts = await rowsOf<{ kind: string; state: string; count: number }>(
    db,
    sql`select played.kind, log.state, count(*)::int as count
      from package_attempts attempt
      join played_packages played on played.revision_id = attempt.revision_id
      join component_logs log on log.id = attempt.component_log_id
      group by played.kind, log.state order by played.kind, log.state`,
  )
  expect(attempts).toEqual([
    { kind: 'cmi5', state: 'FAILED', count: 1 },
    { kind: 'cmi5', state: 'IN_PROGRESS', count: 1 },
    { kind: 'cmi5', state: 'PASSED', count: 2 },
    { kind: 'scorm12', state: 'FAILED', count: 1 },
    { kind: 'scorm12', state: 'IN_PROGRESS', count: 2 },
    { kind: 'scorm12', state: 'PASSED', count: 2 },
    { kind: 'scorm2004', state: 'IN_PROGRESS', count: 2 },
    { kind: 'scorm2004', state: 'PASSED', count: 1 },
  ])
  const [said] = await rowsOf<{ count: number }>(db, sql`select count(*)::int from record_statements`)
  expect(said?.count).toBeGreaterThan(12)
})
