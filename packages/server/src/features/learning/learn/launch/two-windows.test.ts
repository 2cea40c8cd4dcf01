import { expect, test } from 'vitest'
import { scoreEvaluation } from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import { launchEvaluation } from '@oktant/contract/assessment/attempts/attempts.ts'
import { launchComponent, saveLaunch } from '@oktant/contract/learning/own/launches.ts'
import { makePeople, makeTest } from '../../../../../test/kit/content/attempts.ts'
import { makeCourse } from '../../../../../test/kit/content/courses.ts'
import { testServer } from '../../../../../test/kit/server.ts'

const windows = [1, 2, 3, 4]
const times = 6

/** Each window opens the same thing again and again and saves what is done there, all at once. */
async function together(round: () => Promise<object[]>) {
  const each = async () => {
    const answers: object[] = []
    for (let time = 0; time < times; time += 1) answers.push(...(await round()))
    return answers
  }
  const answers = (await Promise.all(windows.map(each))).flat()
  const refusals = answers.flatMap((answer) => ('code' in answer ? [answer.code] : []))
  return { saved: answers.length - refusals.length, refusals: new Set(refusals) }
}

// NOTE: whatever locks rows of one course of one person takes them in one order, or two windows wait for each other.
test('a person who opens and saves a part in many windows at once is told where it is open, and nothing else', async () => {
  const server = await testServer()
  const { author, learner: as } = await makePeople(server)
  const { children } = await makeCourse(server, author, { components: [{}] })
  const params = { key: children[0]?.childId ?? 0 }
  const { saved, refusals } = await together(async () => {
    const opened = await server.call(launchComponent, { as, params })
    const body = { launch: opened.launch ?? '', seconds: 1, location: 'page 2' }
    const save = () => server.call(saveLaunch, { as, params, body })
    return [opened, ...(await Promise.all([save(), save()]))]
  })
  expect([...refusals].filter((code) => code !== 'launched_elsewhere')).toEqual([])
  expect(saved).toBeGreaterThanOrEqual(windows.length * times)
}, 60_000)

test('a person who takes an evaluation in many windows at once is told where it is open, and nothing else', async () => {
  const server = await testServer()
  const { author, learner: as } = await makePeople(server)
  const { childId } = await makeTest(server, author)
  const { saved, refusals } = await together(async () => {
    const opened = await server.call(launchEvaluation, { as, params: { id: childId } })
    const held = { componentLogId: opened.componentLog?.id ?? 0, launch: opened.launch ?? '' }
    const body = { ...held, action: 'SAVE' as const, time: 1, position: 1, questionScores: [] }
    const save = () => server.call(scoreEvaluation, { as, params: { containerChildId: childId }, body })
    return [opened, ...(await Promise.all([save(), save()]))]
  })
  expect([...refusals].filter((code) => code !== 'launched_elsewhere')).toEqual([])
  expect(saved).toBeGreaterThanOrEqual(windows.length * times)
}, 60_000)
