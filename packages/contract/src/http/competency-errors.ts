import { competencyMessages as competencies } from '../kit/messages/competencies.ts'

/** Declarations of competencies, and what job roles ask for. */
export const competencyErrors = {
  declaration_not_found: [404, competencies.declaration_not_found.en],
  declaration_actioned: [409, competencies.declaration_actioned.en],
  declaration_open: [409, competencies.declaration_open.en],
  declaration_words_missing: [422, competencies.declaration_words_missing.en],
  declaration_comment_missing: [422, competencies.declaration_comment_missing.en],
  certificate_unknown: [422, competencies.certificate_unknown.en],
  evidence_too_many: [422, competencies.evidence_too_many.en],
  profile_item_unknown: [422, competencies.profile_item_unknown.en],
  locality_unknown: [422, competencies.locality_unknown.en],
  assessment_of_oneself: [422, competencies.assessment_of_oneself.en],
  job_role_missing: [422, competencies.job_role_missing.en],
} as const
