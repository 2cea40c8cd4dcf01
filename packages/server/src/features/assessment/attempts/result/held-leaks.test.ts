import { launchEmbeddedEvaluation, launchEvaluation } from '@oktant/contract/assessment/attempts/attempts.ts'
import { flagAttempt, overrideScore, readFacilitated } from '@oktant/contract/assessment/facilitation.ts'
import { releaseResults } from '@oktant/contract/assessment/result-release.ts'
import { launchMarking, returnMarking, scoreMarking } from '@oktant/contract/assessment/marking.ts'
import { expect, test } from 'vitest'
import { makeReader, walkAsLearner } from '../../../../../test/kit/content/learner-walk.ts'
import type { Made } from '../../../../../test/kit/make.ts'
import { handIn, makeEssay } from '../../../../../test/kit/content/marking.ts'
import { testServer } from '../../../../../test/kit/server.ts'

/** Figures and what is right, by the names under which they are sent. */
const undue = /^(mark|score|possible|level|rightAnswer|isRight|answerBoolean|override|assessedMark)$/

/** Everything in what a learner reads that tells a secret word or a figure. */
function leaks(value: unknown, due: readonly string[], at = ''): string[] {
  if (typeof value === 'string') {
    const words = value.match(/hush-\w+/g) ?? []
    return words.filter((word) => !due.includes(word)).map((word) => `${at}: ${word}`)
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => {
    const where = `${at}.${name}`
    if (undue.test(name) && part !== null && !due.includes(name)) return [where]
    return leaks(part, due, where)
  })
}

/** An essay and a question by key, marked by two, held back, and open to facilitators. */
async function setUp() {
  const server = await testServer()
  const { call, make, kit } = server
  const settings = {
    controlledRelease: true,
    secondMarkerGap: 50,
    facilitatorFlagging: true,
    facilitatorOverride: true,
  }
  const made = await makeEssay(server, { settings, types: ['FT', 'MC'] })
  const { author, learner, childId, courseId } = made
  const { logId, rowId } = await handIn(server, learner, childId, 'It holds.')
  const { companyId } = author
  const facilitator = await make.user({ companyId, permissions: ['evaluations.moderate'] })
  const releaser = await make.user({ companyId, permissions: ['results.release'] })
  const { seen, read } = makeReader(server, learner)
  /** What leaks of all that its learner may read now, beside what is due. */
  const found = async (due: readonly string[] = []) => {
    await kit.outbox.deliver()
    await walkAsLearner({ read }, { courseId, childId, logId }, ['hush', 'Bowline'])
    return seen.splice(0).flatMap(([name, body]) => leaks(body, due).map((leak) => `${name} ${leak}`))
  }
  const params = { logId }
  const said = (word: string, score: number) => [{ id: rowId, score, comment: `hush-${word}` }]
  async function mark(as: Made, action: 'SAVE' | 'SUBMIT', word: string) {
    const { revision } = await call(launchMarking, { as, params })
    const body = { action, revision, questionScores: said(word, 3), comment: `hush-${word}`, level: null }
    return call(scoreMarking, { as, params, body })
  }
  return { ...server, ...made, logId, rowId, facilitator, releaser, read, found, mark, params }
}

test('from being handed in to its release, an attempt tells its learner nothing that is not due', async () => {
  const { call, marker, other, facilitator, releaser, logId, rowId, found, mark } = await setUp()
  expect(await found()).toEqual([])
  await mark(marker, 'SAVE', 'draft')
  expect(await found(), 'a draft of a mark').toEqual([])
  await mark(marker, 'SUBMIT', 'first')
  expect(await found(), 'the first of two marks').toEqual([])
  const flag = { questionScoreId: rowId, note: 'hush-flag' }
  await call(flagAttempt, { as: facilitator, params: { id: logId }, body: flag })
  expect(await found(), 'a flag').toEqual([])
  await mark(other, 'SUBMIT', 'second')
  expect(await found(), 'a mark that is held back').toEqual([])
  const { launch } = await call(readFacilitated, { as: facilitator, params: { id: logId } })
  const marked = launch.questionScores.find(({ id }) => id === rowId)?.score ?? null
  const given = { score: 4, reason: 'hush-reason', known: { score: marked, overriddenAt: null } }
  const params = { id: logId, questionScoreId: rowId }
  await call(overrideScore, { as: facilitator, params, body: given })
  expect(await found(), 'other points in a result that is held back').toEqual([])
  await call(releaseResults, { as: releaser, body: { chosen: { ids: [logId] } } })
  const words = ['hush-first', 'hush-second', 'hush-reason']
  const figures = ['mark', 'score', 'possible', 'rightAnswer', 'isRight', 'override']
  expect(await found([...words, ...figures]), 'the released result').toEqual([])
})

test('of work that came back its learner reads what is to be revised, and nothing else', async () => {
  const { call, marker, facilitator, childId, logId, rowId, read, found, mark, params } = await setUp()
  await mark(marker, 'SAVE', 'draft')
  const note = { questionScoreId: null, note: 'hush-flag' }
  await call(flagAttempt, { as: facilitator, params: { id: logId }, body: note })
  const { revision } = await call(launchMarking, { as: marker, params })
  const questionScores = [{ id: rowId, comment: 'hush-answer' }]
  await call(returnMarking, { as: marker, params, body: { revision, questionScores, comment: 'hush-whole' } })
  const due = ['hush-answer', 'hush-whole']
  expect(await found(due)).toEqual([])
  await read(launchEvaluation, { params: { id: childId } })
  await read(launchEmbeddedEvaluation, { params: { id: childId } })
  expect(await found(due), 'taken up again').toEqual([])
})
