import type { ErrorCode } from '@oktant/contract/http/errors.ts'
import { Failure } from '../../../http/fail.ts'
import type { EvaluationForm, Kit } from '../../../kit.ts'

/** What is no attempt may be a form of a feature above; it is asked only then, so that attempts pay nothing for it. */
export async function orForm<T>(
  { evaluationForms }: Kit,
  missing: ErrorCode,
  own: () => Promise<T>,
  other: (form: EvaluationForm) => Promise<T | null>,
): Promise<T> {
  try {
    return await own()
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== missing) throw error
    for (const form of evaluationForms) {
      const found = await other(form)
      if (found) return found
    }
    throw error
  }
}
