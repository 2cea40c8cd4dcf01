import type { RegradePreview } from '@oktant/contract/assessment/regrades.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { type Page, pagedReply } from '../../../http/answer/paging.ts'
import type { Transact } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { countsOf, isEffect, keyFor, type Regraded, regraded } from '../attempts/attempts.ts'
import { accessQuestion } from '../questions/questions.access.ts'
import { findNotices } from './notices.queries.ts'
import {
  type AskedVersion,
  candidateOf,
  countCandidates,
  findRegrades,
  insertRegrade,
  isUnderWay,
  listCandidateIds,
  listCandidates,
} from './regrades.queries.ts'
import { type Effect, noticeView, regradedView, regradeView, sorted } from './regrades.view.ts'
import { regradeJob } from './run-regrade.ts'
export { regradeAll } from './run-regrade.ts'

type Question = Awaited<ReturnType<typeof accessQuestion>>

const askedOf = ({ question, version }: Question): AskedVersion => ({
  companyId: question.companyId,
  questionId: question.id,
  versionId: version.id,
  type: version.type,
})

const filterOf = (page: Page, name: string) => page.filters.find(({ field }) => field === name)?.value ?? ''

/** Whose result would be another with the key as it is now. */
export async function previewRegrade(
  db: Db,
  actor: Actor,
  id: number,
  page: Page,
  atOnce = 500,
): Promise<RegradePreview> {
  const found = await accessQuestion(db, actor, id)
  const { question, version } = found
  const rules = { key: keyFor(version), lowers: filterOf(page, 'lowers') === 'yes' }
  const { outcomes, changed } = await effectsOf(db, askedOf(found), { rules, atOnce })
  const counts = countsOf(outcomes)
  const [user, effect] = [filterOf(page, 'user').trim().toLowerCase(), filterOf(page, 'effect')]
  const shown = changed
    .filter(({ found: { outcome } }) => effect === '' || outcome === effect)
    .filter(({ name }) => name.toLowerCase().includes(user))
  const onPage = sorted(shown, page.sort).slice(page.offset, page.offset + page.limit)
  const rows = await listCandidates(
    db,
    askedOf(found),
    onPage.map(({ rowId }) => rowId),
  )
  return {
    ...pagedReply(
      page,
      rows.map((row) => regradedView(row, regraded(candidateOf(row), rules))),
      shown.length,
    ),
    question: { id, title: question.title, version: version.number },
    revision: question.changes,
    counts,
  }
}

type How = { rules: Parameters<typeof regraded>[1]; atOnce: number }

/** What a key makes of everything that an earlier one has marked: of what changes, whose it is, and of all, how many. */
async function effectsOf(db: Db, asked: AskedVersion, { rules, atOnce }: How) {
  const ids = await listCandidateIds(db, asked)
  const outcomes: Pick<Regraded, 'outcome'>[] = []
  const changed: Effect[] = []
  // NOTE: lot by lot, as each is read with its answer and all that it counts in.
  for (let from = 0; from < ids.length; from += atOnce) {
    for (const row of await listCandidates(db, asked, ids.slice(from, from + atOnce))) {
      const { outcome, before, after } = regraded(candidateOf(row), rules)
      outcomes.push({ outcome })
      if (isEffect(outcome))
        changed.push({ rowId: row.row.id, name: row.user.fullName, found: { outcome, before, after } })
    }
  }
  return { outcomes, changed }
}

type Call = { kit: Kit; actor: Actor; transact: Transact }
type Wish = { revision: number; lowers: boolean }

/** Writes down that attempts at a question are to be marked anew; answers the number of the work. */
export async function beginRegrade(
  db: Db,
  actor: Actor,
  id: number,
  { revision, lowers, now }: Wish & { now: Date },
) {
  const found = await accessQuestion(db, actor, id)
  const { question, version } = found
  const { companyId } = actor
  if (await isUnderWay(db, { companyId, questionId: id })) throw fail('regrade_under_way')
  if (question.changes !== revision) throw fail('content_changed')
  const total = await countCandidates(db, askedOf(found))
  if (total === 0) throw fail('regrade_empty')
  const values = { companyId, questionId: id, versionId: version.id, lowers, createdBy: actor.id, total }
  const made = await insertRegrade(db, { ...values, createdAt: now, movedAt: now })
  const after = { questionId: id, version: version.number, lowers, attempts: total }
  await audit(db, { by: actor, kind: 'create', object: 'regrade', objectId: made, after })
  return made
}

/** Begins to mark every attempt at a question anew; a job does it, one attempt after the other. */
export async function applyRegrade({ kit, actor, transact }: Call, id: number, wish: Wish) {
  const regrade = await transact(async (tx) => {
    const made = await beginRegrade(tx, actor, id, { ...wish, now: kit.now() })
    const row = (await listRegradesOf(tx, actor, id)).find((one) => one.id === made)
    if (!row) throw new Error('work that was begun is not there')
    return row
  })
  await kit.jobs.send(regradeJob, { id: regrade.id })
  return regrade
}

/** Who was told that marking this question anew changed their result. */
export async function listRegradeNotices(db: Db, actor: Actor, id: number, page: Page) {
  await accessQuestion(db, actor, id)
  const { rows, total } = await findNotices(db, { companyId: actor.companyId, questionId: id }, page)
  return pagedReply(page, rows.map(noticeView), total)
}

export async function listRegradesOf(db: Db, actor: Actor, id: number) {
  await accessQuestion(db, actor, id)
  const rows = await findRegrades(db, { companyId: actor.companyId, questionId: id })
  return rows.map(regradeView)
}
