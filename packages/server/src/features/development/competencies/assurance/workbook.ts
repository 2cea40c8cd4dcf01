import type { Workbook } from '@oktant/contract/development/assurance.ts'
import { dayIn } from '@oktant/contract/kit/days.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../../access/actor.ts'
import { audit } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import type { Kit } from '../../../../kit.ts'
import { filled } from '../../../../words/words.rules.ts'
import { makeNotification } from '../../../communication/notifications/notifications.ts'
import { accessWorkbook, may } from '../competencies.access.ts'
import { listDeclarationsOf } from '../declarations/declarations.queries.ts'
import { declarationViews } from '../declarations/declarations.view.ts'
import { type PersonSeen, seesAs } from '../people-seen.queries.ts'
import { competencyWords } from '../competencies.words.ts'
import { insertAssessment, listAssessments } from './assessments.queries.ts'
import { listRequired } from './matrix.queries.ts'
import { assessmentView, cellView } from './workbook.view.ts'

/** One person’s declarations with their evidence; whoever opens another’s is noted. */
export async function readWorkbook(db: Db, kit: Kit, actor: Actor, id: number): Promise<Workbook> {
  const person = await accessWorkbook(db, actor, id)
  kit.views.note([id], { by: actor, kind: 'profile', role: seesAs(actor) })
  return workbookOf(db, kit, actor, person)
}

async function workbookOf(db: Db, kit: Kit, actor: Actor, person: PersonSeen): Promise<Workbook> {
  const { companyId, language } = actor
  const whose = { companyId, userId: person.id }
  const [required, rows, assessments] = await Promise.all([
    listRequired(db, companyId, [person.id]),
    listDeclarationsOf(db, whose),
    listAssessments(db, whose),
  ])
  const today = dayIn(person.timezone, kit.now())
  return {
    user: { id: person.id, name: person.name },
    jobRole: person.jobRole && textIn(person.jobRole, language),
    cells: required.map((row) => ({ ...cellView(row, today), name: textIn(row.name, language) })),
    declarations: await declarationViews(db, kit, actor, rows),
    assessments: assessments.map((row) => assessmentView(row, language)),
    can: { assess: may.assess(actor, { userId: person.id }) && person.jobRole !== null },
  }
}

const words = competencyWords.notices.assessed

type Assessed = { isMet: boolean; comment: string }

/** Says whether somebody meets the profile of their job role today, and tells them. */
export async function assessOverall(db: Db, kit: Kit, actor: Actor, id: number, sent: Assessed) {
  const person = await accessWorkbook(db, actor, id)
  if (!may.assess(actor, { userId: id })) throw fail('assessment_of_oneself')
  const { jobRole, name } = person
  if (!jobRole) throw fail('job_role_missing')
  const { companyId, id: assessedBy } = actor
  const now = kit.now()
  const comment = sent.comment.trim()
  const values = { companyId, userId: id, jobRole, isMet: sent.isMet, comment, assessedBy, assessedAt: now }
  const objectId = await insertAssessment(db, values)
  const after = { userId: id, isMet: sent.isMet }
  await audit(db, { by: actor, kind: 'create', object: 'competencyAssessment', objectId, after })
  await makeNotification(db, {
    companyId,
    userId: id,
    type: 'competency.assessed',
    title: words.title,
    body: filled(sent.isMet ? words.met : words.unmet, { who: name }),
    link: `/competencies/workbook/${id}`,
    action: { function: 'overallAssessment', targetId: id },
    onceKey: `overall assessment ${objectId}`,
  })
  return workbookOf(db, kit, actor, person)
}
