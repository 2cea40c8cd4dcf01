import { promisify } from 'node:util'
import yauzl from 'yauzl'
import { expect, test } from 'vitest'
import { readProfile, setAvatar, setLanguage } from '@oktant/contract/people/account.ts'
import { exportUsers } from '@oktant/contract/kit/exports.ts'
import { latestNotifications } from '@oktant/contract/communication/notifications.ts'
import { explainPermissions } from '@oktant/contract/people/profiles.ts'
import * as contract from '@oktant/contract/people/privacy.ts'
import { defaultSystemSettings, saveSystemSettings } from '@oktant/contract/organisation/system.ts'
import { createTestimonial } from '@oktant/contract/learning/testimonials.ts'
import { startViewAs } from '@oktant/contract/people/view-as.ts'
import { anonymiseUser, readUser, updateUser } from '@oktant/contract/people/users.ts'
import { png } from '../../../../test/kit/files/pictures.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { type Query, testServer } from '../../../../test/kit/server.ts'
import { userForm } from '../../../../test/scenes/people/users.ts'
import { audit } from '../../../audit/audit.ts'
import { makeNotification } from '../../communication/notifications/notifications.ts'
import { applyRetention } from '../../organisation/system/retention.ts'
import { makeArchives } from './archive/make-archive.ts'
import { forgetOverArchives } from './privacy.ts'

const day = 86_400_000

async function setUp() {
  const server = await testServer()
  const { call, kit, make, send } = server
  const me = await make.user({ firstName: 'Ida', surname: 'Müller' })
  const { companyId } = me
  const admin = await make.user({
    companyId,
    firstName: 'Ada',
    surname: 'Admin',
    permissions: ['users.administer', 'permissions.administer', 'system.administer'],
  })
  const request = (as: Made = me) => call(contract.requestDataArchive, { as })
  const list = (as: Made = me) => call(contract.listDataArchives, { as })
  const get = (id: number, as: Made = me) => send(contract.downloadDataArchive, { as, params: { id } })
  const ready = async () => {
    const { id } = await request()
    await makeArchives(kit)
    return id
  }
  const views = async (as: Made = me, query: Query<typeof contract.listRecordViews> = {}) =>
    (await call(contract.listRecordViews, { as, query })).content
  return { ...server, me, companyId, admin, request, list, get, ready, views }
}

async function filesIn(bytes: Buffer) {
  const file = await promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer)(bytes, {
    lazyEntries: true,
  })
  const found = new Map<string, string>()
  return new Promise<Map<string, string>>((resolve, reject) => {
    file.on('error', reject)
    file.on('end', () => resolve(found))
    file.on('entry', (entry: yauzl.Entry) =>
      file.openReadStream(entry, async (error, stream) => {
        if (error) return reject(error)
        const pieces = []
        for await (const piece of stream) pieces.push(piece as Buffer)
        found.set(entry.fileName, Buffer.concat(pieces).toString())
        file.readEntry()
      }),
    )
    file.readEntry()
  })
}

test('a person has their data put together, is told, and downloads it once', async () => {
  const { call, me, request, list, get, kit, engine } = await setUp()
  const { id } = await request()
  expect(await request()).toMatchObject({ status: 409, code: 'archive_pending' })
  expect(await list()).toMatchObject([{ id, state: 'waiting', madeBy: null }])
  expect((await get(id)).json()).toMatchObject({ code: 'archive_over' })
  await makeArchives(kit)
  expect(await list()).toMatchObject([{ id, state: 'ready' }])
  await kit.outbox.deliver()
  expect((await call(latestNotifications, { as: me })).map(({ title, link }) => [title, link])).toEqual([
    ['Your data is ready', '/account?tab=privacy'],
  ])
  const answer = await get(id)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  expect(answer.headers['content-disposition']).toContain('oktant-data.zip')
  expect((await get(id)).json()).toMatchObject({ code: 'archive_over' })
  expect(await list()).toMatchObject([{ id, state: 'downloaded' }])
  expect(
    await engine.query("select 1 from files where company_id = $1 and kind = 'archive'", [me.companyId]),
  ).toEqual([])
})

test('of two who download at the same moment one gets it', async () => {
  const { get, ready } = await setUp()
  const id = await ready()
  const answers = await Promise.all([1, 2, 3].map(() => get(id)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
})

test('it holds what features keep of the person, to read and for programs, and nobody else’s', async () => {
  const { call, db, me, admin, companyId, get, ready, kit } = await setUp()
  await call(setAvatar, {
    as: me,
    params: { id: me.id },
    file: { name: 'a.png', bytes: png(8, 8), type: 'image/png' },
  })
  const form = { ratingType: 'ADDITIONAL' as const, genericToggleFlag: true, rating: 1 as const }
  await call(createTestimonial, { as: me, body: { ...form, comment: '=1+1 <b>mine</b>' } })
  await call(createTestimonial, { as: admin, body: { ...form, comment: 'not mine' } })
  const title = { en: 'News', de: 'Neues' }
  await makeNotification(db, {
    companyId,
    userId: me.id,
    type: 'company.news',
    title,
    body: title,
    link: null,
  })
  await audit(db, {
    by: admin,
    kind: 'update',
    object: 'user',
    objectId: me.id,
    after: { surname: 'Müller' },
  })
  await audit(db, {
    by: me,
    kind: 'update',
    object: 'user',
    objectId: admin.id,
    after: { surname: 'Secret' },
  })
  await call(setLanguage, { as: me, body: { language: 'de' } })
  await kit.outbox.deliver()
  const files = await filesIn((await get(await ready())).rawPayload)
  const json = (name: string) => JSON.parse(files.get(`json/${name}.json`) ?? 'null')
  expect(json('profile')).toMatchObject([{ firstName: 'Ida', surname: 'Müller', login: me.login }])
  expect(json('testimonials')).toMatchObject([{ text: '=1+1 <b>mine</b>' }])
  expect(json('notifications')).toMatchObject([{ title }])
  expect(json('sessions')).toHaveLength(1)
  expect(json('activity').length).toBeGreaterThan(0)
  expect(json('changes-of-your-record')).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ person: 'Ada Admin', after: { surname: 'Müller' } })]),
  )
  expect(files.get('csv/testimonials.csv')).toContain("'=1+1")
  expect(files.get('html/testimonials.html')).toContain('=1+1 &lt;b&gt;mine&lt;/b&gt;')
  expect(files.get('index.html')).toContain('Ihre Daten')
  expect(files.get('index.html')).toContain('Ida Müller')
  const profile = files.get('html/profile.html') ?? ''
  expect([profile.includes('aktiv'), profile.includes('Active')]).toEqual([true, false])
  expect(files.get('photo.png')).toBeDefined()
  const everything = [...files].map(([name, text]) => (name.startsWith('photo') ? '' : text)).join()
  for (const foreign of ['not mine', 'Secret', admin.login, me.token])
    expect(everything).not.toContain(foreign)
})

test('thousands of entries are written without holding them', async () => {
  const { engine, me, get, ready } = await setUp()
  await engine.query(
    `insert into activities (company_id, user_id, kind, happened_at)
     select $1, $2, 'signedIn', now() - n * interval '1 minute' from generate_series(1, 3000) n`,
    [me.companyId, me.id],
  )
  const files = await filesIn((await get(await ready())).rawPayload)
  expect(JSON.parse(files.get('json/activity.json') ?? '[]')).toHaveLength(3000)
})

test('an administrator has it made for somebody who asked; only that person gets it, and reads who and why', async () => {
  const { call, kit, engine, me, admin, list, get } = await setUp()
  const ask = (as: Made, reason = 'Asked by phone') =>
    call(contract.requestDataArchiveFor, { as, params: { id: me.id }, body: { reason } })
  expect(await ask(me)).toMatchObject({ status: 403 })
  expect(await ask(admin, '  ')).toMatchObject({ status: 400 })
  const { id } = await ask(admin)
  await makeArchives(kit)
  expect((await get(id, admin)).json()).toMatchObject({ code: 'archive_not_found' })
  expect(await list(admin)).toEqual([])
  expect(await list()).toMatchObject([{ id, state: 'ready', madeBy: 'Ada Admin', reason: 'Asked by phone' }])
  expect((await get(id)).statusCode).toBe(200)
  const written = await engine.query(
    "select user_id, kind from audit_entries where object = 'dataArchive' and object_id = $1 order by id",
    [id],
  )
  expect(written).toEqual([
    { user_id: admin.id, kind: 'create' },
    { user_id: me.id, kind: 'update' },
  ])
})

test('nobody has an archive made of somebody who may do more', async () => {
  const { call, make, admin, companyId } = await setUp()
  const helper = await make.user({ companyId, permissions: ['users.administer'] })
  const ask = call(contract.requestDataArchiveFor, {
    as: helper,
    params: { id: admin.id },
    body: { reason: 'Curious' },
  })
  expect(await ask).toMatchObject({ status: 403, code: 'more_permissions_needed' })
})

test('after seven days it is over, and the night takes the file away', async () => {
  const { db, clock, make, me, list, get, ready, kit, engine } = await setUp()
  const id = await ready()
  const files = () =>
    engine.query("select 1 from files where company_id = $1 and kind = 'archive'", [me.companyId])
  await forgetOverArchives(db, kit.now())
  expect(await files()).toHaveLength(1)
  clock.skew += 7 * day + 1000
  const again = { ...me, token: await make.session(me) }
  expect(await list(again)).toMatchObject([{ id, state: 'expired' }])
  expect((await get(id, again)).statusCode).toBe(409)
  await forgetOverArchives(db, kit.now())
  expect(await files()).toEqual([])
  clock.skew -= 7 * day + 1000
})

test('who reads somebody’s record is told to them: an hour of one viewer in one line, with the role', async () => {
  const { call, make, clock, me, admin, companyId, views } = await setUp()
  const lead = await make.user({ companyId, firstName: 'Lea', surname: 'Lead' })
  await call(updateUser, {
    as: admin,
    params: { id: me.id },
    body: userForm({ managerId: lead.id, login: me.login, emailAddress: me.emailAddress }),
  })
  clock.skew += 3_600_000 - ((Date.now() + clock.skew) % 3_600_000)
  for (let time = 0; time < 3; time += 1) await call(readUser, { as: admin, params: { id: me.id } })
  await call(explainPermissions, { as: admin, params: { id: me.id } })
  await call(readProfile, { as: lead, params: { id: me.id } })
  await call(readProfile, { as: me, params: { id: me.id } })
  await call(startViewAs, { as: admin, params: { id: me.id } })
  clock.skew += 3_600_000
  await call(readUser, { as: admin, params: { id: me.id } })
  const seen = await views()
  expect(seen.map(({ viewer, kind, role, count }) => [viewer?.fullName, kind, role.en, count])).toEqual([
    ['Ada Admin', 'form', 'Administer users', 1],
    ['Ada Admin', 'viewAs', 'Administer users', 1],
    ['Lea Lead', 'profile', 'Line manager', 1],
    ['Ada Admin', 'permissions', 'Administer permissions', 1],
    ['Ada Admin', 'form', 'Administer users', 3],
  ])
  expect(await views(me, { _filterFields: ['kind'], _filterValues: ['profile'] })).toHaveLength(1)
  expect(await views(admin)).toEqual([])
})

test('who stands on a list that is exported is told of it', async () => {
  const { send, admin, views } = await setUp()
  expect((await send(exportUsers, { as: admin })).statusCode).toBe(200)
  expect((await views()).map(({ viewer, kind }) => [viewer?.fullName, kind])).toEqual([
    ['Ada Admin', 'export'],
  ])
  expect(await views(admin)).toEqual([])
})

test('a colleague who sees no more than the name is not listed, and who is refused neither', async () => {
  const { call, make, me, companyId, views } = await setUp()
  const colleague = await make.user({ companyId })
  const stranger = await make.user({ companyId })
  await make.member(colleague, me.projectId)
  await call(readProfile, { as: colleague, params: { id: me.id } })
  await call(readProfile, { as: stranger, params: { id: me.id } })
  expect(await views()).toEqual([])
})

test('a company keeps these records as long as it has set, and no longer', async () => {
  const { call, db, engine, kit, me, admin, request } = await setUp()
  const retention = { ...defaultSystemSettings.retention, views: 10, activity: 10, archives: 10 }
  await call(saveSystemSettings, { as: admin, body: { ...defaultSystemSettings, retention } })
  await call(readUser, { as: admin, params: { id: me.id } })
  await call(setLanguage, { as: me, body: { language: 'de' } })
  await kit.outbox.deliver()
  await kit.views.flush()
  await request()
  const left = async () => {
    const [row] = await engine.query(
      `select (select count(*)::int from record_views where company_id = $1) views,
        (select count(*)::int from activities where company_id = $1) activity,
        (select count(*)::int from data_archives where company_id = $1) archives`,
      [me.companyId],
    )
    return row
  }
  await applyRetention(db, kit.ageing, new Date(kit.now().getTime() + 9 * day))
  expect(await left()).toEqual({ views: 1, activity: 1, archives: 1 })
  await applyRetention(db, kit.ageing, new Date(kit.now().getTime() + 11 * day))
  expect(await left()).toEqual({ views: 0, activity: 0, archives: 0 })
})

test('nothing is left of archives and views of somebody who was taken out', async () => {
  const { call, engine, kit, me, admin, ready } = await setUp()
  await ready()
  await call(readUser, { as: admin, params: { id: me.id } })
  await kit.views.flush()
  await call(anonymiseUser, { as: admin, params: { id: me.id }, body: { login: me.login } })
  await kit.outbox.deliver()
  const [row] = await engine.query(
    `select (select count(*)::int from record_views where subject_id = $1) views,
      (select count(*)::int from data_archives where user_id = $1) archives,
      (select count(*)::int from files where created_by = $1) files`,
    [me.id],
  )
  expect(row).toEqual({ views: 0, archives: 0, files: 0 })
})
