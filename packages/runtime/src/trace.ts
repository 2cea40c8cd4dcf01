/** One call of a package, as a trace shows it. */
export type TracedCall = { call: string; arguments: string[]; answer: string; error: string }
export type Trace = (call: TracedCall) => void

/** What was handed in, for a person to read: whatever it is, telling it must not fail. */
export function readable(argument: unknown) {
  try {
    return argument === undefined || argument === null ? '' : String(argument)
  } catch {
    return typeof argument
  }
}

/** Answers a call in words, as packages expect it, and tells whoever watches. */
export function makeTracer(lastError: () => string, trace: Trace = () => {}) {
  return function traced(call: string, given: unknown[], act: () => string | boolean) {
    const answer = String(act())
    trace({ call, arguments: given.map(readable), answer, error: lastError() })
    return answer
  }
}
