import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import type { Kit } from '../../../../kit.ts'
import { picturesAt, printed } from '../../../../pdf/prints.ts'
import { findLearnerName } from '../attempts.queries.ts'
import { peekEvaluation } from '../start/start.ts'
import { picturesIn, printedAttempt } from './print.view.ts'

/** One’s own attempt on paper; it says what the screen says, and nothing more. */
export async function printEvaluation(db: Db, kit: Kit, actor: Actor, componentLogId: number) {
  const seen = await peekEvaluation(db, kit, actor, componentLogId)
  const { companyId, id: userId, language } = actor
  const { name } = seen.evaluation
  const learner = { name: await findLearnerName(db, { companyId, userId }), isReader: true }
  const pictures = await picturesAt(db, kit, picturesIn(seen))
  return printed(printedAttempt(seen, actor, { learner, pictures }), {
    title: textIn(name, language),
    language,
    madeAt: kit.now(),
    name: `evaluation-${componentLogId}`,
  })
}
