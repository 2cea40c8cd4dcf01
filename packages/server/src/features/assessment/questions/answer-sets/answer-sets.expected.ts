import { createAnswerSet, removeAnswerSet } from '@oktant/contract/assessment/questions/answer-sets.ts'
import { evaluations, type Expected } from '../../../../../test/access-matrix/who.ts'
import { answerSetForm } from '../../../../../test/kit/content/questions/questions.ts'
import { type Scene, two } from '../../../../../test/scenes/scene.ts'

export const calls: Expected = {
  createAnswerSet: evaluations,
  listAnswerSets: evaluations,
  readAnswerSet: evaluations,
  readAnswerSetAffected: evaluations,
  removeAnswerSet: evaluations,
  restoreAnswerSet: evaluations,
  updateAnswerSet: evaluations,
}

const ofSet =
  (rest: object = {}, isRemoved = false): Scene =>
  async (server) => {
    const pair = await two(server, ['evaluations.administer'])
    const { id } = await server.call(createAnswerSet, { as: pair.owner, body: answerSetForm() })
    if (isRemoved) await server.call(removeAnswerSet, { as: pair.owner, params: { id } })
    return { ...pair, call: { params: { id }, ...rest } }
  }

export const scenes: Record<string, Scene> = {
  readAnswerSet: ofSet(),
  readAnswerSetAffected: ofSet(),
  removeAnswerSet: ofSet(),
  restoreAnswerSet: ofSet({}, true),
  updateAnswerSet: ofSet({ body: { ...answerSetForm(), revision: 0 } }),
}
