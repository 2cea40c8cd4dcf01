import { keepBankComment } from '@oktant/contract/assessment/comment-bank.ts'
import { scoreMarking } from '@oktant/contract/assessment/marking.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { handIn, makeEssay } from '../../kit/content/marking.ts'
import { type Scene, two } from '../scene.ts'

const rights: Permission[] = ['freeText.mark', 'competencies.assess']

const points = (rowId: number, action: 'SAVE' | 'SUBMIT') => ({
  action,
  revision: 0,
  questionScores: [{ id: rowId, score: 0, comment: '' }],
  comment: '',
  level: null,
})

type Essay = { logId: number; rowId: number; evaluationId: number }
/** Somebody who marks, and somebody of another company who does. */
const marking =
  (call: (essay: Essay) => object): Scene =>
  async (server) => {
    const { learner, marker, childId, evaluationId } = await makeEssay(server)
    const { logId, rowId } = await handIn(server, learner, childId)
    const intruder = await server.make.user({ permissions: rights })
    return { owner: marker, intruder, call: call({ logId, rowId, evaluationId }) }
  }
const byLog = marking(({ logId }) => ({ params: { logId } }))

export const markingScenes: Record<string, Scene> = {
  handBackMarking: byLog,
  launchMarking: byLog,
  listMarkedLogs: marking(({ evaluationId }) => ({ params: { evaluationId } })),
  peekMarking: byLog,
  returnMarking: marking(({ logId }) => ({
    params: { logId },
    body: { revision: 0, questionScores: [], comment: 'Once more.' },
  })),
  removeBankComment: async (server) => {
    const pair = await two(server, rights)
    const body = { text: 'Please say why.' }
    const { id } = await server.call(keepBankComment, { as: pair.owner, body })
    return { ...pair, call: { params: { id } } }
  },
  scoreMarking: marking(({ logId, rowId }) => ({ params: { logId }, body: points(rowId, 'SAVE') })),
  undoMarking: async (server) => {
    const { learner, marker: owner, childId } = await makeEssay(server)
    const { logId, rowId } = await handIn(server, learner, childId)
    const params = { logId }
    await server.call(scoreMarking, { as: owner, params, body: points(rowId, 'SUBMIT') })
    const intruder = await server.make.user({ permissions: rights })
    return { owner, intruder, call: { params } }
  },
}
