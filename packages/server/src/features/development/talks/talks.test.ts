import { latestNotifications } from '@oktant/contract/communication/notifications.ts'
import * as contract from '@oktant/contract/development/talks.ts'
import { readHome } from '@oktant/contract/learning/own/home.ts'
import { anonymiseUser } from '@oktant/contract/people/users.ts'
import { startViewAs } from '@oktant/contract/people/view-as.ts'
import { expect, test } from 'vitest'
import { rowsOfPart } from '../../../db/query/personal.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { talkData } from './talks.personal.queries.ts'

const form = { topic: 'Half a year', talkOn: '2026-12-03' }
const action = { text: 'Ask for a mentor', dueOn: '2026-12-10', doer: 'person' as const }

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const manager = await make.user({ permissions: ['reviews.lead'], firstName: 'Tom', surname: 'Brandt' })
  const { companyId } = manager
  const person = await make.user({ companyId, permissions: ['reviews.take'], managerId: manager.id })
  const begin = (as: Made, values: object = {}) =>
    call(contract.createTalk, { as, body: { ...form, userId: person.id, ...values } })
  const read = (as: Made, id: number) => call(contract.readTalk, { as, params: { id } })
  const save = (as: Made, id: number, part: contract.TalkPart, text: string, number: number) =>
    call(contract.saveTalkText, { as, params: { id, part }, body: { text, number } })
  const hand = (managerId: number | null) =>
    server.engine.query('update users set manager_id = $1 where id = $2', [managerId, person.id])
  return { ...server, manager, companyId, person, begin, read, save, hand }
}

const textOf = (talk: { texts?: contract.TalkText[] }, part: contract.TalkPart) =>
  talk.texts?.find((one) => one.part === part)

test('either side begins a talk, the other is told, and both write into the same agenda', async () => {
  const { call, manager, person, begin, read, save } = await setUp()
  const { id } = await begin(person)
  expect(await begin(manager)).toMatchObject({ side: 'manager', user: { id: person.id } })
  const news = await Promise.all([manager, person].map((as) => call(latestNotifications, { as })))
  expect(news.map((all) => all.map(({ link }) => link).length)).toEqual([1, 1])
  expect(news[0]?.[0]).toMatchObject({ link: `/talks/${id}`, category: 'reviews' })
  await save(person, id, 'agenda', 'My training', 0)
  expect(await save(manager, id, 'agenda', 'My training\nYour plans', 1)).toMatchObject({ number: 2 })
  expect(textOf(await read(person, id), 'agenda')).toMatchObject({
    text: 'My training\nYour plans',
    savedBy: { id: manager.id, name: 'Tom Brandt' },
  })
})

test('a manager who could not open a talk is not told of it', async () => {
  const { call, make, companyId, person, begin, hand } = await setUp()
  const other = await make.user({ companyId, permissions: [] })
  await hand(other.id)
  await begin(person)
  expect(await call(latestNotifications, { as: other })).toEqual([])
})

test('of two windows the later one overwrites nothing, and what was sent twice is kept once', async () => {
  const { person, manager, begin, read, save } = await setUp()
  const { id } = await begin(person)
  const answers = await Promise.all([save(person, id, 'notes', 'A', 0), save(manager, id, 'notes', 'B', 0)])
  expect(answers.map(({ code }) => code ?? 'kept').toSorted()).toEqual(['content_changed', 'kept'])
  const kept = textOf(await read(person, id), 'notes')
  expect(kept).toMatchObject({ number: 1 })
  const winner = kept?.text === 'A' ? person : manager
  expect(await save(winner, id, 'notes', kept?.text ?? '', 0)).toMatchObject({ number: 1 })
  expect(await save(winner, id, 'notes', 'C', 0)).toMatchObject({ status: 409, code: 'content_changed' })
  expect(await save(winner, id, 'notes', 'C', 1)).toMatchObject({ number: 2 })
})

test('private notes have one reader, and a new manager reads what was shared, never what the last one noted', async () => {
  const { make, companyId, manager, person, begin, read, save, hand } = await setUp()
  const { id } = await begin(person)
  await save(person, id, 'notes', 'We agree', 0)
  await save(person, id, 'private', 'I am nervous', 0)
  await save(manager, id, 'private', 'Secret of Tom', 0)
  expect(textOf(await read(person, id), 'private')).toMatchObject({ text: 'I am nervous', number: 1 })
  expect(textOf(await read(manager, id), 'private')).toMatchObject({ text: 'Secret of Tom', number: 1 })
  const next = await make.user({ companyId, permissions: ['reviews.lead'] })
  await hand(next.id)
  const seen = await read(next, id)
  expect(textOf(seen, 'notes')).toMatchObject({ text: 'We agree' })
  expect(textOf(seen, 'private')).toMatchObject({ text: '', number: 0 })
  expect(JSON.stringify(seen)).not.toMatch(/nervous|Secret/)
  expect(await read(manager, id)).toMatchObject({ status: 404, code: 'talk_not_found' })
  expect(await save(manager, id, 'notes', 'Still here', 1)).toMatchObject({ code: 'talk_not_found' })
})

test('who may begin a talk with whom, and who reads one', async () => {
  const { call, make, companyId, manager, person, begin, read, hand } = await setUp()
  const { id } = await begin(person)
  const hr = await make.user({
    companyId,
    permissions: ['reviews.administer', 'reviews.lead', 'people.seeAll'],
  })
  const colleague = await make.user({ companyId, permissions: ['reviews.take'], managerId: manager.id })
  for (const as of [hr, colleague]) {
    expect(await begin(as)).toMatchObject({ status: 404, code: 'user_not_found' })
    expect(await read(as, id)).toMatchObject({ status: 404, code: 'talk_not_found' })
    expect(await call(contract.listTalks, { as })).toMatchObject({ totalElements: 0 })
  }
  expect(await call(contract.listTalkPartners, { as: manager })).toMatchObject({
    manager: null,
    team: [{ id: person.id }, { id: colleague.id }],
  })
  await hand(null)
  expect(await begin(person)).toMatchObject({ status: 422, code: 'no_manager_assigned' })
  expect(await read(person, id)).toMatchObject({ id, manager: null })
})

test('whoever views as somebody sees nothing of their talks', async () => {
  const { app, call, make, companyId, person, begin } = await setUp()
  const { id } = await begin(person)
  await call(contract.addTalkAction, { as: person, params: { id }, body: action })
  const viewer = await make.user({
    companyId,
    permissions: ['users.administer', 'permissions.administer', 'reviews.take', 'people.seeAll'],
  })
  const { token } = await call(startViewAs, { as: viewer, params: { id: person.id } })
  const ask = async (path: string) =>
    (await app.inject({ url: `/rest/client/${path}`, headers: { authorization: `Bearer ${token}` } })).json()
  expect(await ask(`talks/${id}`)).toMatchObject({ code: 'talk_not_found' })
  expect(await ask('talks')).toMatchObject({ payload: { totalElements: 0 } })
  expect(await ask('talks/partners')).toMatchObject({ payload: { manager: null, team: [] } })
  expect(JSON.stringify(await ask('home'))).not.toContain('mentor')
})

test('open actions stand at the top of the next talk and on the first page, until they are done', async () => {
  const { call, manager, person, begin, read } = await setUp()
  const { id } = await begin(person)
  const add = (body: object) =>
    call(contract.addTalkAction, { as: manager, params: { id }, body: { ...action, ...body } })
  const made = await add({})
  await add({ text: 'Find a course', doer: 'manager', dueOn: null })
  expect(await add({ text: '  ' })).toMatchObject({ errors: [{ field: 'text', code: 'required' }] })
  const waiting = async (as: Made) =>
    (await call(readHome, { as })).toDo.filter(({ about }) => about === 'talk')
  expect(await waiting(person)).toMatchObject([{ name: { en: 'Ask for a mentor' }, path: `/talks/${id}` }])
  expect(await waiting(manager)).toMatchObject([{ name: { de: 'Find a course' }, reason: 'agreed' }])
  const next = await begin(person, { talkOn: '2027-01-20' })
  expect((await read(person, next.id)).earlierActions).toMatchObject([
    { text: 'Ask for a mentor', agreedOn: '2026-12-03', doerName: 'Mia Naidoo' },
    { text: 'Find a course', doerName: 'Tom Brandt' },
  ])
  const params = { id, actionId: made.id }
  const done = { ...action, isDone: true, revision: 0 }
  expect(await call(contract.updateTalkAction, { as: person, params, body: done })).toMatchObject({
    doneBy: { id: person.id },
    revision: 1,
  })
  expect(await call(contract.updateTalkAction, { as: manager, params, body: done })).toMatchObject({
    code: 'content_changed',
  })
  expect((await read(person, next.id)).earlierActions).toHaveLength(1)
  expect(await waiting(person)).toEqual([])
})

test('a talk is moved from the stand that was seen, and removed while it is empty', async () => {
  const { call, manager, person, begin, save } = await setUp()
  const { id } = await begin(person)
  const move = (talkOn: string, revision: number) =>
    call(contract.updateTalk, { as: manager, params: { id }, body: { ...form, talkOn, revision } })
  expect(await move('2026-12-09', 0)).toMatchObject({ talkOn: '2026-12-09', revision: 1 })
  expect(await move('2026-12-10', 0)).toMatchObject({ code: 'content_changed' })
  expect(await move('2026-02-31', 1)).toMatchObject({ errors: [{ field: 'talkOn' }] })
  const remove = (as: Made) => call(contract.removeTalk, { as, params: { id } })
  expect(await remove(manager)).toMatchObject({ status: 409, code: 'talk_in_use' })
  await save(person, id, 'agenda', 'Something', 0)
  expect(await remove(person)).toMatchObject({ code: 'talk_in_use' })
  await save(person, id, 'agenda', ' ', 1)
  expect(await remove(person)).toEqual({})
})

test('the trail says that there was a talk, and no word of it', async () => {
  const { call, engine, companyId, person, begin, save } = await setUp()
  const { id } = await begin(person)
  await save(person, id, 'private', 'Nobody reads this', 0)
  await call(contract.addTalkAction, { as: person, params: { id }, body: action })
  const entries = await engine.query('select * from audit_entries where company_id = $1', [companyId])
  expect(entries.map(({ object }) => object)).toEqual(expect.arrayContaining(['talk', 'talkAction']))
  expect(JSON.stringify(entries)).not.toMatch(/Half a year|Nobody reads|mentor/)
})

test('the archive of one’s data has what is shared and one’s own notes', async () => {
  const { call, db, kit, make, companyId, engine, manager, person, begin, save } = await setUp()
  const { id } = await begin(person)
  await save(person, id, 'notes', 'Shared', 0)
  await save(person, id, 'private', 'Mine', 0)
  await save(manager, id, 'private', 'Of the manager', 0)
  const archiveOf = async (userId: number) => {
    const texts: unknown[] = []
    for await (const { text } of rowsOfPart(db, talkData, { companyId, id: userId })) texts.push(text)
    return texts
  }
  expect(await archiveOf(person.id)).toEqual(['Shared', 'Mine'])
  expect(await archiveOf(manager.id)).toEqual(['Of the manager'])
  const admin = await make.user({
    companyId,
    permissions: ['users.administer', 'permissions.administer', 'reviews.take'],
  })
  await call(anonymiseUser, { as: admin, params: { id: person.id }, body: { login: person.login } })
  await kit.outbox.deliver()
  expect(await engine.query('select * from talk_texts where company_id = $1', [companyId])).toEqual([])
})
