import { Failure } from '../../../src/http/fail.ts'

/** The code with which a rule refuses, then each field and what is wrong there; nothing where it does not. */
export function faultsIn(refuse: () => void) {
  try {
    refuse()
    return []
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return [error.code, ...(error.details.errors ?? []).map(({ field, code }) => `${field} ${code}`)]
  }
}
