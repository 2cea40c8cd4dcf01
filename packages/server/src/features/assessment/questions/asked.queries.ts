import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/engine/db.ts'
import { componentRevisions, components } from '../../learning/components/components.tables.ts'
import { containerChildren, containers, editionChildren } from '../../learning/courses/courses.tables.ts'
import { evaluationItems } from '../evaluations/evaluations.tables.ts'

/** An evaluation asks what its author works on, and what the courses that hold it have published. */
const isLive = and(
  isNull(components.removedAt),
  or(
    eq(components.revisionId, evaluationItems.revisionId),
    sql`exists (select 1 from ${editionChildren} place
      join ${containerChildren} child on child.company_id = place.company_id and child.id = place.child_id
      join ${containers} container on container.company_id = child.company_id
        and container.id = child.container_id and container.edition_id = place.edition_id
        and container.state <> 'deleted'
      where place.company_id = ${evaluationItems.companyId} and place.revision_id = ${evaluationItems.revisionId})`,
  ),
)

/** The evaluations that ask these questions by name, or draw from these banks. */
export function listAsking(db: Db, companyId: number, of: { questionIds?: number[]; bankIds?: number[] }) {
  const { questionIds = [], bankIds = [] } = of
  const named: SQL[] = [
    ...(questionIds.length > 0 ? [inArray(evaluationItems.questionId, questionIds)] : []),
    ...(bankIds.length > 0 ? [inArray(evaluationItems.bankId, bankIds)] : []),
  ]
  return db
    .selectDistinct({ id: components.id, title: componentRevisions.title })
    .from(evaluationItems)
    .innerJoin(
      componentRevisions,
      and(
        eq(componentRevisions.companyId, evaluationItems.companyId),
        eq(componentRevisions.id, evaluationItems.revisionId),
      ),
    )
    .innerJoin(
      components,
      and(
        eq(components.companyId, componentRevisions.companyId),
        eq(components.id, componentRevisions.componentId),
      ),
    )
    .where(and(eq(evaluationItems.companyId, companyId), or(...named) ?? sql`false`, isLive))
}

const asked = (of: SQL) => sql<number>`(select count(distinct component.id)::int from ${evaluationItems} item
  join ${components} component on component.company_id = item.company_id
    and component.revision_id = item.revision_id and component.removed_at is null where ${of})`

/** In how many evaluations a question stands, for a list of questions. */
export const askedByName = asked(
  sql`item.company_id = "questions"."company_id" and item.question_id = "questions"."id"`,
)
export const drawnFrom = asked(
  sql`item.company_id = "question_banks"."company_id" and item.bank_id = "question_banks"."id"`,
)
