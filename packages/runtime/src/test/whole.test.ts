import { expect, test } from 'vitest'
import { openJournal } from '../commit/journal.ts'
import { totalTimeOf } from '../commit/merge.ts'
import { replay } from '../commit/replay.ts'
import { makeSaver } from '../commit/saver.ts'
import { elementsOf } from '../scorm12/launch.ts'
import { makeScorm12Session } from '../scorm12/session.ts'
import { faultsIn } from '../scorm12/validate.ts'
import { openScorm2004 } from '../scorm2004/player.ts'
import { attemptServer, breathe, commitIn, handClock, handNetwork, memoryStore } from './world.ts'

/** A learner's device and the server, with a network between them that a test can cut. */
function connected() {
  const { clock, pass } = handClock()
  const server = attemptServer()
  const { store } = memoryStore()
  const journal = openJournal(store, '7')
  const { sent, transport } = handNetwork()
  const direct = async ({ body }: { body: string }) => server.take(commitIn(body))
  return {
    server,
    journal,
    pass,
    sent,
    saver: () => makeSaver({ session: server.launch(), transport, clock, journal }),
    async deliverAll() {
      for (const request of sent.splice(0)) request.answer(server.take(request.commit))
      await breathe()
    },
    replay: () => replay(journal, direct),
  }
}

test('a lesson of SCORM 1.2 that was cut off offline goes on where it was, with all its time', async () => {
  const { server, saver, deliverAll, pass, sent, replay: replayAll } = connected()
  const first = makeScorm12Session({ elements: {}, keeper: saver() })
  first.initialize('')
  first.setValue('cmi.core.lesson_location', 'p1')
  first.setValue('cmi.core.session_time', '00:01:00')
  first.commit('')
  await deliverAll()
  first.setValue('cmi.core.lesson_location', 'p2')
  first.setValue('cmi.core.lesson_status', 'incomplete')
  first.setValue('cmi.core.session_time', '00:02:00.5')
  pass(10_000)
  sent.length = 0
  expect(server.saved().values).toEqual({ 'cmi.core.lesson_location': 'p1' })
  expect(await replayAll()).toMatchObject({ sent: 1, left: 0 })
  const { values, hasFinished } = server.saved()
  expect(faultsIn({ values })).toEqual([])
  const elements = elementsOf({
    userId: '7',
    studentName: 'Ada',
    mark: '',
    lessonLocation: values['cmi.core.lesson_location'] ?? '',
    lessonStatus: values['cmi.core.lesson_status'] ?? '',
    launchData: '',
    lessonMode: 'normal',
    suspendData: values['cmi.suspend_data'] ?? '',
    duration: totalTimeOf(server.saved()),
    earlier: { hasBegun: true, exit: values['cmi.core.exit'] ?? '', hasFinished },
  })
  const again = makeScorm12Session({ elements, keeper: saver() })
  again.initialize('')
  const read = ['lesson_location', 'lesson_status', 'entry', 'total_time']
  expect(read.map((name) => again.getValue(`cmi.core.${name}`))).toEqual([
    'p2',
    'incomplete',
    'resume',
    '0000:02:00.50',
  ])
})

test('a package of SCORM 2004 that was cut off offline goes on in the item where it was', async () => {
  const { server, saver, pass, sent, replay: replayAll } = connected()
  const tree = {
    id: 'course',
    title: 'Knots',
    sequencingControls: { flow: true },
    children: [
      { id: 'one', title: 'One' },
      { id: 'two', title: 'Two' },
    ],
  }
  const lesson = { learnerId: '7', learnerName: 'Ada', mode: 'normal' }
  const delivered: string[] = []
  const open = () =>
    openScorm2004({
      tree,
      lesson,
      values: server.saved().values,
      keeper: saver(),
      deliver: (item) => delivered.push(item),
      end: () => {},
    })
  const first = await open()
  first.enter()
  first.api.Initialize('')
  first.api.SetValue('cmi.completion_status', 'completed')
  first.api.SetValue('cmi.session_time', 'PT1M')
  first.navigate('continue')
  first.api.Initialize('')
  first.api.SetValue('cmi.location', 'p2')
  first.api.SetValue('cmi.session_time', 'PT2M')
  pass(10_000)
  sent.length = 0
  await replayAll()
  expect(totalTimeOf(server.saved())).toBe(18_000)
  const again = await open()
  again.enter()
  again.api.Initialize('')
  expect([delivered, again.api.GetValue('cmi.location')]).toEqual([['one', 'two', 'two'], 'p2'])
})
