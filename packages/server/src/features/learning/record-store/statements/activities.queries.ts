import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { recordActivities } from '../record-store.tables.ts'
import { keyOf } from './relations.rules.ts'
import { isObject, type JsonObject } from './values.rules.ts'

/** What is known of activities grows with every statement that describes them. */
export async function describeActivities(db: Db, companyId: number, activities: readonly JsonObject[]) {
  const described = new Map<string, JsonObject>()
  for (const { id, definition } of activities) {
    if (!isObject(definition)) continue
    const before = described.get(String(id))
    described.set(String(id), before ? merged(before, definition) : definition)
  }
  if (described.size === 0) return
  // NOTE: always in one order, so that two writers cannot wait for each other.
  const rows = [...described].sort(([one], [other]) => (one < other ? -1 : 1))
  await db
    .insert(recordActivities)
    .values(
      rows.map(([activityId, definition]) => ({ companyId, key: keyOf(activityId), activityId, definition })),
    )
    .onConflictDoUpdate({
      target: [recordActivities.companyId, recordActivities.key],
      set: { definition: mergedInPlace },
    })
}

const words = (name: 'name' | 'description' | 'extensions') => sql`
  case when ${recordActivities.definition} ? ${sql.raw(`'${name}'`)} or excluded.definition ? ${sql.raw(`'${name}'`)}
    then jsonb_build_object(${sql.raw(`'${name}'`)},
      coalesce(${recordActivities.definition} -> ${sql.raw(`'${name}'`)}, '{}')
        || coalesce(excluded.definition -> ${sql.raw(`'${name}'`)}, '{}'))
    else '{}' end`
const mergedInPlace = sql`${recordActivities.definition} || excluded.definition
  || ${words('name')} || ${words('description')} || ${words('extensions')}`

/** NOTE: of words in other languages, none is lost. */
function merged(before: JsonObject, after: JsonObject): JsonObject {
  const maps = ['name', 'description', 'extensions'].flatMap((name) => {
    const [one, other] = [before[name], after[name]]
    return isObject(one) && isObject(other) ? [[name, { ...one, ...other }] as const] : []
  })
  return { ...before, ...after, ...Object.fromEntries(maps) }
}

export async function definitionsOf(db: Db, companyId: number, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, JsonObject>()
  const keys = [...new Set(ids)].map(keyOf)
  const rows = await rowsOf<{ activityId: string; definition: JsonObject }>(
    db,
    sql`select activity_id as "activityId", definition from ${recordActivities}
      where company_id = ${companyId} and key = any(${sql.param(keys)}::text[])`,
  )
  return new Map(rows.map(({ activityId, definition }) => [activityId, definition]))
}
