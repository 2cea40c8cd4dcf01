import { makeTracer, readable, type Trace } from '../trace.ts'
import { errorText, type Scorm12Session } from './session.ts'

/** The object that a package looks for as `window.API`; every call may be watched. */
export function makeScorm12Api(session: Scorm12Session, trace?: Trace) {
  const traced = makeTracer(() => String(session.lastError()), trace)
  return {
    LMSInitialize: (...given: unknown[]) =>
      traced('LMSInitialize', given, () => session.initialize(given[0])),
    LMSFinish: (...given: unknown[]) => traced('LMSFinish', given, () => session.finish(given[0])),
    LMSGetValue: (...given: unknown[]) => traced('LMSGetValue', given, () => session.getValue(given[0])),
    LMSSetValue: (...given: unknown[]) =>
      traced('LMSSetValue', given, () => session.setValue(given[0], given[1])),
    LMSCommit: (...given: unknown[]) => traced('LMSCommit', given, () => session.commit(given[0])),
    LMSGetLastError: () => traced('LMSGetLastError', [], () => String(session.lastError())),
    LMSGetErrorString: (code?: unknown) =>
      traced('LMSGetErrorString', [code], () => errorText(readable(code))),
    LMSGetDiagnostic: (code?: unknown) =>
      traced('LMSGetDiagnostic', [code], () => session.diagnosticOf(readable(code))),
  }
}
