import { launchComponent } from '@oktant/contract/learning/own/launches.ts'
import type { PackageItem } from '@oktant/contract/learning/package-launch.ts'
import { randomUUID } from 'node:crypto'
import type { Made } from '../make.ts'
import type { Sent } from '../record-store.ts'
import { testServer } from '../server.ts'
import { makePackageCourse, packageItem } from './played.ts'

type Json = Record<string, unknown>
type Activities = { id: string }[]
type Context = {
  registration?: string
  contextActivities: { grouping: Activities; category?: Activities }
  extensions: Json
}
/** A statement as the record holds it. */
export type SaidStatement = {
  id: string
  actor: Json
  verb: { id: string }
  object: { objectType?: string; id: string; definition?: { type: string } }
  result?: Json
  context: Context
  timestamp: string
}
type LaunchDocument = Json & { contextTemplate: Context }
type More = Partial<Omit<SaidStatement, 'context'>> & { category?: Activities; context?: Context }

export const unit = (id: string, values: Partial<PackageItem> = {}) =>
  packageItem(`https://publisher.example/${id}`, {
    launch: `https://content.example/${id}.html?x=1#start`,
    moveOn: 'Passed',
    ...values,
  })
export const block = (id: string, values: Partial<PackageItem> = {}) =>
  packageItem(`https://publisher.example/${id}`, { launch: null, ...values })

const cmi5 = 'https://w3id.org/xapi/cmi5/context/'
export const categoryOfUnits = { id: `${cmi5}categories/cmi5` }
export const categoryOfResults = { id: `${cmi5}categories/moveon` }
export const sessionExtension = `${cmi5}extensions/sessionid`

type Wish = Parameters<typeof makePackageCourse>[2]

/** A course of one package that speaks in statements, and somebody who takes it. */
export async function makeLaunchedCourse(wish: Wish = {}) {
  const server = await testServer()
  const { make, call, app } = server
  const author = await make.user({
    permissions: ['courses.administer', 'content.administer', 'learning.take', 'system.administer'],
  })
  const mia = await make.user({ companyId: author.companyId, permissions: ['learning.take'] })
  const course = await makePackageCourse(server, author, { kind: 'cmi5', items: [unit('a')], ...wish })

  async function open({ as = mia, ...query }: { as?: Made; item?: string; attempt?: 'new' | 'best' } = {}) {
    const reply = await call(launchComponent, { as, params: { key: course.childId }, query })
    return { reply, address: new URL(String('package' in reply ? reply.package?.address : '')) }
  }
  const fetchToken = async (address: URL): Promise<Record<string, string>> =>
    (
      await app.inject({ method: 'POST', url: new URL(String(address.searchParams.get('fetch'))).pathname })
    ).json()

  /** Everything that content does with its address. */
  async function play(query: Parameters<typeof open>[0] = {}) {
    const { reply, address } = await open(query)
    const token = (await fetchToken(address))['auth-token'] ?? ''
    const content = contentAt(address, `Basic ${token}`)
    await content.send('/agents/profile', {
      query: { agent: content.said('actor'), profileId: 'cmi5LearnerPreferences' },
    })
    return { ...content, reply, token }
  }

  function contentAt(address: URL, authorization: string) {
    const said = (name: string) => String(address.searchParams.get(name))
    const actor: Json = JSON.parse(said('actor'))
    const send = (path: string, { method = 'GET', query = {}, body, headers = {} }: Sent = {}) =>
      app.inject({
        method,
        url: new URL(said('endpoint')).pathname.replace(/\/$/, '') + path,
        query,
        headers: {
          authorization,
          'x-experience-api-version': '1.0.3',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      })
    const own = {
      activityId: said('activityId'),
      agent: said('actor'),
      registration: said('registration'),
      stateId: 'LMS.LaunchData',
    }
    const launchData = async (): Promise<LaunchDocument> =>
      (await send('/activities/state', { query: own })).json()

    /** A statement as the launch wants it, with whatever else is said. */
    async function statement(
      verb: string,
      { result, category = [], ...more }: More = {},
    ): Promise<SaidStatement> {
      const { contextTemplate } = await launchData()
      return {
        id: randomUUID(),
        actor,
        verb: { id: `http://adlnet.gov/expapi/verbs/${verb}` },
        object: { objectType: 'Activity', id: said('activityId') },
        ...(result && { result }),
        context: {
          ...contextTemplate,
          registration: said('registration'),
          contextActivities: {
            ...contextTemplate.contextActivities,
            category: [categoryOfUnits, ...category],
          },
        },
        timestamp: server.kit.now().toISOString(),
        ...more,
      }
    }
    /** How something is received: 200, or the first code. */
    async function post(body: unknown) {
      const answer = await send('/statements', { method: 'POST', body })
      if (answer.statusCode === 200) return 200
      return `${answer.statusCode} ${answer.json().errors?.[0]?.code ?? answer.json().code}`
    }
    const say = async (verb: string, more: More = {}) => post(await statement(verb, more))
    const judged = { category: [categoryOfResults] }
    const results: Record<string, More> = {
      completed: { ...judged, result: { completion: true, duration: 'PT1S' } },
      passed: { ...judged, result: { success: true, duration: 'PT1S', score: { scaled: 0.9 } } },
      failed: { ...judged, result: { success: false, duration: 'PT1S', score: { scaled: 0.2 } } },
      terminated: { result: { duration: 'PT2S' } },
    }
    /** Says a verb with the result that belongs to it. */
    const does = (verb: string, more: More = {}) => say(verb, { ...results[verb], ...more })
    async function all(...verbs: string[]) {
      const answers: unknown[] = []
      for (const verb of verbs) answers.push(await does(verb))
      return answers
    }
    return { address, said, actor, send, launchData, statement, post, say, does, all, results }
  }
  return { ...server, ...course, author, mia, open, fetchToken, play, contentAt }
}
