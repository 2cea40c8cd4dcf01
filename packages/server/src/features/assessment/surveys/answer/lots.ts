import { randomInt } from 'node:crypto'
import type { RaterRelation } from '@oktant/contract/assessment/surveys/surveys.ts'
import type { Db } from '../../../../db/engine/db.ts'
import type { Kit } from '../../../../kit.ts'
import {
  forgetHidden,
  isEnough,
  type KeptAnswer,
  listHidden,
  listShown,
  markShown,
  type Numbered,
  putIn,
  stirred,
  takeSomeOut,
  takeWaitingOut,
  writeAnswers,
} from './answers.queries.ts'
import { openAnswer, sealedAnew, SealedOtherwise, sealRelation, waiting } from './sealed-answers.ts'
import type { SurveyRow } from '../surveys.queries.ts'
import { groupsOf } from '../surveys.rules.ts'

type Needs = Pick<Kit, 'config'>
type GivenAnswer = Pick<KeptAnswer, 'relation' | 'answers'>

/** NOTE: answers that take much room are few, as each of them is sealed and written again for every one that comes. */
const stirredAt = (room: number) => Math.max(10, Math.min(stirred, Math.floor(200_000 / room)))

/** Puts an anonymous answer among others of its survey, which come out of it under new numbers and seals. */
export async function mixIn(db: Db, kit: Needs, survey: SurveyRow, given: GivenAnswer, room: number) {
  const of = { companyId: survey.companyId, surveyId: survey.id }
  const others = (await takeSomeOut(db, of, stirredAt(room))).map((row) => sealedAnew(kit, of, row, room))
  await putIn(db, of, [...others, { ...waiting(kit, survey, given, room), shownOn: null }])
}

/**
 * Lets what waits be seen, once it is enough. NOTE: where answers bear names there is nothing to be told by a
 * difference, so each is shown once there are enough.
 */
export async function showLot(db: Db, kit: Needs, survey: SurveyRow, today: string) {
  const { companyId, id: surveyId, isAnonymous, leastAnswers } = survey
  const of = { companyId, surveyId }
  if (!isAnonymous) return void (await markShown(db, of, today))
  if (!(await isEnough(db, of, leastAnswers))) return
  for (;;) {
    const some = await takeWaitingOut(db, of, mostAtOnce)
    const shown = some.map((row) => ({ ...shownOf(kit, survey, row), shownOn: today }))
    if (shown.length > 0) await putIn(db, of, shown)
    if (shown.length < mostAtOnce) return
  }
}

/** NOTE: what is sealed takes room, and thousands may wait for the end of a survey. */
const mostAtOnce = 200

/** NOTE: how somebody stands to the person whom it is about may name them, so it stays sealed until the end. */
function shownOf(kit: Needs, { companyId, id: surveyId, subjectId }: SurveyRow, row: KeptAnswer) {
  if (row.relation === 'self') return row
  const of = { companyId, surveyId }
  const { relation, answers } = openAnswer(kit, of, row)
  return {
    relation: null,
    answers: subjectId === null ? answers : { ...answers, ...sealRelation(kit, of, relation) },
  }
}

/** The same for whoever has just answered: their answer counts, also where what waits beside it cannot be read now. */
export async function showLotIfReadable(
  db: Db,
  kit: Pick<Kit, 'config' | 'log'>,
  survey: SurveyRow,
  today: string,
) {
  await whereReadable(kit, () => db.transaction((tx) => showLot(tx, kit, survey, today)))
}

/** Does what needs sealed answers, or leaves it for when their secret is back. */
export async function whereReadable({ log }: Pick<Kit, 'log'>, work: () => Promise<unknown>) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof SealedOtherwise)) throw error
    log.error(error, 'surveys')
  }
}

const openedOf = (kit: Needs, of: Parameters<typeof openAnswer>[1], row: Numbered): Numbered => ({
  ...row,
  ...openAnswer(kit, of, row),
})

/** Makes an anonymous survey that has ended hold no more than what is shown of it. */
export async function keepShown(db: Db, kit: Needs, survey: SurveyRow) {
  const { companyId, id: surveyId, isAnonymous, leastAnswers, subjectId } = survey
  if (!isAnonymous) return
  const of = { companyId, surveyId }
  // NOTE: only what could have been read is forgotten; anything else throws, and the survey ends once its secret is back.
  for (const row of await listHidden(db, of)) openedOf(kit, of, row)
  await forgetHidden(db, of)
  if (subjectId === null) return
  const shown = (await listShown(db, of)).map((row) => openedOf(kit, of, row))
  if (shown.length > 0) await writeAnswers(db, companyId, dealt(shown, leastAnswers))
}

/** Deals the relations that are only shown together anew among those who share them, so that none leads to one person. */
export function dealt(rows: readonly Numbered[], least: number): Numbered[] {
  const counts = new Map<RaterRelation, number>()
  for (const { relation } of rows) if (relation) counts.set(relation, (counts.get(relation) ?? 0) + 1)
  const apart = groupsOf(counts, least).flatMap((group) => (group.length === 1 ? group : []))
  const isApart = ({ relation }: Numbered) => relation !== null && apart.includes(relation)
  const together = rows.filter((row) => !isApart(row))
  const relations = shuffled(together.map(({ relation }) => relation))
  return [
    ...rows.filter(isApart),
    ...together.map((row, place) => ({ ...row, relation: relations[place] ?? null })),
  ]
}

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, place: randomInt(2 ** 47) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}
