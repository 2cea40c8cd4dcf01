import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { prepared } from '../../../../db/engine/prepared.ts'
import { rowsAsOne } from '../../../../db/query/rows-as-one.ts'
import { answerSets } from '../../../assessment/questions/questions.tables.ts'
import { pdrSeasons } from '../../seasons/seasons.tables.ts'
import {
  objectives,
  pdrCompetencies,
  pdrEvidence,
  pdrFields,
  pdrQuestions,
  pdrReadings,
  pdrs,
  pdrVersions,
} from '../reviews.tables.ts'
import type { Of } from './content.queries.ts'

const given = sql.placeholder
const readerId = sql`${given('readerId')}::integer`

type Part = typeof pdrCompetencies | typeof pdrEvidence | typeof pdrFields | typeof pdrQuestions
const ofReview = (part: Part | typeof pdrReadings | typeof pdrVersions) =>
  and(eq(part.companyId, pdrs.companyId), eq(part.pdrId, pdrs.id))

/** Whose names a review shows: its two sides, whoever answers in C, whoever has handed in, and its reader. */
const names = sql<{ id: number; name: string }[]>`(select
    coalesce(json_agg(json_build_object('id', who.id, 'name', concat_ws(' ', who.first_name, who.surname))), '[]')
  from users who where who.company_id = ${pdrs.companyId} and who.id = any(array[${pdrs.userId}, ${readerId},
    ${pdrSeasons.questionManagerId}] || array(select handed.author_id from pdr_versions handed
      where handed.company_id = ${pdrs.companyId} and handed.pdr_id = ${pdrs.id})))`
/** What its form is called and says of itself, as it stands. */
const evaluation = sql<{ id: number; name: LocalText; description: LocalText } | null>`(select
    json_build_object('id', component.id, 'name', revision.title, 'description', revision.description)
  from components component join component_revisions revision on revision.company_id = component.company_id
    and revision.id = component.revision_id
  where component.company_id = ${pdrs.companyId} and component.id = ${pdrs.evaluationId})`
/** The documents beside its answers. */
const documents = sql<{ id: number; title: string }[]>`(select
    coalesce(json_agg(json_build_object('id', file.id, 'title', file.title)), '[]')
  from pdr_questions asked join files file on file.company_id = asked.company_id and file.id = asked.document_id
  where asked.company_id = ${pdrs.companyId} and asked.pdr_id = ${pdrs.id})`

const whole = prepared((db) =>
  db
    .select({
      row: pdrs,
      season: pdrSeasons,
      sets: rowsAsOne(answerSets, {
        where: and(
          eq(answerSets.companyId, pdrs.companyId),
          or(
            eq(answerSets.id, pdrSeasons.ratingAnswerSetId),
            eq(answerSets.id, pdrSeasons.performanceAnswerSetId),
          ),
        ),
        order: [asc(answerSets.id)],
      }),
      objectives: rowsAsOne(objectives, {
        where: and(
          eq(objectives.companyId, pdrs.companyId),
          or(eq(objectives.setIn, pdrs.id), eq(objectives.ratedIn, pdrs.id)),
        ),
        order: [asc(objectives.id)],
      }),
      competencies: rowsAsOne(pdrCompetencies, {
        where: ofReview(pdrCompetencies),
        order: [asc(pdrCompetencies.position)],
      }),
      questions: rowsAsOne(pdrQuestions, {
        where: ofReview(pdrQuestions),
        order: [asc(pdrQuestions.position)],
      }),
      versions: rowsAsOne(pdrVersions, { where: ofReview(pdrVersions), order: [asc(pdrVersions.id)] }),
      attached: rowsAsOne(pdrEvidence, {
        where: ofReview(pdrEvidence),
        order: [desc(pdrEvidence.day), asc(pdrEvidence.id)],
      }),
      own: rowsAsOne(pdrFields, {
        where: and(ofReview(pdrFields), eq(pdrFields.ownerId, readerId)),
        order: [asc(pdrFields.field)],
      }),
      readings: rowsAsOne(pdrReadings, {
        where: and(ofReview(pdrReadings), eq(pdrReadings.readerId, readerId)),
        order: [asc(pdrReadings.readerId)],
      }),
      names,
      evaluation,
      documents,
    })
    .from(pdrs)
    .innerJoin(pdrSeasons, and(eq(pdrSeasons.companyId, pdrs.companyId), eq(pdrSeasons.id, pdrs.seasonId)))
    .where(and(eq(pdrs.companyId, given('companyId')), eq(pdrs.id, given('pdrId'))))
    .prepare('review_whole'),
)

/** All that a review consists of, with what its reader has typed and when they read it; by one statement. */
export async function findWhole(db: Db, { companyId, pdrId }: Of, reader: number) {
  const [row] = await whole(db).execute({ companyId, pdrId, readerId: reader })
  return row
}
export type Whole = NonNullable<Awaited<ReturnType<typeof findWhole>>>
