import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { keepFile } from '../../../../files/files.ts'
import type { FileStore } from '../../../../files/store.ts'
import { holdAttempt } from '../attempts.queries.ts'
import { isAnswered } from '../attempts.rules.ts'
import { handIn } from '../result/hand-in.ts'
import { writeAnswers, writeDocument } from '../answer/score-writes.queries.ts'
import { listScores } from '../answer/scores.queries.ts'

type MadeAttempt = { learner: Actor; logId: number }

const held = async (db: Db, { learner, logId }: MadeAttempt) => {
  const found = await holdAttempt(db, { companyId: learner.companyId, userId: learner.id }, logId)
  if (!found) throw new Error('no attempt stands there')
  return found
}

/** What came back is handed in anew, with further words to each answer. */
export async function reviseMade(db: Db, whose: MadeAttempt, further: string, now: Date) {
  const whole = await held(db, whose)
  const rows = await listScores(db, whole.attempt)
  const revised = rows
    .filter(({ version, score }) => version.type === 'FT' && isAnswered(score))
    .map(({ score: { id, answer, ftAnswer, sequence } }) => ({
      id,
      answer,
      ftAnswer: `${ftAnswer} ${further}`,
      sequence: sequence + 1,
    }))
  await writeAnswers(db, whole.attempt, rows, revised)
  await handIn(db, whose.learner, whole, { isTimeUp: false, now })
}

/** A document beside the first answer that may have one. */
export async function attachMade(
  db: Db,
  store: FileStore,
  whose: MadeAttempt,
  { bytes, title }: { bytes: Buffer; title: string },
) {
  const { companyId, id: createdBy } = whose.learner
  const { attempt } = await held(db, whose)
  const row = (await listScores(db, attempt)).find(({ version }) => version.allowSupportingDocuments)
  if (!row) throw new Error('no document may stand there')
  const file = await keepFile(db, store, { companyId, createdBy, kind: 'document', bytes, title })
  await writeDocument(db, row, file.id)
}
