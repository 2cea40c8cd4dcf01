import { launchComponent, previewComponent } from '@oktant/contract/learning/own/launches.ts'
import { launchPublicPackage } from '@oktant/contract/learning/package-attempts.ts'
import { readPublicLearning } from '@oktant/contract/learning/own/learn.ts'
import { expect, test } from 'vitest'
import { makeLaunchedCourse, unit } from '../../../../../test/kit/packages/launched.ts'
import { packageItem } from '../../../../../test/kit/packages/played.ts'
import { makeProgram } from '../../../../../test/kit/record-store.ts'
import { packageSessions } from '../package-attempts.tables.ts'
import { recordDocuments, recordPeople } from '../../record-store/record-store.tables.ts'

type Course = Awaited<ReturnType<typeof makeLaunchedCourse>>

async function lookAt(course: Course, item?: string) {
  const { call, author, componentId } = course
  const reply = await call(previewComponent, {
    as: author,
    params: { id: componentId },
    query: { ...(item && { item }) },
  })
  return new URL(String('package' in reply ? reply.package?.address : reply))
}

async function kept({ db, author }: Course, course: Course) {
  const program = await makeProgram(course, ['all/read'], '1.0.3', author)
  const { statements }: { statements: unknown[] } = (await program.send('/statements')).json()
  const rows = [packageSessions, recordDocuments, recordPeople].map((table) => db.$count(table))
  return [statements.length, ...(await Promise.all(rows))]
}

test('an author plays a unit of cmi5: all is answered, nothing is kept', async () => {
  const course = await makeLaunchedCourse({ items: [unit('a'), unit('b')] })
  const address = await lookAt(course)
  const token = (await course.fetchToken(address))['auth-token'] ?? ''
  const content = course.contentAt(address, `Basic ${token}`)
  expect(await content.launchData()).toMatchObject({ launchMode: 'Browse', moveOn: 'Passed' })
  expect(await content.all('initialized', 'passed', 'terminated')).toEqual([200, 200, 200])
  expect((await content.send('/statements')).json()).toMatchObject({ statements: [], more: '' })
  const own = { activityId: content.said('activityId'), agent: content.said('actor') }
  const state = { ...own, registration: content.said('registration'), stateId: 'bookmark' }
  const put = await content.send('/activities/state', { method: 'PUT', query: state, body: { page: 2 } })
  expect(put.statusCode).toBe(204)
  expect((await content.send('/activities/state', { query: state })).statusCode).toBe(404)
  const preferences = { agent: own.agent, profileId: 'cmi5LearnerPreferences' }
  expect((await content.send('/agents/profile', { query: preferences })).json()).toMatchObject({
    audioPreference: 'on',
  })
  const { activityId } = own
  expect((await content.send('/activities', { query: { activityId } })).json()).toEqual({
    objectType: 'Activity',
    id: activityId,
  })
  expect(await kept(course, course)).toEqual([0, 0, 0, 0])
  expect((await lookAt(course, unit('b').id)).pathname).toBe('/b.html')
})

test('a look speaks as itself alone, and what is not ours opens nothing', async () => {
  const course = await makeLaunchedCourse()
  const [one, other] = [await lookAt(course), await lookAt(course)]
  const token = (await course.fetchToken(one))['auth-token'] ?? ''
  const said = course.contentAt(one, `Basic ${token}`)
  const asAnother = { agent: String(other.searchParams.get('actor')), activityId: said.said('activityId') }
  const query = { ...asAnother, stateId: 'bookmark' }
  expect((await said.send('/activities/state', { query })).statusCode).toBe(403)
  const forged = Buffer.from(token, 'base64').toString().replace(/.$/, '_')
  const stranger = course.contentAt(one, `Basic ${Buffer.from(forged).toString('base64')}`)
  expect((await stranger.send('/statements')).statusCode).toBe(401)
  one.searchParams.set('fetch', 'https://oktant.test/xapi/looked/fetch/nothing')
  expect(await course.fetchToken(one)).toMatchObject({ 'error-code': '2' })
})

test('a visitor finds the way into a package that its author opened, and speaks for nobody', async () => {
  const items = [packageItem('https://publisher.example/a', { launch: 'https://content.example/a.html' })]
  const course = await makeLaunchedCourse({ kind: 'xapi', items, isOpen: true })
  const { call, author, mia, childId, courseId } = course
  const company = String(author.companyId)
  const seen = await call(readPublicLearning, { as: mia, params: { id: courseId }, query: { company } })
  expect(seen).toMatchObject({ children: [{ canVisit: true }] })
  const reply = await call(launchPublicPackage, { as: mia, params: { id: childId }, query: { company } })
  const address = new URL(String('package' in reply ? reply.package?.address : ''))
  const content = course.contentAt(address, String(address.searchParams.get('auth')))
  const statement = {
    actor: content.actor,
    verb: { id: 'http://adlnet.gov/expapi/verbs/completed' },
    object: { id: items[0]?.id },
  }
  expect(await content.post(statement)).toBe(200)
  expect(await kept(course, course)).toEqual([0, 0, 0, 0])
})

test('who has no account is not offered a part that its author did not open', async () => {
  const { call, author, mia, courseId, childId } = await makeLaunchedCourse()
  const company = String(author.companyId)
  const seen = await call(readPublicLearning, { as: mia, params: { id: courseId }, query: { company } })
  expect(seen).toMatchObject({ children: [{ canVisit: false }] })
  const own = await call(launchComponent, { as: mia, params: { key: childId }, query: {} })
  expect(own).toMatchObject({ lessonMode: 'normal' })
})
