import * as answerSets from '@oktant/contract/answer-sets.ts'
import * as banks from '@oktant/contract/question-banks.ts'
import * as questionFiles from '@oktant/contract/question-files.ts'
import * as contract from '@oktant/contract/questions.ts'
import { pagedReply, readPage } from '../../http/paging.ts'
import type { Serve } from '../../http/serve.ts'
import type { Kit } from '../../kit.ts'
import { findAnswerSets } from './answer-sets.queries.ts'
import {
  affectedByAnswerSet,
  createAnswerSet,
  removeAnswerSet,
  restoreAnswerSet,
  updateAnswerSet,
} from './answer-sets.ts'
import { answerSetRow, answerSetView } from './answer-sets.view.ts'
import { findBanks } from './question-banks.queries.ts'
import {
  affectedByQuestionBank,
  createQuestionBank,
  readQuestionBank,
  removeQuestionBank,
  restoreQuestionBank,
  updateQuestionBank,
} from './question-banks.ts'
import { bankRow } from './question-banks.view.ts'
import { exportQuestions } from './exchange/export-questions.ts'
import { checkQuestionFile, importQuestions, undoQuestionImport } from './exchange/question-files.ts'
import { uploadQuestionPicture } from './question-pictures.ts'
import { accessAnswerSet, accessPicture, accessQuestion } from './questions.access.ts'
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

export function answerSetRoutes(serve: Serve, { now }: Kit) {
  const at = () => ({ now: now() })
  serve(answerSets.listAnswerSets, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await findAnswerSets(db, actor, page)
    return pagedReply(page, rows.map(answerSetRow), total)
  })
  serve(answerSets.readAnswerSet, async ({ db, actor, params }) =>
    answerSetView(await accessAnswerSet(db, actor, params.id)),
  )
  serve(answerSets.createAnswerSet, async ({ db, actor, body }) =>
    answerSetView(await createAnswerSet(db, actor, body, at())),
  )
  serve(answerSets.updateAnswerSet, async ({ db, actor, params, body }) =>
    answerSetView(await updateAnswerSet(db, actor, params.id, body, at())),
  )
  serve(answerSets.readAnswerSetAffected, ({ db, actor, params }) =>
    affectedByAnswerSet(db, actor, params.id),
  )
  serve(answerSets.removeAnswerSet, ({ db, actor, params }) => removeAnswerSet(db, actor, params.id, at()))
  serve(answerSets.restoreAnswerSet, async ({ db, actor, params }) =>
    answerSetView(await restoreAnswerSet(db, actor, params.id, at())),
  )
}
