import type { Tested, TrialFault } from '@oktant/contract/organisation/system.ts'
import { faultOf } from './trials.rules.ts'

/** Tries something outside, and tells how that went; what it finds wrong itself, the work answers. */
export async function tried(work: () => Promise<TrialFault | null>): Promise<Tested> {
  const began = performance.now()
  const took = () => Math.round(performance.now() - began)
  try {
    const fault = await work()
    return { isGood: fault === null, fault, said: '', tookMs: took() }
  } catch (error) {
    return { isGood: false, fault: faultOf(error), said: wordsOf(error).slice(0, 300), tookMs: took() }
  }
}

/** Of whoever said it first. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause ? wordsOf(error.cause) : error.message || error.name
}
