import { componentCategory } from '@oktant/contract/kit/constants.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import { scoreMarking } from '@oktant/contract/assessment/marking.ts'
import { expect, inject, test } from 'vitest'
import { actorWith } from '../../../../test/kit/actor.ts'
import { makePeople } from '../../../../test/kit/content/attempts.ts'
import { makeCourse } from '../../../../test/kit/content/courses.ts'
import { handIn } from '../../../../test/kit/content/marking.ts'
import {
  itemOf,
  makeBank,
  makeEvaluation,
  makeQuestion,
} from '../../../../test/kit/content/questions/questions.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { untilSomebodyWaits } from '../../../../test/kit/run/waiting.ts'
import { keepMarking } from './marking.ts'

test.skipIf(inject('prepared').engine !== 'postgres')(
  'a course is passed by two marks that are given at once',
  async () => {
    const server = await testServer()
    const { call, db, engine, kit, make } = server
    const { author, learner } = await makePeople(server)
    const { companyId } = author
    const bank = await makeBank(server, author)
    const values = { fullScore: 4 }
    const { id } = await makeQuestion(server, author, { bankId: bank.id, type: 'FT', values })
    const category = componentCategory.moderatedEssay
    const places: { componentId: number }[] = []
    for (const items of [[itemOf(id)], [itemOf(id)]])
      places.push({ componentId: (await makeEvaluation(server, author, { items, category })).id })
    const course = await makeCourse(server, author, { components: [{}, {}], places })
    const [first, second] = course.children.map(({ childId }) => childId)
    const marker = await make.user({ companyId, permissions: ['freeText.mark'] })
    const one = await handIn(server, learner, first ?? 0)
    const other = await handIn(server, learner, second ?? 0)
    const markOf = (rowId: number) => ({
      action: 'SUBMIT' as const,
      revision: 0,
      questionScores: [{ id: rowId, score: 4, comment: '' }],
      comment: '',
      level: null,
    })
    const marking = await db.transaction(async (tx) => {
      const actor = actorWith(['freeText.mark'], { id: author.id, companyId })
      await keepMarking({ db: tx, kit, actor, logId: one.logId }, markOf(one.rowId))
      const params = { logId: other.logId }
      const begun = call(scoreMarking, { as: marker, params, body: markOf(other.rowId) })
      await untilSomebodyWaits(engine)
      return [begun]
    })
    expect(await Promise.all(marking)).toMatchObject([{ assessedMark: 100 }])
    const seen = await call(readLearning, { as: learner, params: { id: course.id } })
    expect(seen).toMatchObject({ passed: true, mark: 100 })
  },
)
