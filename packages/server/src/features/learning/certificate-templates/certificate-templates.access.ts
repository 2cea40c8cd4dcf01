import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findTemplate } from './certificate-templates.queries.ts'

/** The only way to one template of one’s company; a removed one is gone. */
export async function accessTemplate(
  db: Db,
  { companyId }: Actor,
  id: number,
  { removed }: { removed?: 'too' } = {},
) {
  const template = await findTemplate(db, { companyId, id })
  if (!template || (template.removedAt !== null && !removed)) throw fail('certificate_template_not_found')
  return template
}
