import * as assurance from '@oktant/contract/development/assurance.ts'
import * as contract from '@oktant/contract/development/competencies.ts'
import * as profiles from '@oktant/contract/development/competency-profiles.ts'
import { latestNotifications } from '@oktant/contract/communication/notifications.ts'
import { createLocality } from '@oktant/contract/people/places.ts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { declaring } from '../../../../test/kit/content/competencies.ts'
import { rowsOf } from '../../../db/engine/db.ts'
import { users } from '../../people/people/people.tables.ts'
import { expireCompetencies } from './expiry/expire.ts'

test('a competency is declared, returned, declared again and confirmed, and the matrix shows it', async () => {
  const { call, kit, admin, assessor, person, form, declare, take, confirm } = await declaring([
    'assurance.see',
  ])
  const own = async () => (await call(contract.readOwnCompetencies, { as: person })).items
  expect(await own()).toMatchObject([{ standing: 'gap', held: null, open: null }])
  const { id = 0 } = await declare()
  const params = { id }
  await kit.outbox.deliver()
  const [waiting] = (await call(contract.listDeclarations, { as: assessor })).content ?? []
  expect(waiting).toMatchObject({ id, state: 'DECLARED', user: { id: person.id } })
  expect(await take(id)).toMatchObject({ state: 'UNDER_REVIEW', can: { decide: true, take: false } })
  const back = (comment: string) =>
    call(contract.returnDeclaration, { as: assessor, params, body: { comment } })
  expect(await back(' ')).toMatchObject({ status: 422, code: 'declaration_comment_missing' })
  expect(await back('Where?')).toMatchObject({ state: 'RETURNED' })
  const { revision = 0 } = await call(contract.readDeclaration, { as: person, params })
  const body = { ...form, words: 'On the Alster, weekly.', revision }
  const again = await call(contract.declareAgain, { as: person, params, body })
  expect(again).toMatchObject({ state: 'DECLARED', assessor: null, words: 'On the Alster, weekly.' })
  await take(id)
  expect(await confirm(id)).toMatchObject({ state: 'LEVEL_TWO', can: { end: true } })
  expect(await own()).toMatchObject([{ standing: 'met', held: { level: 'LEVEL_TWO', declarationId: id } }])
  const matrix = await call(assurance.readCompetencyMatrix, { as: admin })
  expect(matrix.content).toMatchObject([{ user: { id: person.id }, cells: [{ standing: 'met' }] }])
  const read = await call(contract.readDeclaration, { as: person, params })
  expect(read.history?.map(({ to }) => to)).toEqual([
    'DECLARED',
    'UNDER_REVIEW',
    'RETURNED',
    'DECLARED',
    'UNDER_REVIEW',
    'LEVEL_TWO',
  ])
  await kit.outbox.deliver()
  const told = async (as: typeof person) =>
    (await call(latestNotifications, { as })).map(({ title }) => title)
  expect(await told(person)).toContain('A competency was confirmed')
  expect(await told(assessor)).toContain('A competency waits to be assessed')
})

test('nobody assesses their own, and nobody decides what another assessor has', async () => {
  const { call, make, admin, assessor, declare, take, confirm, itemId, form } = await declaring()
  const { companyId } = admin
  const both = await make.user({ companyId, permissions: ['competencies.declare', 'competencies.assess'] })
  const body = { ...form, competencyItemId: itemId }
  const { id: own = 0 } = await call(contract.declareCompetency, { as: both, body })
  expect(await take(own, both)).toMatchObject({ status: 404 })
  const { content = [] } = await call(contract.listDeclarations, { as: both })
  expect(content).toEqual([])
  const { id = 0 } = await declare()
  expect(await confirm(id)).toMatchObject({ code: 'declaration_actioned' })
  await take(id)
  expect(await confirm(id, 'LEVEL_ONE', both)).toMatchObject({ code: 'declaration_actioned' })
  expect(await take(id, both)).toMatchObject({ assessor: { id: both.id } })
  expect(await confirm(id, 'LEVEL_ONE', assessor)).toMatchObject({ code: 'declaration_actioned' })
  const released = await call(contract.releaseDeclaration, { as: both, params: { id } })
  expect(released).toMatchObject({ state: 'DECLARED', assessor: null })
})

test('of two who take or decide at once one wins, and what is open is not declared twice', async () => {
  const { call, make, admin, person, declare, take, confirm } = await declaring()
  const { id = 0 } = await declare()
  expect(await declare()).toMatchObject({ status: 409, code: 'declaration_open' })
  const others = await Promise.all(
    [1, 2].map(() => make.user({ companyId: admin.companyId, permissions: ['competencies.assess'] })),
  )
  await Promise.all(others.map((one) => take(id, one)))
  const answers = await Promise.all(others.map((one) => confirm(id, 'LEVEL_TWO', one)))
  expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1)
  const withdraw = await call(contract.withdrawDeclaration, { as: person, params: { id } })
  expect(withdraw).toMatchObject({ code: 'declaration_actioned' })
})

test('a new confirmation ends the one before it, and an assessor ends one with a reason', async () => {
  const { call, person, assessor, confirmed } = await declaring()
  const first = await confirmed()
  const second = await confirmed()
  const read = (id = 0) => call(contract.readDeclaration, { as: person, params: { id } })
  expect([(await read(first.id)).state, (await read(second.id)).state]).toEqual(['ENDED', 'LEVEL_TWO'])
  const params = { id: second.id ?? 0 }
  const ended = await call(contract.endDeclaration, {
    as: assessor,
    params,
    body: { comment: 'Found wrong' },
  })
  expect(ended).toMatchObject({ state: 'ENDED' })
})

test('evidence is a file that its person sends and takes away, until it is assessed', async () => {
  const { call, person, assessor, declare, take, make, admin } = await declaring()
  const { id = 0 } = await declare()
  const params = { id }
  const file = { name: 'rigging.txt', bytes: Buffer.from('Rigged 12 boats.'), type: 'text/plain' }
  const sent = await call(contract.attachEvidence, { as: person, params, file })
  expect(sent).toMatchObject({ evidence: [{ kind: 'file', name: 'rigging.txt' }] })
  const read = await call(contract.readDeclaration, { as: assessor, params })
  expect(read.evidence?.[0]?.url).toMatch(/^\//)
  const [{ id: evidenceId } = { id: 0 }] = sent.evidence ?? []
  const stranger = await make.user({ companyId: admin.companyId, permissions: ['competencies.declare'] })
  const one = { id, evidenceId }
  expect(await call(contract.removeEvidence, { as: stranger, params: one })).toMatchObject({ status: 404 })
  expect(await call(contract.removeEvidence, { as: person, params: one })).toMatchObject({ evidence: [] })
  await take(id)
  expect(await call(contract.attachEvidence, { as: person, params, file })).toMatchObject({
    code: 'declaration_actioned',
  })
  const body = { level: 'LEVEL_ONE' as const, words: 'x', certificateIds: [999_999], revision: 0 }
  expect(await call(contract.declareAgain, { as: person, params, body })).toMatchObject({ status: 409 })
})

test('the end is told 60, 30 and 7 days ahead, once each, and then it ends', async () => {
  const { call, db, kit, person, confirmed } = await declaring()
  const { id = 0 } = await confirmed()
  const later = async (left: number) => {
    // NOTE: by the person's clocks, which may show another day than the database's.
    await db.execute(sql`update competency_declarations set confirmed_on = day_in(now(), person.timezone) - 300,
      valid_until = day_in(now(), person.timezone) + ${left}::integer
      from users person where person.id = user_id and competency_declarations.id = ${id}`)
    await expireCompetencies(kit)
    await expireCompetencies(kit)
    await kit.outbox.deliver()
    const rows = await rowsOf<{ count: number }>(
      db,
      sql`select count(*)::int count from notifications where user_id = ${person.id} and type = 'competency.expiring'`,
    )
    return rows[0]?.count
  }
  expect([await later(90), await later(59), await later(29), await later(8), await later(6)]).toEqual([
    0, 1, 2, 2, 3,
  ])
  await later(-2)
  expect(await call(contract.readDeclaration, { as: person, params: { id } })).toMatchObject({
    state: 'ENDED',
    history: [{}, {}, {}, { by: null, to: 'ENDED' }],
  })
})

test('managers see their team, regional administrators their localities, and others nobody', async () => {
  const { call, make, db, admin, person } = await declaring()
  const { companyId } = admin
  const manager = await make.user({ companyId, permissions: ['team.see'] })
  const regional = await make.user({ companyId, permissions: ['competencies.administerRegion'] })
  const place = { en: 'Hamburg', de: 'Hamburg' }
  const { id: localityId = 0 } = await call(createLocality, { as: admin, body: { name: place } })
  await db.update(users).set({ managerId: manager.id, localityId }).where(eq(users.id, person.id))
  const seen = async (as: typeof admin) => (await call(assurance.readCompetencyMatrix, { as })).totalElements
  expect([await seen(manager), await seen(regional), await seen(person)]).toEqual([1, 0, 0])
  const params = { id: regional.id }
  const { people } = await call(profiles.listCompetencyRegions, { as: admin })
  expect(people).toMatchObject([{ id: regional.id, localityIds: [] }])
  await call(profiles.saveCompetencyRegion, { as: admin, params, body: { localityIds: [localityId] } })
  expect(await seen(regional)).toBe(1)
  const open = (as: typeof admin) => call(assurance.readWorkbook, { as, params: { id: person.id } })
  expect(await open(manager)).toMatchObject({ user: { id: person.id }, can: { assess: false } })
  const stranger = await make.user({ companyId, permissions: ['competencies.declare'] })
  expect(await open(stranger)).toMatchObject({ status: 404, code: 'user_not_found' })
})

test('an assessor says whether somebody meets their profile; nobody does so for themselves', async () => {
  const { call, make, db, admin, assessor, person, jobRoleId, send } = await declaring()
  const both = await make.user({ companyId: admin.companyId, permissions: ['competencies.assess'] })
  await db.update(users).set({ jobRoleId }).where(eq(users.id, both.id))
  const body = { isMet: false, comment: 'Ropes are missing.' }
  const assess = (as: typeof admin, id: number) => call(assurance.assessOverall, { as, params: { id }, body })
  expect(await assess(both, both.id)).toMatchObject({ code: 'assessment_of_oneself' })
  expect(await assess(assessor, person.id)).toMatchObject({
    assessments: [{ isMet: false, jobRole: 'Rigger', comment: 'Ropes are missing.' }],
  })
  const { overall } = await call(contract.readOwnCompetencies, { as: person })
  expect(overall).toMatchObject({ isMet: false })
  const paper = await send(assurance.printWorkbook, { as: person, params: { id: person.id } })
  expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const sheet = await send(assurance.exportCompetencyMatrix, { as: admin })
  expect(sheet.body).toContain('Rope work')
})

test('what a job role asks for is changed from the stand that was seen, by items of the library alone', async () => {
  const { call, admin, jobRoleId, itemId } = await declaring()
  const params = { id: jobRoleId }
  const save = (revision: number, ids: number[]) =>
    call(profiles.saveCompetencyProfile, {
      as: admin,
      params,
      body: {
        revision,
        items: ids.map((competencyItemId) => ({
          competencyItemId,
          level: 'LEVEL_ONE' as const,
          validMonths: null,
        })),
      },
    })
  expect(await save(0, [itemId])).toMatchObject({ status: 409, code: 'content_changed' })
  expect(await save(1, [itemId, itemId])).toMatchObject({ code: 'profile_item_unknown' })
  expect(await save(1, [itemId])).toMatchObject({ revision: 2, items: [{ level: 'LEVEL_ONE' }], library: [] })
  expect((await call(profiles.listCompetencyProfiles, { as: admin })).content).toMatchObject([
    { jobRole: 'Rigger', people: 1, items: 1 },
  ])
})
