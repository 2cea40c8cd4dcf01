import { expect, test } from 'vitest'
import { publishCourse, updateCourse } from '@oktant/contract/learning/courses/containers.ts'
import { searchAll } from '@oktant/contract/learning/search.ts'
import { courseForm, makeCourse } from '../../../../test/kit/content/courses.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { folded } from '../../../db/query/containing.ts'

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const author = await make.user({
    firstName: 'Zoe',
    permissions: ['courses.administer', 'content.administer', 'learning.take', 'users.administer'],
  })
  const find = (text: string) => call(searchAll, { as: author, query: { text } })
  const names = async (text: string) => (await find(text)).content.map(({ name }) => name.en)
  const course = (title: { en: string; de: string }, texts: object = {}) =>
    makeCourse(server, author, {
      texts: { title, description: { en: '', de: '' }, keywords: [], ...texts },
    })
  const person = (firstName: string, surname: string, values: Partial<Made> = {}) =>
    make.user({ companyId: author.companyId, firstName, surname, ...values })
  return { ...server, author, find, names, course, person }
}

const same = (text: string) => ({ en: text, de: text })

test('a title that begins so stands first, then whole words, then beginnings, then what the description says', async () => {
  const { names, course } = await setUp()
  await course(same('Talking'), { description: same('How to lead, and how to follow.') })
  await course(same('Team leadership'))
  await course(same('Take the lead'))
  await course(same('Lead and follow'))
  expect(await names('lead')).toEqual(['Lead and follow', 'Take the lead', 'Team leadership', 'Talking'])
})

test('a title with all of the words stands before one with a part of them, in whatever language', async () => {
  const { names, course } = await setUp()
  await course(same('Führung'), { description: same('Für Einsteiger.') })
  await course({ en: 'Guidance', de: 'Ein ganzer Tag zu Fragen der Führung von Gruppen für Einsteiger' })
  expect(await names('führung einsteiger')).toEqual(['Guidance', 'Führung'])
})

test('a title gains nothing by saying the same in both languages', async () => {
  const { names, course } = await setUp()
  await course(same('About a harbour'))
  await course({ en: 'A harbour', de: '' })
  expect(await names('harbour')).toEqual(['A harbour', 'About a harbour'])
})

test('people stand by how well their names hold what was typed', async () => {
  const { names, person } = await setUp()
  await person('Jeremia', 'Dahl')
  await person('Tom', 'Berg-Miami')
  await person('Anna Mia', 'Clausen')
  await person('Otto', 'Egger', { login: 'mia-and-otto' })
  await person('Mia', 'Berg')
  expect(await names('mia')).toEqual([
    'Mia Berg',
    'Anna Mia Clausen',
    'Tom Berg-Miami',
    'Jeremia Dahl',
    'Otto Egger',
  ])
})

test('a mistyped login is forgiven, and nobody is found by what nearly everybody’s address ends with', async () => {
  const { names, person } = await setUp()
  const emailAddress = (name: string) => `${name}.${Date.now()}@lighthouse-works.test`
  await person('Ada', 'Berg', { login: `sunflower-${Date.now()}`, emailAddress: emailAddress('ada') })
  await person('Bea', 'Clausen', { emailAddress: emailAddress('tulipgarden') })
  expect(await names('sunflowr')).toEqual(['Ada Berg'])
  expect(await names('tulipgardn')).toEqual(['Bea Clausen'])
  expect((await names('lighthouse')).toSorted()).toEqual(['Ada Berg', 'Bea Clausen'])
  expect(await names('lighthuose')).toEqual([])
})

test('a course is found by what it says now, as soon as that is published, and no longer by what it said', async () => {
  const { call, author, names, course } = await setUp()
  const made = await course(same('Tidewater'), { keywords: ['brackish'] })
  const params = { id: made.id }
  const body = { ...courseForm(made), title: same('Moonraker'), keywords: ['rigging'] }
  const { revision } = await call(updateCourse, { as: author, params, body })
  expect([await names('moonraker'), await names('tidewater')]).toEqual([[], ['Tidewater']])
  await call(publishCourse, { as: author, params, body: { revision } })
  for (const typed of ['moonraker', 'rigging', 'monraker', 'riging'])
    expect([typed, await names(typed)]).toEqual([typed, ['Moonraker']])
  expect([await names('tidewater'), await names('brackish')]).toEqual([[], []])
})

test('a word is forgiven beside others that are written right, wherever those stand and however short they are', async () => {
  const { find, course } = await setUp()
  await course(same('Negotiation'), { description: same('How to say no at the table.') })
  await course(same('Navigation'), { description: same('How to read a map.') })
  for (const typed of ['negosiation table', 'table negosiation', 'negosiation no']) {
    const { content, isClose } = await find(typed)
    expect([typed, content.map(({ name }) => name.en), isClose]).toEqual([typed, ['Negotiation'], true])
  }
  expect((await find('negosiation bread')).content).toEqual([])
})

test('of what may have been meant the nearest stands first, and a word of another company is none', async () => {
  const { make, call, names, course, ...server } = await setUp()
  await course(same('Sailmaking'))
  await course(same('Sailing'))
  expect(await names('sailng')).toEqual(['Sailing', 'Sailmaking'])
  const stranger = await make.user({
    permissions: ['courses.administer', 'content.administer', 'learning.take'],
  })
  const find = (text: string) => call(searchAll, { as: stranger, query: { text } })
  expect((await find('sailng')).content).toEqual([])
  await makeCourse({ call, ...server }, stranger, { title: 'Failing well' })
  expect((await find('failng')).content.map(({ name }) => name.en)).toEqual(['Failing well'])
  expect(await names('failng')).not.toContain('Failing well')
})

test('what the database keeps of a text is folded as what somebody types', async () => {
  const { engine, author, course } = await setUp()
  const title = { en: 'Łódź, Ørsted & Nguyễn', de: 'Große Straße: Œuvre, Æther, ISTANBUL’da ılık' }
  const { id } = await course(title, { keywords: ['Ünïcode'] })
  const [row] = await engine.query(
    `select searched_letters as letters from container_editions
      where company_id = $1 and container_id = $2`,
    [author.companyId, id],
  )
  expect(row?.letters).toBe(folded(`${title.en} ${title.de}\n["Ünïcode"]`))
})

test('eight words in both languages find the one text that has them all', async () => {
  const { names, course } = await setUp()
  const words = 'anchor bowline capstan dinghy engine fender galley halyard'
  await course(same('Aboard'), { description: same(words) })
  await course(same('Ashore'), { description: same(words.replace('fender', 'fence')) })
  expect(await names(words)).toEqual(['Aboard'])
})
