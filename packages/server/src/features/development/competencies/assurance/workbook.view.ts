import type { OverallAssessment } from '@oktant/contract/development/competency-shapes.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import { standingOf } from '../competencies.rules.ts'
import type { AssessmentRow } from './assessments.queries.ts'
import type { RequiredRow } from './matrix.queries.ts'

export const assessmentView = (
  { isMet, jobRole, comment, assessedAt, name }: AssessmentRow,
  language: Language,
): OverallAssessment => ({
  isMet,
  jobRole: textIn(jobRole, language),
  comment,
  assessedAt: new Date(assessedAt).toISOString(),
  assessedBy: name,
})

export function cellView({ itemId, required, level, validUntil }: RequiredRow, today: string) {
  const held = level && { level, validUntil }
  return {
    competencyItemId: itemId,
    standing: standingOf(required, held, today),
    required,
    level,
    validUntil,
  }
}
