import type {
  ReviewCompetency,
  ReviewObjective,
  ReviewQuestion,
  ReviewSide,
} from '@oktant/contract/development/reviews/review-shapes.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { objectiveStatuses } from '@oktant/contract/kit/statuses.ts'
import { signedAddress } from '../../../../files/signatures.ts'
import type { Kit } from '../../../../kit.ts'
import type { CalibrationRecord } from '../calibrate/calibration.queries.ts'
import type { HeadRow, PdrRow } from '../reviews.queries.ts'
import { type Sees, type Sight, statusOf } from '../reviews.rules.ts'
import type { EvidenceRow, FieldRow, VersionRow } from './content.queries.ts'
import type { Whole } from './whole.queries.ts'
import { type AskedQuestion, choicesOf, type Content, lastVersion } from './content.ts'
import { standing, valuesOf } from './typed.ts'
import { type Answerer, answererOf, inPlace, mayWrite, type Values } from './fields.rules.ts'

const nobody = { en: '', de: '' }

export type Seen = {
  row: PdrRow
  head: HeadRow
  side: ReviewSide
  sight: Sight
  content: Content
  own: FieldRow[]
  /** Of the one in whose place this reader leads it. */
  lead: FieldRow[]
  names: ReadonlyMap<number, string>
  attached: EvidenceRow[]
  readAt: Date | null
  needsReason: boolean
  evaluation: NonNullable<Whole['evaluation']>
  documents: ReadonlyMap<number, { id: number; title: string }>
  /** The names of the key performance areas that objectives name. */
  areas: ReadonlyMap<number, LocalText>
  /** Null for whoever does not see it, and before its mark was put forward. */
  calibration: CalibrationRecord | null
  now: Date
  today: string
}

/** What both sides have written, as far as this reader sees it. */
export function wordsFor({
  sight,
  content: { versions },
  own,
  lead,
  side,
}: Pick<Seen, 'sight' | 'own' | 'lead' | 'side'> & { content: Pick<Content, 'versions'> }) {
  const mine = valuesOf(own)
  const pick = (sees: Sees, kind: VersionRow['kind']): Values => {
    if (sees === 'none') return {}
    const sent = lastVersion(versions, kind)
    return sees === 'own' ? standing(sent, lead, own) : (sent?.values ?? {})
  }
  const isPerson = side === 'person'
  const late = pick(sight.managerBC, 'managerBC')
  return {
    person: pick(sight.personA, 'personA'),
    managerA: pick(sight.managerA, 'managerA'),
    managerBC: side === 'questionManager' ? { ...late, ...mine } : late,
    notes: isPerson || side === 'manager' || side === 'questionManager' ? (mine['notes'] ?? '') : '',
  }
}
export type Words = ReturnType<typeof wordsFor>

const points = (value: string | undefined) => (value ? Number(value) : null)
const statusIn = (
  value: string | undefined,
  otherwise: ReviewObjective['status'],
): ReviewObjective['status'] => {
  return objectiveStatuses.find((one) => one === value) ?? otherwise
}

const objectiveView =
  (words: Words, { areas, isFuture }: { areas: Seen['areas']; isFuture: boolean }) =>
  (one: Content['past'][number]): ReviewObjective => {
    const at = `objective.${one.id}`
    const said = (name: string) => words.person[`${at}.${name}`]
    const typed = (name: 'title' | 'text' | 'date' | 'kpa') =>
      isFuture ? (said(name) ?? one[name]) : one[name]
    const kpaId = isFuture && said('kpaId') !== undefined ? points(said('kpaId')) : one.kpaId
    return {
      id: one.id,
      title: typed('title'),
      text: typed('text'),
      date: typed('date'),
      kpa: typed('kpa'),
      kpaId,
      kpaName: areas.get(kpaId ?? 0) ?? null,
      status: statusIn(said('status'), one.status),
      weight: isFuture && said('weight') !== undefined ? points(said('weight')) : one.weight,
      rating: points(said('rating')),
      performanceRating: points(words.managerA[`${at}.performanceRating`]),
      additionalText: said('additionalText') ?? '',
      managerText: words.managerA[`${at}.managerText`] ?? '',
    }
  }

const competencyView =
  (words: Words) =>
  ({ id, itemId, name, tip, itemProperties }: Content['competencies'][number]): ReviewCompetency => ({
    id,
    competencyItem: { id: itemId, name, tip, itemProperties },
    userRating: points(words.person[`bcs.${id}.userRating`]),
    rating: points(words.managerBC[`bcs.${id}.rating`]),
    managerText: words.managerBC[`bcs.${id}.managerText`] ?? '',
  })

/** NOTE: a document stands beside an answer at once; before its writer has handed that in, it is theirs alone. */
function seesDocument({ side, head, sight, content, row }: Seen, id: number, by: Answerer) {
  const asManager = by === 'questionManager' && head.questionManagerId === null && side === 'manager'
  if (side === by || asManager) return true
  const sees = by === 'person' ? sight.personBC : sight.managerBC
  const kind = by === 'person' ? 'personA' : 'managerBC'
  const writer = {
    isPerson: by === 'person',
    isManager: by === 'manager',
    isQuestionManager: by === 'questionManager',
  }
  const isOpen = mayWrite(`question.${id}.ftAnswer`, writer, statusOf(row.status), content.form)
  return sees !== 'none' && !isOpen && content.versions.some((one) => one.kind === kind)
}

const questionView =
  (kit: Kit, words: Words, seen: Seen) =>
  ({ row, version }: AskedQuestion): ReviewQuestion => {
    const { content, documents } = seen
    const { id, part, mandatory, documentId } = row
    const answeredBy = answererOf(row, content.form.allowB)
    const words_ = answeredBy === 'person' ? words.person : words.managerBC
    const document = seesDocument(seen, row.id, answeredBy) ? documents.get(documentId ?? 0) : undefined
    return {
      id,
      questionId: version.questionId,
      type: version.type,
      part,
      answeredBy,
      questionText: version.body.questionText,
      precedingText: version.body.precedingText,
      possibleAnswers: choicesOf(version).map((choice) => ({
        id: choice.id,
        name: choice.name,
        description: choice.description ?? nobody,
      })),
      mandatory,
      answer: words_[`question.${id}.answer`] ?? '',
      ftAnswer: words_[`question.${id}.ftAnswer`] ?? '',
      managerText: words.managerBC[`question.${id}.managerText`] ?? '',
      supportingDocument: document ? { name: document.title, url: signedAddress(kit, document.id) } : null,
      allowSupportingDocuments: version.allowSupportingDocuments,
    }
  }

/** What the parts of a review say to this reader. */
export function partsView(kit: Kit, seen: Seen) {
  const words = wordsFor(seen)
  const { areas, content, sight } = seen
  const shown = sight.personA !== 'none'
  return {
    words,
    pastObjectives: shown ? content.past.map(objectiveView(words, { areas, isFuture: false })) : [],
    currentObjectives: shown
      ? inPlace(content.future, words.person).map(objectiveView(words, { areas, isFuture: true }))
      : [],
    bcs: content.competencies.map(competencyView(words)),
    questions: content.questions.map(questionView(kit, words, seen)),
  }
}
