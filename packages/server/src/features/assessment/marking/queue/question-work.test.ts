import type { Input } from '@oktant/contract/http/http.ts'
import {
  handBackMarking,
  launchMarking,
  listQuestionsToMark,
  peekMarking,
  scoreMarking,
} from '@oktant/contract/assessment/marking.ts'
import { expect, test } from 'vitest'
import { handIn, makeEssay } from '../../../../../test/kit/content/marking.ts'
import { testServer } from '../../../../../test/kit/server.ts'

/** Three people who each answered two questions in their own words. */
async function setUp() {
  const server = await testServer()
  const made = await makeEssay(server, { types: ['FT', 'FT'] })
  const { call } = server
  const more = [1, 2].map(() =>
    server.make.user({ companyId: made.author.companyId, permissions: ['learning.take'] }),
  )
  const learners = [made.learner, ...(await Promise.all(more))]
  const handed = []
  for (const learner of learners) handed.push(await handIn(server, learner, made.childId))
  const { content } = await call(listQuestionsToMark, { as: made.marker })
  const work = (as = made.marker) => call(listQuestionsToMark, { as })
  return { ...server, ...made, handed, questions: content, work }
}

test('what waits is listed by question, and one question is marked from learner to learner', async () => {
  const { call, marker, other, handed, questions, work } = await setUp()
  const [first, second, third] = handed.map(({ logId }) => logId)
  expect(questions).toMatchObject([
    { waiting: 3, first },
    { waiting: 3, first },
  ])
  const [asked] = questions
  const within = { questionId: asked?.id ?? 0, evaluationId: asked?.evaluation.id ?? 0 }
  const opened = await call(launchMarking, { as: marker, params: { logId: first ?? 0 }, query: within })
  expect(opened).toMatchObject({ previous: null, next: second, waiting: 3 })
  const row = opened.launch.questionScores.find(({ question }) => question.id === within.questionId)
  const said = [{ id: row?.id ?? 0, score: '3', comment: '' }]
  const body = { action: 'SAVE', revision: 0, questionScores: said, comment: '', level: null } as const
  const saved = await call(scoreMarking, { as: marker, params: { logId: first ?? 0 }, query: within, body })
  expect(saved).toMatchObject({ next: second, waiting: 2 })
  await call(handBackMarking, { as: marker, params: { logId: first ?? 0 } })

  const counts = async (as = marker) => (await work(as)).content.map(({ waiting }) => waiting).toSorted()
  expect(await counts()).toEqual([2, 3])
  const onward = await call(peekMarking, { as: marker, params: { logId: second ?? 0 }, query: within })
  expect(onward, 'what has its points can be gone back to').toMatchObject({ previous: first, next: third })

  await call(launchMarking, { as: other, params: { logId: third ?? 0 }, query: within })
  const last = await call(peekMarking, { as: marker, params: { logId: second ?? 0 }, query: within })
  expect(last, 'and what another has open is left to them').toMatchObject({ next: null, waiting: 2 })
})

test('the list of questions is sorted, filtered and counted, and a question with all its points leaves it', async () => {
  const { call, marker, handed, questions, work } = await setUp()
  const list = (query: NonNullable<Input<typeof listQuestionsToMark>['query']>) =>
    call(listQuestionsToMark, { as: marker, query })
  const none = { _filterFields: ['question'], _filterValues: ['no such words'] }
  expect(await list(none)).toMatchObject({ content: [], totalElements: 0 })
  const beyond = { _perPage: 1, _page: 5, _sortField: 'waiting', _sortDir: 'DESC' } as const
  expect(await list(beyond)).toMatchObject({ content: [], totalElements: questions.length })
  const titles = (await list({ _sortField: 'question', _sortDir: 'DESC' })).content.map(
    ({ title }) => title.en,
  )
  expect(titles).toEqual(titles.toSorted().toReversed())

  for (const { logId, opened } of handed) {
    const questionScores = opened.questionScores.map(({ id }) => ({ id, score: '1', comment: '' }))
    const body = { action: 'SAVE', revision: 0, questionScores, comment: '', level: null } as const
    await call(scoreMarking, { as: marker, params: { logId }, body })
  }
  expect(await work()).toMatchObject({ content: [], totalElements: 0 })
})
