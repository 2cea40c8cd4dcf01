import type { FindingCode } from '@oktant/contract/learning/package-findings.ts'

/** Ends the reading of an archive that nothing is unpacked of. */
export class ArchiveRefused extends Error {
  override name = 'ArchiveRefused'
  readonly code: FindingCode
  constructor(code: FindingCode, detail = '') {
    super(detail)
    this.code = code
  }
}
