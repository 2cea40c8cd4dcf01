import { makeTracer, readable, type Trace } from '../trace.ts'
import type { Library } from './library.ts'

/** What follows a call that the library has granted. */
export type AfterCall = {
  begun(): void
  set(element: string, value: string): void
  committed(): void
  finished(): void
}

/** An argument that must be empty: packages also leave it out, or hand in nothing. */
const argumentOf = (given: unknown[]) =>
  given[0] === undefined || given[0] === null ? '' : readable(given[0])

/** The object that a package looks for as `window.API_1484_11`; every call may be watched. */
export function makeScorm2004Api(library: Library, after: AfterCall, trace?: Trace) {
  const traced = makeTracer(() => library.lmsGetLastError(), trace)

  function granted(answer: string, then: () => void) {
    if (answer === 'true') then()
    return answer
  }

  return {
    version: '1.0',
    Initialize: (...given: unknown[]) =>
      traced('Initialize', given, () => granted(library.lmsInitialize(argumentOf(given)), after.begun)),
    Terminate: (...given: unknown[]) =>
      traced('Terminate', given, () => granted(library.lmsFinish(argumentOf(given)), after.finished)),
    GetValue: (...given: unknown[]) =>
      traced('GetValue', given, () => readable(library.lmsGetValue(readable(given[0])))),
    SetValue: (...given: unknown[]) =>
      traced('SetValue', given, () => {
        const [element, value] = [readable(given[0]), readable(given[1])]
        return granted(library.lmsSetValue(element, value), () => after.set(element, value))
      }),
    Commit: (...given: unknown[]) =>
      traced('Commit', given, () => granted(library.lmsCommit(argumentOf(given)), after.committed)),
    GetLastError: () => traced('GetLastError', [], () => library.lmsGetLastError()),
    GetErrorString: (code?: unknown) =>
      traced('GetErrorString', [code], () => library.lmsGetErrorString(readable(code))),
    GetDiagnostic: (code?: unknown) =>
      traced('GetDiagnostic', [code], () => library.lmsGetDiagnostic(readable(code))),
  }
}
