import type {
  EvaluationItem,
  EvaluationRow,
  EvaluationView,
  SeenItem,
} from '@oktant/contract/assessment/evaluations.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { Candidate, EvaluationListed, EvaluationRecord } from './evaluations.queries.ts'
import { fits } from './draw.rules.ts'

type Known = { items: EvaluationItem[]; candidates: Candidate[]; banks: ReadonlyMap<number, LocalText> }

export function evaluationView(row: EvaluationRecord, { items, candidates, banks }: Known): EvaluationView {
  const { id, categoryId, status, revision, title, description, keywords, minutes, settings, courses } = row
  const releaseAt = row.releaseAt?.toISOString() ?? null
  const texts = { title, description, keywords, minutes }
  const whose = { id, categoryId, status, revision, courses, changedAt: row.changedAt.toISOString() }
  const asked = items.map((item) => itemView(item, candidates, banks))
  return { ...whose, ...texts, settings, releaseAt, items: asked }
}

function itemView(item: EvaluationItem, candidates: Candidate[], banks: Known['banks']): SeenItem {
  const available = candidates.filter((question) => fits(item, question)).length
  const { questionId, bankId, tag, difficulty, count, mandatory } = item
  const asked = { questionId, bankId, tag, difficulty, count, mandatory, available }
  const question = candidates.find(({ id }) => id === questionId)
  const nothing = { en: '', de: '' }
  if (questionId !== null) {
    const { title = nothing, type = null, fullScore = 0 } = question ?? {}
    return { ...asked, title, type, fullScore }
  }
  return { ...asked, title: banks.get(bankId ?? 0) ?? nothing, type: null, fullScore: 0 }
}

export function evaluationRow(row: EvaluationListed): EvaluationRow {
  return { ...row, changedAt: row.changedAt.toISOString() }
}
