import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { applyImport, type ImportRecord } from '@oktant/contract/people/imports.ts'
import { csvOf, everything, importing } from '../../kit/files/imports.ts'
import type { Made } from '../../kit/make.ts'
import { type Scene, type Server, two } from '../scene.ts'

const permissions: Permission[] = ['imports.run', 'users.administer']

const fileOf = ({ id }: Made) =>
  csvOf([
    ['Username', 'First name', 'Surname', 'E-mail address'],
    [`new-${id}@example.test`, 'Jo', 'Berg', `new-${id}@example.test`],
  ])

type Steps = ReturnType<typeof importing>
type Prepare = (steps: Steps, id: number, server: Server, owner: Made) => Promise<unknown>

/** The file of one company, as far as its call needs it to be. */
const at =
  (prepare: Prepare, rest: (record: ImportRecord) => object = () => ({})): Scene =>
  async (server) => {
    const pair = await two(server, permissions)
    const steps = importing(server, pair.owner)
    const record = await steps.upload(fileOf(pair.owner))
    await prepare(steps, record.id, server, pair.owner)
    return { ...pair, call: { params: { id: record.id }, ...rest(record) } }
  }

const uploaded: Prepare = async () => {}
const checked: Prepare = ({ check }, id) => check(id)
const applying: Prepare = async (steps, id, { call }, as) => {
  await steps.check(id)
  await call(applyImport, { as, params: { id }, body: { welcome: false, confirmed: null } })
}
const applied: Prepare = async ({ check, apply }, id) => {
  await check(id)
  await apply(id)
}

export const importScenes: Record<string, Scene> = {
  applyImport: at(checked, () => ({ body: { welcome: false, confirmed: null } })),
  checkImport: at(uploaded, ({ columns }) => ({ body: { columns, options: everything } })),
  exportImportLines: at(checked),
  listImportLines: at(checked),
  readImport: at(uploaded),
  readImportAs: at(uploaded, ({ format }) => ({ body: format })),
  removeImport: at(uploaded),
  stopImport: at(applying),
  undoImport: at(applied),
}
