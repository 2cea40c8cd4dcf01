import type { OwnCompetency } from '@oktant/contract/development/competencies.ts'
import { dayIn } from '@oktant/contract/kit/days.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { accessWorkbook } from '../competencies.access.ts'
import { standingOf } from '../competencies.rules.ts'
import { listAssessments } from '../assurance/assessments.queries.ts'
import { assessmentView } from '../assurance/workbook.view.ts'
import { listOwnCertificates } from './declare.ts'
import { itemView, requirementOf } from './declarations.view.ts'
import { listOwnItems, type OwnItemRow } from './own.queries.ts'

/** What one’s job role asks for, what is confirmed, and what else can be declared. */
export async function readOwnCompetencies(db: Db, actor: Actor, now: Date) {
  const { companyId, language } = actor
  const person = await accessWorkbook(db, actor, actor.id)
  const [rows, certificates, assessments] = await Promise.all([
    listOwnItems(db, actor),
    listOwnCertificates(db, actor, now),
    listAssessments(db, { companyId, userId: actor.id }),
  ])
  const today = dayIn(person.timezone, now)
  const [overall] = assessments.map((row) => assessmentView(row, language))
  return {
    jobRole: person.jobRole && textIn(person.jobRole, language),
    items: rows.map((row) => ownView(row, actor, today)),
    overall: overall ?? null,
    certificates: certificates.map(({ id, course, issuedAt }) => ({
      id,
      name: textIn(course, language),
      issuedAt,
    })),
  }
}

function ownView(row: OwnItemRow, { language }: Actor, today: string): OwnCompetency {
  const { heldId, heldLevel, validUntil, openId, openState, requiredLevel } = row
  const held = heldId !== null && heldLevel ? { level: heldLevel, validUntil, declarationId: heldId } : null
  return {
    item: itemView(row, language),
    requirement: requirementOf(row),
    standing: requiredLevel && standingOf(requiredLevel, held, today),
    held,
    open: openId !== null && openState ? { id: openId, state: openState } : null,
  }
}
