import type { Tested, TrialFault } from '@oktant/contract/system.ts'
import { faultOf } from './trials.rules.ts'

/** Tries something outside, and tells how that went; what it finds wrong itself, the work answers. */
export async function tried(work: () => Promise<TrialFault | null>): Promise<Tested> {
  const began = performance.now()
  const took = () => Math.round(performance.now() - began)
  try {
    const fault = await work()
    return { isGood: fault === null, fault, said: '', tookMs: took() }
  } catch (error) {
    const said = String(error instanceof Error ? error.message : error).slice(0, 300)
    return { isGood: false, fault: faultOf(error), said, tookMs: took() }
  }
}
