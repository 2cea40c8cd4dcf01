import type { QuestionScore } from '@oktant/contract/assessment/questions/question-scores.ts'

/** Something was answered, in whatever way; it need not be submitted. */
export const isAnswered = ({ answer, ftAnswer, supportingDocument }: QuestionScore) =>
  Boolean(answer.trim() || ftAnswer.trim() || supportingDocument)
