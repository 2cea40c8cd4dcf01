import type {
  EvaluationForm,
  EvaluationItem,
  EvaluationSettings,
} from '@oktant/contract/assessment/evaluations.ts'
import type { Affected, LocalText } from '@oktant/contract/http/http.ts'
import type { LearnerQuestion } from '@oktant/contract/assessment/questions/questions.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Kit } from '../../../kit.ts'
import { affectedCourses, changeComponent, makeComponent } from '../../learning/components/components.ts'
import {
  chance,
  drawAnswers,
  findVersions,
  learnerQuestion,
  type VersionRow,
} from '../questions/questions.ts'
import { accessEvaluation } from './evaluations.access.ts'
import {
  type EvaluationRecord,
  listBankTitles,
  listCandidates,
  listDrawables,
  listItems,
  writeBody,
} from './evaluations.queries.ts'
import { type Drawable, drawQuestions } from './draw.rules.ts'
import { writeReleaseDay } from './release-day.queries.ts'
import { cleaned, refuseEvaluation } from './evaluations.rules.ts'
import { evaluationView } from './evaluations.view.ts'

export { finishRelease, listDueReleases } from './release-day.queries.ts'
export { findSettings as findEvaluationSettings } from './evaluations.queries.ts'
export { numbersFrom } from './draw.rules.ts'

type Moment = { now: Date }
const nothing: LocalText = { en: '', de: '' }

const contentOf = ({ title, description, keywords, minutes }: EvaluationForm) => ({
  title,
  description,
  keywords,
  minutes,
  content: { html: nothing, url: '' },
  difficulty: null,
  completion: 'submitted' as const,
})

/** An evaluation as its author sees it, with what its items name. */
export async function readEvaluation(db: Db, actor: Actor, id: number) {
  return seen(db, actor, await accessEvaluation(db, actor, id))
}

async function seen(db: Db, { companyId }: Actor, row: EvaluationRecord) {
  const items = await listItems(db, { companyId, revisionId: row.revisionId ?? 0 })
  const candidates = await listCandidates(db, companyId, items)
  return evaluationView(row, { items, candidates, banks: await listBankTitles(db, companyId, items) })
}

async function checked(db: Db, { companyId }: Actor, sent: EvaluationForm) {
  const form = cleaned(sent)
  const candidates = await listCandidates(db, companyId, form.items)
  refuseEvaluation(form, candidates, await listBankTitles(db, companyId, form.items))
  return form
}

type New = EvaluationForm & { category: number }
export async function createEvaluation(db: Db, actor: Actor, { category, ...sent }: New, { now }: Moment) {
  return made(db, actor, { categoryId: category, form: await checked(db, actor, sent) }, now)
}

type Wanted = { categoryId: number; form: EvaluationForm; copyOf?: number }
async function made(db: Db, actor: Actor, { categoryId, form, ...more }: Wanted, now: Date) {
  const { id } = await makeEvaluation(db, actor, { categoryId, form }, { now })
  const after = { categoryId, title: form.title, ...more }
  await audit(db, { by: actor, kind: 'create', object: 'evaluation', objectId: id, after })
  return readEvaluation(db, actor, id)
}

/** Makes an evaluation whose form was checked before. */
export async function makeEvaluation(
  db: Db,
  maker: { companyId: number; id: number },
  { categoryId, form }: Pick<Wanted, 'categoryId' | 'form'>,
  { now }: Moment,
) {
  const component = await makeComponent(db, maker, { categoryId, content: contentOf(form) }, { now })
  const { settings, items } = form
  await writeBody(db, { companyId: maker.companyId, revisionId: component.revisionId }, { settings, items })
  await keepReleaseDay(db, { companyId: maker.companyId, evaluationId: component.id }, form)
  return component
}

/** NOTE: whoever says nothing of it, as an older program, leaves it as it is. */
async function keepReleaseDay(
  db: Db,
  of: { companyId: number; evaluationId: number },
  { releaseAt }: Pick<EvaluationForm, 'releaseAt'>,
) {
  if (releaseAt !== undefined) await writeReleaseDay(db, of, releaseAt === null ? null : new Date(releaseAt))
}

type SentForm = EvaluationForm & { status: 'active' | 'inactive'; revision: number }

/** Changes an evaluation; what a published course holds stays as it is, and a new revision follows it. */
export async function updateEvaluation(db: Db, actor: Actor, id: number, sent: SentForm, { now }: Moment) {
  const row = await accessEvaluation(db, actor, id)
  const before = await seen(db, actor, row)
  const { status, revision, ...rest } = sent
  const form = await checked(db, actor, rest)
  const change = { content: contentOf(form), status, revision }
  const revisionId = await changeComponent(db, actor, row, change, { now })
  await writeBody(db, { companyId: actor.companyId, revisionId: revisionId ?? 0 }, form)
  await keepReleaseDay(db, { companyId: actor.companyId, evaluationId: id }, form)
  const after = await readEvaluation(db, actor, id)
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'evaluation',
    objectId: id,
    before: auditedOf(before),
    after: auditedOf(after),
  })
  return after
}

const bare = ({ questionId, bankId, tag, difficulty, count, mandatory }: EvaluationItem): EvaluationItem => ({
  questionId,
  bankId,
  tag,
  difficulty,
  count,
  mandatory,
})
type Seen = Awaited<ReturnType<typeof readEvaluation>>
const formOf = ({ title, description, keywords, minutes, settings, items }: Seen): EvaluationForm => ({
  title,
  description,
  keywords,
  minutes,
  settings,
  items: items.map(bare),
})
const auditedOf = (view: Seen) => {
  const { settings, ...form } = formOf(view)
  return { ...form, ...settings, releaseAt: view.releaseAt, status: view.status }
}

/** Makes an evaluation that begins as a copy. */
export async function duplicateEvaluation(db: Db, actor: Actor, id: number, { now }: Moment) {
  const before = await readEvaluation(db, actor, id)
  return made(db, actor, { categoryId: before.categoryId, form: formOf(before), copyOf: id }, now)
}

export async function affectedByEvaluation(db: Db, actor: Actor, id: number): Promise<Affected> {
  return affectedCourses(db, actor, await accessEvaluation(db, actor, id))
}

/** Takes an evaluation out of the library and out of every course; the records of it stay. */
export async function removeEvaluation(db: Db, actor: Actor, id: number, { now }: Moment) {
  const row = await accessEvaluation(db, actor, id)
  await changeComponent(db, actor, row, { removedAt: now, revision: row.revision }, { now })
  const before = { title: row.title }
  await audit(db, { by: actor, kind: 'delete', object: 'evaluation', objectId: id, before })
  return {}
}

export async function restoreEvaluation(db: Db, actor: Actor, id: number, { now }: Moment) {
  const row = await accessEvaluation(db, actor, id, { removed: true })
  await changeComponent(db, actor, row, { removedAt: null, revision: row.revision }, { now })
  const after = { title: row.title }
  await audit(db, { by: actor, kind: 'create', object: 'evaluation', objectId: id, after })
  return readEvaluation(db, actor, id)
}

type AskedItems = {
  items: readonly EvaluationItem[]
  orderOfQuestions: EvaluationSettings['orderOfQuestions']
}

/** A draw of an evaluation: the versions of this moment in its order, and which answers are shown of each. */
export async function drawAttempt(db: Db, companyId: number, { items, orderOfQuestions }: AskedItems) {
  const candidates = await listDrawables(db, companyId, items)
  const drawn = drawQuestions({ items, isRandom: orderOfQuestions === 'random' }, candidates, chance)
  const ids = drawn.flatMap(({ question }) => question.versionId ?? [])
  return withAnswers(drawn, await findVersions(db, companyId, ids), chance)
}

type DrawnQuestion = ReturnType<typeof drawQuestions<Drawable>>[number]

/** The questions of a draw with the answers that are shown of each. */
function withAnswers(
  drawn: readonly DrawnQuestion[],
  versions: ReadonlyMap<number, VersionRow>,
  next: () => number,
) {
  return drawn.flatMap(({ item: { mandatory }, question }) => {
    const version = versions.get(question.versionId ?? 0)
    return version ? [{ mandatory, version, drawn: drawAnswers(version, next) }] : []
  })
}

/** Everything that an evaluation could ask now, for many draws at once. */
export async function listPool(db: Db, companyId: number, items: readonly EvaluationItem[]) {
  const candidates = await listCandidates(db, companyId, items)
  const ids = candidates.flatMap(({ versionId }) => versionId ?? [])
  return { candidates, versions: await findVersions(db, companyId, ids) }
}

export const drawFromPool = (
  { candidates, versions }: Awaited<ReturnType<typeof listPool>>,
  { items, orderOfQuestions }: AskedItems,
  next: () => number,
) =>
  withAnswers(
    drawQuestions({ items, isRandom: orderOfQuestions === 'random' }, candidates, next),
    versions,
    next,
  )

/** What one revision of an evaluation asks, in the order of its author. */
export const listEvaluationItems = listItems

/** Questions as one attempt might have them; nothing is kept. */
export async function previewDraw(
  db: Db,
  kit: Kit,
  actor: Actor,
  asked: AskedItems,
): Promise<LearnerQuestion[]> {
  const drawn = await drawAttempt(db, actor.companyId, asked)
  return drawn.map((one) => learnerQuestion(kit, one.version, one.drawn))
}
