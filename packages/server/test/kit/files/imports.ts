import {
  applyImport,
  checkImport,
  type ImportKind,
  type ImportOptions,
  listImportLines,
  readImport,
  undoImport,
  uploadImport,
} from '@oktant/contract/people/imports.ts'
import { workOn } from '../../../src/features/people/imports/run/run-import.ts'
import type { testServer } from '../server.ts'

type Server = Awaited<ReturnType<typeof testServer>>
type Who = { token: string }

export const everything: ImportOptions = {
  mode: 'createAndChange',
  clearsEmpty: false,
  deactivatesMissing: false,
}

/** Goes through an import step by step, as its screen does; background work is done at once. */
export function importing({ call, kit }: Server, as: Who) {
  const work = async (id: number) => {
    while (await workOn(kit, id)) continue
    return call(readImport, { as, params: { id } })
  }
  const upload = (text: string | Buffer, kind: ImportKind = 'users', name = 'people.csv') =>
    call(uploadImport, {
      as,
      params: { kind },
      file: { name, bytes: Buffer.from(text), type: 'text/csv' },
    })
  const check = async (id: number, columns?: string[], options: Partial<ImportOptions> = {}) => {
    const found = await call(readImport, { as, params: { id } })
    const body = { columns: columns ?? found.columns, options: { ...everything, ...options } }
    const begun = await call(checkImport, { as, params: { id }, body })
    return begun.code ? begun : work(id)
  }
  const apply = async (id: number, { welcome = false, confirmed = null as number | null } = {}) => {
    const begun = await call(applyImport, { as, params: { id }, body: { welcome, confirmed } })
    return begun.code ? begun : work(id)
  }
  const undo = async (id: number) => {
    const begun = await call(undoImport, { as, params: { id } })
    return begun.code ? begun : work(id)
  }
  const lines = async (id: number, filters: Record<string, string> = {}) => {
    const query = {
      _perPage: 100,
      _filterFields: Object.keys(filters),
      _filterValues: Object.values(filters),
    }
    const listed = await call(listImportLines, { as, params: { id }, query })
    return listed.content
  }
  /** The file brought in and compared. */
  const checked = async (
    text: string | Buffer,
    kind: ImportKind = 'users',
    options: Partial<ImportOptions> = {},
  ) => {
    const { id } = await upload(text, kind)
    return check(id, undefined, options)
  }
  return { upload, check, checked, apply, undo, lines, work }
}

/** A file’s text from its cells. */
export const csvOf = (rows: readonly (readonly (string | number)[])[], separator = ',') =>
  rows
    .map((row) =>
      row
        .map((cell) => (/[",;\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : cell))
        .join(separator),
    )
    .join('\n')
