import { newTemplateKey } from '@oktant/contract/communication/templates.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { ownTemplate, type Template } from '../../../mail/templates/template.ts'
import { findOwnTemplate, findTemplateByKey, type TemplateRow } from './message-templates.queries.ts'

const ownKey = /^own\.([1-9]\d{0,8})$/

export const keyOfOwn = (id: number) => `own.${id}`

/** A template as it stands in code, with the row that the company’s own words hang on, where there is one. */
export type Found = { definition: Template; row: TemplateRow | null }

/** The only way to one template: a letter of the product, one of the company’s own, or one still to be made. */
export async function accessTemplate(
  db: Db,
  { companyId }: Pick<Actor, 'companyId'>,
  letters: readonly Template[],
  key: string,
  { removed = false } = {},
): Promise<Found> {
  const definition = letters.find((letter) => letter.key === key)
  if (definition) return { definition, row: (await findTemplateByKey(db, companyId, key)) ?? null }
  if (key === newTemplateKey) return { definition: ownTemplate, row: null }
  const [, id] = ownKey.exec(key) ?? []
  const row = id ? await findOwnTemplate(db, companyId, Number(id)) : undefined
  if (!row || (row.removedAt !== null) !== removed) throw fail('template_not_found')
  return { definition: ownTemplate, row }
}

/** A template that exists and is the company’s own to remove. */
export async function accessOwnTemplate(
  db: Db,
  actor: Pick<Actor, 'companyId'>,
  letters: readonly Template[],
  key: string,
  removed = false,
) {
  const { definition, row } = await accessTemplate(db, actor, letters, key, { removed })
  if (definition !== ownTemplate) throw fail('template_fixed')
  if (!row) throw fail('template_not_found')
  return row
}
