import { sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'

type Part = { id: number; name: LocalText; clazz: string }

/** The components of a course as it is published, or as its draft has them where it never was, in their order. */
export const listContainerParts = (db: Db, companyId: number, containerId: number) =>
  rowsOf<Part>(
    db,
    sql`select part.id, said.title "name", 'Component' "clazz"
      from containers course
      join edition_children stands on stands.company_id = course.company_id
        and stands.edition_id = coalesce(course.edition_id, course.draft_id)
      join container_children child on child.company_id = stands.company_id and child.id = stands.child_id
      join components part on part.company_id = child.company_id and part.id = child.component_id
      join component_revisions said on said.company_id = part.company_id and said.id = part.revision_id
      where course.company_id = ${companyId} and course.id = ${containerId} and part.removed_at is null
      order by stands.position, part.id`,
  )
