import { type FindingCode, findingLevels } from '@oktant/contract/learning/package-findings.ts'

/** One line of the report; `line` counts from 1 in the manifest, and is 0 where none is meant. */
export type Finding = { code: FindingCode; level: 'error' | 'warning'; line: number; detail: string }

export function makeFindings() {
  const found: Finding[] = []
  return {
    note(code: FindingCode, line = 0, detail = '') {
      found.push({ code, level: findingLevels[code], line, detail })
    },
    all: () => [...found].sort((one, other) => one.line - other.line),
  }
}

export type Findings = ReturnType<typeof makeFindings>

/** Ends the reading of a manifest that cannot be read any further. */
export class UnreadableManifest extends Error {
  override name = 'UnreadableManifest'
  readonly code: FindingCode
  readonly line: number
  constructor(code: FindingCode, line = 0, detail = '') {
    super(detail)
    this.code = code
    this.line = line
  }
}
