import type { ImportMode, ImportRecord } from '@oktant/contract/people/imports.ts'
import type { Draft } from '../../../lib/records/draft.ts'

/** How a file is to be brought in, as it is being chosen. */
export type ImportChoice = {
  columns: string[]
  mode: ImportMode
  clearsEmpty: boolean
  deactivatesMissing: boolean
  values: Record<string, string>
}
export type PartProps = { record: ImportRecord; draft: Draft<ImportChoice> }

export const withoutKey = (values: Readonly<Record<string, string>>, key: string): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([one]) => one !== key))
