import { expect, test } from 'vitest'
import { launchComponent } from '@oktant/contract/learning/own/launches.ts'
import type { PackageItem } from '@oktant/contract/learning/package-launch.ts'
import { commitPackage } from '@oktant/contract/learning/package-attempts.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import { type JournalStore, openJournal } from '@oktant/runtime/commit/journal.ts'
import { fetchTransport } from '@oktant/runtime/commit/fetch-transport.ts'
import { replay } from '@oktant/runtime/commit/replay.ts'
import { makeSaver, type SavingState } from '@oktant/runtime/commit/saver.ts'
import { openScorm12 } from '@oktant/runtime/scorm12/player.ts'
import { openScorm2004 } from '@oktant/runtime/scorm2004/player.ts'
import type { Activity } from '@oktant/runtime/scorm2004/library.ts'
import { makePackageCourse, packageItem } from '../../../../test/kit/packages/played.ts'
import { testServer } from '../../../../test/kit/server.ts'

type Wish = Parameters<typeof makePackageCourse>[2]

/** What a device keeps, however often its tab is killed. */
function makeStore(): JournalStore {
  const texts = new Map<string, string>()
  return {
    keys: () => [...texts.keys()],
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => void texts.set(key, text),
    delete: (key) => void texts.delete(key),
  }
}

const until = async (isSo: () => boolean) => {
  for (let turn = 0; turn < 200 && !isSo(); turn += 1) await new Promise((done) => setTimeout(done, 10))
  expect(isSo()).toBe(true)
}

/** A learner with a device, at a package of a course. */
async function setUp(wish: Wish) {
  const server = await testServer()
  const { app, call, make } = server
  const author = await make.user({
    permissions: ['courses.administer', 'content.administer', 'learning.take'],
  })
  const mia = await make.user({ companyId: author.companyId, permissions: ['learning.take'] })
  const { courseId, childId } = await makePackageCourse(server, author, wish)
  const network = { isUp: true }
  const store = makeStore()
  const clock = { now: () => Date.now(), after: () => () => {} }

  async function launch() {
    const launched = await call(launchComponent, { as: mia, params: { key: childId }, query: {} })
    const { package: played, componentLog } = launched
    if (!played || !componentLog) throw new Error('no package')
    return { launched, played, logId: componentLog.id }
  }
  const transportOf = (id: number, token: () => string) =>
    fetchTransport(
      async (url, { body, headers }) => {
        if (!network.isUp) throw new Error('offline')
        const answer = await app.inject({ method: 'POST', url, headers, payload: body })
        return { ok: answer.statusCode === 200, status: answer.statusCode, json: async () => answer.json() }
      },
      `/rest${commitPackage.path.replace(':id', String(id))}`,
      token,
    )
  /** Opens the package in a tab; whatever a killed one left is told the server before. */
  async function openTab() {
    const { launched, played, logId } = await launch()
    const states: SavingState[] = []
    const transport = transportOf(logId, () => played.token ?? '')
    const journal = openJournal(store, String(logId))
    const session = played.session ?? 0
    const saver = makeSaver({ session, transport, clock, journal, tell: (state) => states.push(state) })
    const lesson = { learnerId: String(mia.id), learnerName: 'Mia', mode: launched.lessonMode ?? '' }
    return { launched, played, logId, saver, lesson, states, token: played.token ?? '' }
  }
  const replayed = ({ logId, token }: { logId: number; token: string }) =>
    replay(
      openJournal(store, String(logId)),
      transportOf(logId, () => token),
    )
  const read = () => call(readLearning, { as: mia, params: { id: courseId } })
  return { openTab, replayed, network, read }
}

test('a lesson of SCORM 1.2 whose tab was killed offline goes on where it was, and its mark is the course’s', async () => {
  const { openTab, replayed, network, read } = await setUp({ items: [packageItem('a'), packageItem('b')] })
  const play = (
    tab: Awaited<ReturnType<typeof openTab>>,
    finished: (item: PackageItem) => void = () => {},
  ) => {
    const { played, saver, lesson } = tab
    const { items, values, suspendData } = played
    const player = openScorm12({
      items,
      values,
      suspendData,
      lesson,
      keeper: saver,
      deliver: () => {},
      finished,
    })
    player.enter()
    const api = player.api()
    api?.LMSInitialize('')
    return { player, api }
  }
  const first = await openTab()
  const { api } = play(first)
  api?.LMSSetValue('cmi.core.lesson_location', 'p1')
  api?.LMSCommit('')
  await until(first.saver.isSaved)
  network.isUp = false
  api?.LMSSetValue('cmi.core.lesson_location', 'p2')
  api?.LMSSetValue('cmi.core.session_time', '00:00:01')
  api?.LMSCommit('')
  await until(() => first.states.at(-1)?.kind === 'waiting')
  first.saver.stop()
  network.isUp = true
  expect(await replayed(first)).toMatchObject({ sent: 1, left: 0 })

  const second = await openTab()
  expect(second.launched).toMatchObject({ lessonLocation: 'p2', duration: 1, package: { session: 2 } })
  const { player, api: again } = play(second)
  expect(again?.LMSGetValue('cmi.core.entry')).toBe('resume')
  for (const [status, raw] of [
    ['passed', 80],
    ['completed', 60],
  ]) {
    const open = player.api()
    open?.LMSInitialize('')
    open?.LMSSetValue('cmi.core.lesson_status', status)
    open?.LMSSetValue('cmi.core.score.raw', raw)
    open?.LMSFinish('')
    player.next()
  }
  await until(second.saver.isSaved)
  second.saver.stop()
  expect(await read()).toMatchObject({ passed: true, mark: 70 })
})

const activities: Activity = {
  id: 'course',
  title: 'Knots',
  sequencingControls: { choice: true, flow: true },
  children: [
    { id: 'one', title: 'Bowline' },
    { id: 'two', title: 'Hitch' },
  ],
}

test('a package of SCORM 2004 is taken item by item over two visits, and is passed as its sequencing says', async () => {
  const { openTab, read } = await setUp({
    kind: 'scorm2004',
    activities,
    items: [packageItem('one'), packageItem('two')],
  })
  const play = async ({ played, saver, lesson }: Awaited<ReturnType<typeof openTab>>) => {
    const delivered: string[] = []
    // NOTE: as the server was handed it; the contract knows no more of it.
    const tree = played.activities as Activity
    const deliver = (item: string) => delivered.push(item)
    const { values } = played
    const player = await openScorm2004({ tree, lesson, values, keeper: saver, deliver, end: () => {} })
    player.enter()
    player.api.Initialize('')
    return { player, delivered }
  }
  const pass = (player: Awaited<ReturnType<typeof openScorm2004>>) => {
    player.api.SetValue('cmi.completion_status', 'completed')
    player.api.SetValue('cmi.success_status', 'passed')
    player.api.SetValue('cmi.score.scaled', '0.8')
  }
  const first = await openTab()
  const { player } = await play(first)
  pass(player)
  player.navigate('continue')
  await until(first.saver.isSaved)
  first.saver.stop()
  expect(await read()).toMatchObject({ passed: false })

  const second = await openTab()
  const { player: later, delivered } = await play(second)
  expect(delivered).toEqual(['two'])
  pass(later)
  later.api.Terminate('')
  await until(second.saver.isSaved)
  second.saver.stop()
  expect(await read()).toMatchObject({ passed: true, percent: 100 })
})
