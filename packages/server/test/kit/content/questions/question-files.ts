import * as contract from '@oktant/contract/assessment/questions/question-files.ts'
import { readQuestion } from '@oktant/contract/assessment/questions/questions.ts'
import { makeBank } from './questions.ts'
import type { testServer } from '../../server.ts'

type Server = Awaited<ReturnType<typeof testServer>>

/** Somebody with a bank of their own, into which they bring files. */
export async function makeReader(server: Server) {
  const { call, send, make } = server
  const me = await make.user({ permissions: ['evaluations.administer'] })
  const { id } = await makeBank(server, me)
  const params = { id }
  const sent = (file: string | Buffer, name = 'knots.xml') => ({
    as: me,
    params,
    query: { language: 'de' as const },
    file: { name, bytes: Buffer.from(file), type: 'text/xml' },
  })
  return {
    me,
    params,
    check: (file: string | Buffer, name?: string) => call(contract.checkQuestionFile, sent(file, name)),
    bring: (file: string | Buffer, name?: string) => call(contract.importQuestions, sent(file, name)),
    sent,
    undo: (ids: number[]) => call(contract.undoQuestionImport, { as: me, params, body: { ids } }),
    question: (of: number) => call(readQuestion, { as: me, params: { id: of } }),
    async written(format: contract.QuestionFormat = 'moodle') {
      const answer = await send(contract.exportQuestions, { as: me, params, query: { format } })
      return answer.body
    },
  }
}
