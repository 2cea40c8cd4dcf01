import { giveExtraTime } from '@oktant/contract/assessment/attempts/extra-time.ts'
import { removeEvaluation } from '@oktant/contract/assessment/evaluations.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { removeQuestionBank } from '@oktant/contract/assessment/questions/question-banks.ts'
import { removeQuestion, uploadQuestionPicture } from '@oktant/contract/assessment/questions/questions.ts'
import type { Made } from '../../kit/make.ts'
import { png } from '../../kit/files/pictures.ts'
import {
  evaluationForm,
  itemOf,
  makeBank,
  makeEvaluation,
  makeQuestion,
  questionForm,
} from '../../kit/content/questions/questions.ts'
import { type Scene, type Server, two } from '../scene.ts'

const rights: Permission[] = ['evaluations.administer']

type Make<T> = (server: Server, owner: Made) => Promise<T>
const of =
  <T>(make: Make<T>, call: (made: T) => object): Scene =>
  async (server) => {
    const pair = await two(server, rights)
    return { ...pair, call: call(await make(server, pair.owner)) }
  }
const removed =
  <T extends { id: number }>(
    make: Make<T>,
    remove: typeof removeQuestion | typeof removeQuestionBank | typeof removeEvaluation,
  ): Make<T> =>
  async (server, owner) => {
    const made = await make(server, owner)
    await server.call(remove as typeof removeQuestion, { as: owner, params: { id: made.id } })
    return made
  }
const byId = ({ id }: { id: number }) => ({ params: { id } })

const bank: Make<{ id: number }> = (server, owner) => makeBank(server, owner)
const question: Make<{ id: number; bankId: number }> = (server, owner) => makeQuestion(server, owner)
const picture: Make<{ id: number }> = async (server, owner) => {
  const file = { name: 'knot.png', bytes: png(74, 47), type: 'image/png' }
  const { pictureId } = await server.call(uploadQuestionPicture, { as: owner, file })
  return { id: pictureId }
}
const evaluation: Make<{ id: number }> = (server, owner) => makeEvaluation(server, owner)
const asksOwn = async (server: Server, owner: Made) => {
  const { id } = await makeQuestion(server, owner)
  return { made: await makeEvaluation(server, owner), items: [itemOf(id)] }
}

const extra = (userId: number) => ({ userId, evaluationId: null, percent: 25, minutes: 0 })
// NOTE: nobody gives time to themselves.
const colleague = (server: Server, { companyId }: Made) => server.make.user({ companyId })
const moreTime: Make<{ id: number }> = async (server, owner) =>
  server.call(giveExtraTime, { as: owner, body: extra((await colleague(server, owner)).id) })

const sent = {
  query: { language: 'en' },
  file: { name: 'rope.txt', bytes: Buffer.from('Is rope wet? {T}'), type: 'text/plain' },
}

export const questionScenes: Record<string, Scene> = {
  giveExtraTime: of(colleague, ({ id }) => ({ body: extra(id) })),
  takeExtraTimeBack: of(moreTime, byId),
  checkQuestionFile: of(bank, ({ id }) => ({ params: { id }, ...sent })),
  exportQuestions: of(bank, ({ id }) => ({ params: { id }, query: { format: 'moodle' } })),
  importQuestions: of(bank, ({ id }) => ({ params: { id }, ...sent })),
  undoQuestionImport: of(question, ({ id, bankId }) => ({ params: { id: bankId }, body: { ids: [id] } })),
  createQuestion: of(bank, ({ id }) => ({ body: { ...questionForm(), bankId: id } })),
  duplicateEvaluation: of(evaluation, byId),
  duplicateQuestion: of(question, byId),
  listQuestionVersions: of(question, byId),
  readEvaluation: of(evaluation, byId),
  exportEvaluationResults: of(evaluation, byId),
  readEvaluationAffected: of(evaluation, byId),
  readEvaluationResults: of(evaluation, byId),
  readQuestion: of(question, byId),
  readQuestionAffected: of(question, byId),
  readQuestionBank: of(bank, byId),
  readQuestionBankAffected: of(bank, byId),
  readQuestionPicture: of(picture, byId),
  removeEvaluation: of(evaluation, byId),
  removeQuestion: of(question, byId),
  removeQuestionBank: of(bank, byId),
  restoreEvaluation: of(removed(evaluation, removeEvaluation), byId),
  restoreQuestion: of(removed(question, removeQuestion), byId),
  restoreQuestionBank: of(removed(bank, removeQuestionBank), byId),
  updateEvaluation: of(asksOwn, ({ made, items }) => ({
    params: { id: made.id },
    body: { ...evaluationForm(items), status: 'active', revision: made.revision },
  })),
  updateQuestion: of(question, ({ id }) => ({ params: { id }, body: { ...questionForm(), revision: 0 } })),
  updateQuestionBank: of(bank, ({ id }) => ({
    params: { id },
    body: { title: { en: 'Knots', de: 'Knoten' }, description: { en: '', de: '' }, revision: 0 },
  })),
}
