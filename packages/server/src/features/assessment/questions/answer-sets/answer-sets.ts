import type { AnswerSetForm, ScalePoint } from '@oktant/contract/assessment/questions/answer-sets.ts'
import type { Affected } from '@oktant/contract/http/http.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { touched } from '../../../../http/affected.ts'
import { fail } from '../../../../http/fail.ts'
import { trimmed } from '../../../../records/names.rules.ts'
import { recordDeeds } from '../../../../records/record-deeds.ts'
import { type AnswerSetRecord, carryScale, listUsing, setStore } from './answer-sets.queries.ts'
import { pointToLatest } from '../questions.queries.ts'
import { refuseAnswerSet } from '../questions.rules.ts'

/** The form as it is kept; each new point gets the next number, and none that was used before. */
function tidied({ name, possibleAnswers }: AnswerSetForm, before: readonly ScalePoint[] = []) {
  const known = new Set(before.map(({ id }) => id))
  const taken = new Set<number>()
  let last = Math.max(0, ...known)
  const numberOf = (id: number) => {
    const number = known.has(id) && !taken.has(id) ? id : (last += 1)
    taken.add(number)
    return number
  }
  const form = {
    name: trimmed(name),
    possibleAnswers: possibleAnswers.map((point) => ({
      id: numberOf(point.id),
      name: trimmed(point.name),
      description: trimmed(point.description),
    })),
  }
  refuseAnswerSet(form)
  return form
}

/** The questions that use a set get versions of their own, so that attempts keep what they were given. */
async function follow(db: Db, { id: by }: Actor, { id, companyId, possibleAnswers }: AnswerSetRecord) {
  const carried = await carryScale(db, { companyId, id, by }, possibleAnswers)
  await pointToLatest(db, companyId, carried)
}

const deeds = recordDeeds({
  store: setStore,
  object: 'answerSet',
  missing: 'answer_set_not_found',
  invalid: 'answer_set_invalid',
  tidied: (form: AnswerSetForm, before?: AnswerSetRecord) => tidied(form, before?.possibleAnswers),
  follow,
  refuseRemoval: ({ questions }) => {
    if (questions > 0) throw fail('answer_set_in_use')
  },
  marksRestored: false,
})

export async function affectedByAnswerSet(db: Db, actor: Actor, id: number): Promise<Affected> {
  await deeds.access(db, actor, id)
  const using = await listUsing(db, actor.companyId, id)
  return touched('questions', using, actor)
}

export const answerSetDeeds = { ...setStore, ...deeds, affected: affectedByAnswerSet }
