import * as answerSets from '@oktant/contract/assessment/questions/answer-sets.ts'
import * as banks from '@oktant/contract/assessment/questions/question-banks.ts'
import * as questionFiles from '@oktant/contract/assessment/questions/question-files.ts'
import * as contract from '@oktant/contract/assessment/questions/questions.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { serveRecord } from '../../../records/serve-record.ts'
import { answerSetDeeds } from './answer-sets/answer-sets.ts'
import { answerSetRow, answerSetView } from './answer-sets/answer-sets.view.ts'
import { findBanks } from './banks/question-banks.queries.ts'
import {
  affectedByQuestionBank,
  createQuestionBank,
  readQuestionBank,
  removeQuestionBank,
  restoreQuestionBank,
  updateQuestionBank,
} from './banks/question-banks.ts'
import { bankRow } from './banks/question-banks.view.ts'
import { exportQuestions } from './exchange/export-questions.ts'
import { checkQuestionFile, importQuestions, undoQuestionImport } from './exchange/question-files.ts'
import { uploadQuestionPicture } from './pictures/question-pictures.ts'
import { accessPicture, accessQuestion } from './questions.access.ts'
import { findQuestions, listVersions } from './questions.queries.ts'
import {
  affectedByQuestion,
  createQuestion,
  duplicateQuestion,
  placeQuestions,
  removeQuestion,
  restoreQuestion,
  updateQuestion,
} from './questions.ts'
import { pictureView, questionRow, questionView, versionView } from './questions.view.ts'

export function questionRoutes(serve: Serve, kit: Kit) {
  const at = () => ({ now: kit.now() })
  serve(contract.listQuestions, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await findQuestions(db, actor, page)
    return pagedReply(page, rows.map(questionRow), total)
  })
  serve(contract.readQuestion, async ({ db, actor, params }) =>
    questionView(kit, await accessQuestion(db, actor, params.id)),
  )
  serve(contract.createQuestion, async ({ db, actor, body }) =>
    questionView(kit, await createQuestion(db, actor, body, at())),
  )
  serve(contract.updateQuestion, async ({ db, actor, params, body }) =>
    questionView(kit, await updateQuestion(db, actor, params.id, body, at())),
  )
  serve(contract.duplicateQuestion, async ({ db, actor, params }) =>
    questionView(kit, await duplicateQuestion(db, actor, params.id, at())),
  )
  serve(contract.listQuestionVersions, async ({ db, actor, params }) => {
    const { question } = await accessQuestion(db, actor, params.id)
    const versions = await listVersions(db, actor.companyId, question.id)
    return versions.map((row) => versionView(kit, question, row))
  })
  serve(contract.placeQuestions, ({ db, actor, body }) => placeQuestions(db, actor, body.places, at()))
  serve(contract.readQuestionAffected, ({ db, actor, params }) => affectedByQuestion(db, actor, params.id))
  serve(contract.removeQuestion, ({ db, actor, params }) => removeQuestion(db, actor, params.id, at()))
  serve(contract.restoreQuestion, async ({ db, actor, params }) =>
    questionView(kit, await restoreQuestion(db, actor, params.id, at())),
  )
  serve(contract.readQuestionPicture, async ({ db, actor, params }) =>
    pictureView(kit, await accessPicture(db, actor, params.id)),
  )
  serve(contract.uploadQuestionPicture, ({ actor, upload, transact }) =>
    uploadQuestionPicture(kit, actor, { upload, transact }),
  )
}

export function questionBankRoutes(serve: Serve, { now }: Kit) {
  const at = () => ({ now: now() })
  serve(banks.listQuestionBanks, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await findBanks(db, actor, page)
    return pagedReply(page, rows.map(bankRow), total)
  })
  serve(banks.readQuestionBank, ({ db, actor, params }) => readQuestionBank(db, actor, params.id))
  serve(banks.createQuestionBank, ({ db, actor, body }) => createQuestionBank(db, actor, body, at()))
  serve(banks.updateQuestionBank, ({ db, actor, params, body }) =>
    updateQuestionBank(db, actor, params.id, body, at()),
  )
  serve(banks.readQuestionBankAffected, ({ db, actor, params }) =>
    affectedByQuestionBank(db, actor, params.id),
  )
  serve(banks.removeQuestionBank, ({ db, actor, params }) => removeQuestionBank(db, actor, params.id, at()))
  serve(banks.restoreQuestionBank, ({ db, actor, params }) => restoreQuestionBank(db, actor, params.id, at()))
}

export function questionFileRoutes(serve: Serve, kit: Kit) {
  serve(questionFiles.checkQuestionFile, ({ db, actor, params, query, upload }) =>
    checkQuestionFile({ db, kit, actor }, { bankId: params.id, ...query, upload }),
  )
  serve(questionFiles.importQuestions, ({ db, actor, params, query, upload, transact }) =>
    importQuestions({ db, kit, actor, transact }, { bankId: params.id, ...query, upload }),
  )
  serve(questionFiles.undoQuestionImport, ({ db, actor, params, body, transact }) =>
    undoQuestionImport({ db, kit, actor, transact }, params.id, body.ids),
  )
  serve(questionFiles.exportQuestions, ({ db, actor, params, query }) =>
    exportQuestions({ db, kit, actor }, params.id, query.format),
  )
}

export function answerSetRoutes(serve: Serve, kit: Kit) {
  const calls = {
    list: answerSets.listAnswerSets,
    create: answerSets.createAnswerSet,
    read: answerSets.readAnswerSet,
    update: answerSets.updateAnswerSet,
    affected: answerSets.readAnswerSetAffected,
    remove: answerSets.removeAnswerSet,
    restore: answerSets.restoreAnswerSet,
  }
  serveRecord(serve, kit, calls, { ...answerSetDeeds, view: answerSetView, row: answerSetRow })
}
