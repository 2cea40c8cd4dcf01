import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import { prepared, preparedRows } from '../../../../db/engine/prepared.ts'
import { answerSets } from '../../../assessment/questions/questions.tables.ts'
import { pdrSeasons } from '../../seasons/seasons.tables.ts'
import type { HistoryDeed, VersionKind } from '../reviews.rules.ts'
import {
  objectives,
  type pdrCompetencies,
  pdrEvidence,
  pdrFields,
  pdrHistory,
  type pdrQuestions,
  pdrReadings,
  pdrVersions,
} from '../reviews.tables.ts'

/** A review by its number. */
export type Of = { companyId: number; pdrId: number }
export type ObjectiveRow = typeof objectives.$inferSelect
export type CompetencyRow = typeof pdrCompetencies.$inferSelect
export type QuestionRow = typeof pdrQuestions.$inferSelect
export type EvidenceRow = typeof pdrEvidence.$inferSelect
export type FieldRow = typeof pdrFields.$inferSelect
export type VersionRow = typeof pdrVersions.$inferSelect

const given = sql.placeholder
const ids = sql`any(${given('ids')}::integer[])`

const season = prepared((db) =>
  db
    .select()
    .from(pdrSeasons)
    .where(and(eq(pdrSeasons.companyId, given('companyId')), eq(pdrSeasons.id, given('seasonId'))))
    .prepare('review_season'),
)
export async function findSeasonOf(db: Db, { companyId, seasonId }: { companyId: number; seasonId: number }) {
  const [row] = await season(db).execute({ companyId, seasonId })
  if (!row) throw new Error('a review without its season')
  return row
}
export type SeasonRow = Awaited<ReturnType<typeof findSeasonOf>>

const someAnswerSets = prepared((db) =>
  db
    .select({ id: answerSets.id, name: answerSets.name, possibleAnswers: answerSets.possibleAnswers })
    .from(answerSets)
    .where(and(eq(answerSets.companyId, given('companyId')), sql`${answerSets.id} = ${ids}`))
    .prepare('review_answer_sets'),
)
export const listAnswerSets = (db: Db, companyId: number, of: readonly number[]) =>
  someAnswerSets(db).execute({ companyId, ids: [...of] })

export async function insertObjective(db: Db, values: typeof objectives.$inferInsert) {
  const [row] = await db.insert(objectives).values(values).returning()
  if (!row) throw new Error('nothing was made')
  return row
}
export async function deleteObjective(db: Db, { companyId, pdrId }: Of, id: number) {
  const gone = await db
    .delete(objectives)
    .where(and(eq(objectives.companyId, companyId), eq(objectives.setIn, pdrId), eq(objectives.id, id)))
    .returning({ id: objectives.id })
  await db
    .delete(pdrFields)
    .where(
      and(
        eq(pdrFields.companyId, companyId),
        eq(pdrFields.pdrId, pdrId),
        sql`${pdrFields.field} like ${`objective.${id}.%`}`,
      ),
    )
  return gone.length > 0
}

type Worded = Pick<ObjectiveRow, 'id' | 'title' | 'text' | 'date' | 'status' | 'weight' | 'kpa' | 'kpaId'>
/** Writes what objectives say, all by one statement. */
export async function writeObjectives(db: Db, companyId: number, rows: readonly Worded[]) {
  if (!rows.length) return
  await db.execute(sql`update ${objectives} one set title = given.title, "text" = given."text", "date" = given."date",
      status = given.status, weight = given.weight, kpa = given.kpa, kpa_id = given."kpaId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) given(id integer, title text, "text" text, "date" text,
      status text, weight integer, kpa text, "kpaId" integer)
    where one.company_id = ${companyId} and one.id = given.id`)
}

const fieldsOf = prepared((db) =>
  db
    .select()
    .from(pdrFields)
    .where(
      and(
        eq(pdrFields.companyId, given('companyId')),
        eq(pdrFields.pdrId, given('pdrId')),
        eq(pdrFields.ownerId, given('ownerId')),
      ),
    )
    .orderBy(asc(pdrFields.field))
    .prepare('review_fields'),
)
export const listFields = (db: Db, { companyId, pdrId }: Of, ownerId: number) =>
  fieldsOf(db).execute({ companyId, pdrId, ownerId })

const writtenFields = preparedRows<{ field: string }>(
  'review_fields_written',
  () => sql`insert into ${pdrFields} (company_id, pdr_id, owner_id, field, value, sequence, saved_at)
    select ${given('companyId')}::integer, ${given('pdrId')}::integer, ${given('ownerId')}::integer, said.field,
      said.value, said.sequence, ${given('now')}::timestamptz
    from jsonb_to_recordset(${given('fields')}::jsonb) said(field text, value text, sequence integer)
    on conflict (company_id, pdr_id, owner_id, field) do update
      set value = excluded.value, sequence = excluded.sequence, saved_at = excluded.saved_at
      where ${pdrFields}.sequence < excluded.sequence
    returning field`,
)

type Typed = { field: string; value: string; sequence: number }
/** Keeps of each field the higher number, whichever window it comes from; answers those that were kept. */
export async function writeFields(
  db: Db,
  { companyId, pdrId }: Of,
  { ownerId, fields, now }: { ownerId: number; fields: readonly Typed[]; now: Date },
) {
  const typed = JSON.stringify(fields)
  const rows = await writtenFields(db, { companyId, pdrId, ownerId, fields: typed, now: now.toISOString() })
  return new Set(rows.map(({ field }) => field))
}

type NewVersion = { kind: VersionKind; authorId: number; values: Record<string, string>; at: Date }
export async function insertVersion(db: Db, of: Of, version: NewVersion) {
  await db.insert(pdrVersions).values({ ...of, ...version })
}

type NewLine = {
  deed: HistoryDeed
  fromStatus: number | null
  toStatus: number
  reason: string
  actorId: number | null
  forId: number | null
  at: Date
}
export async function insertHistory(db: Db, of: Of, line: NewLine) {
  await db.insert(pdrHistory).values({ ...of, ...line })
}

const history = preparedRows<{
  id: number
  at: string
  byId: number | null
  byName: string | null
  standsInFor: string | null
  deed: string
  from: number | null
  to: number
  reason: string
}>(
  'review_history',
  () => sql`select line.id, to_char(line.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') "at", doer.id "byId",
        concat_ws(' ', doer.first_name, doer.surname) "byName",
        case when lead.id is not null then concat_ws(' ', lead.first_name, lead.surname) end "standsInFor", line.deed, line.from_status "from",
        line.to_status "to", line.reason
      from pdr_history line left join users doer on doer.company_id = line.company_id and doer.id = line.actor_id
        left join users lead on lead.company_id = line.company_id and lead.id = line.for_id
      where line.company_id = ${given('companyId')}::integer and line.pdr_id = ${given('pdrId')}::integer
      order by line.id desc limit 500`,
)
export const listHistory = (db: Db, { companyId, pdrId }: Of) => history(db, { companyId, pdrId })

export async function insertEvidence(db: Db, values: typeof pdrEvidence.$inferInsert) {
  const [row] = await db
    .insert(pdrEvidence)
    .values(values)
    .onConflictDoUpdate({
      target: [
        pdrEvidence.companyId,
        pdrEvidence.pdrId,
        pdrEvidence.target,
        pdrEvidence.kind,
        pdrEvidence.sourceId,
        pdrEvidence.addedBy,
      ],
      set: { mark: values.mark ?? null },
    })
    .returning()
  if (!row) throw new Error('nothing was made')
  return row
}
export async function deleteEvidence(db: Db, { companyId, pdrId }: Of, id: number, addedBy: number) {
  const gone = await db
    .delete(pdrEvidence)
    .where(
      and(
        eq(pdrEvidence.companyId, companyId),
        eq(pdrEvidence.pdrId, pdrId),
        eq(pdrEvidence.id, id),
        eq(pdrEvidence.addedBy, addedBy),
      ),
    )
    .returning({ id: pdrEvidence.id })
  return gone.length > 0
}

type Reading = { readAt?: Date; reasonUntil?: Date }
export async function writeReading(db: Db, of: Of, readerId: number, set: Reading) {
  await db
    .insert(pdrReadings)
    .values({ ...of, readerId, ...set })
    .onConflictDoUpdate({ target: [pdrReadings.companyId, pdrReadings.pdrId, pdrReadings.readerId], set })
}

const names = preparedRows<{ id: number; name: string }>(
  'review_names',
  () => sql`select id, concat_ws(' ', first_name, surname) name from users
    where company_id = ${given('companyId')} and id = ${ids}`,
)
export const listNamesOf = (db: Db, companyId: number, of: readonly number[]) =>
  names(db, { companyId, ids: [...of] })
