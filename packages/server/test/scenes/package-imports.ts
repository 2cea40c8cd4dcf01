import {
  addComponentUploadPart,
  beginComponentUpload,
} from '@oktant/contract/learning/components/component-files.ts'
import { readComponentPackage } from '@oktant/contract/learning/package-components.ts'
import {
  acceptPackageImport,
  readPackageImport,
  uploadPackage,
} from '@oktant/contract/learning/package-imports.ts'
import { runImport } from '../../src/features/learning/packages/package-imports.ts'
import { manifest } from '../kit/packages/manifests.ts'
import { zipWithFiles } from '../kit/packages/zips.ts'
import { type Scene, two } from './scene.ts'

const bytes = zipWithFiles([
  { name: 'imsmanifest.xml', content: manifest() },
  { name: 'a.html', content: 'Knots' },
])
const archive = { name: 'knots.zip', bytes, type: 'application/zip' }

/** A package that was looked at. */
const ofImport =
  (rest: object = {}): Scene =>
  async (server) => {
    const pair = await two(server, ['packages.import'])
    const made = await server.call(uploadPackage, { as: pair.owner, file: archive })
    await runImport(server.kit, made.import.id)
    return { ...pair, call: { params: { id: made.import.id }, ...rest } }
  }

const ofUpload: Scene = async (server) => {
  const pair = await two(server, ['packages.import', 'content.administer'])
  const { name } = archive
  const begun = await server.call(beginComponentUpload, {
    as: pair.owner,
    body: { name, bytes: bytes.length },
  })
  const params = { id: begun.id, from: 0 }
  await server.call(addComponentUploadPart, { as: pair.owner, params, file: archive })
  return { ...pair, call: { params } }
}

/** A package that has become a component. */
const ofComponent =
  (isChange = false): Scene =>
  async (server) => {
    const pair = await two(server, ['packages.import'])
    const made = await server.call(uploadPackage, { as: pair.owner, file: archive })
    const params = { id: made.import.id }
    await runImport(server.kit, params.id)
    const body = { longSuspendData: false, replacesId: null, attemptsUnderWay: 'endOld' as const }
    await server.call(acceptPackageImport, { as: pair.owner, params, body })
    await runImport(server.kit, params.id)
    const { componentId } = await server.call(readPackageImport, { as: pair.owner, params })
    const id = componentId ?? 0
    const { versions, revision } = await server.call(readComponentPackage, { as: pair.owner, params: { id } })
    const settings = { passMark: 50, attempts: 2, longSuspendData: false, ownWindow: true, revision }
    const asked = { id, versionId: versions[0]?.id ?? 0 }
    return { ...pair, call: isChange ? { params: { id }, body: settings } : { params: asked } }
  }

export const packageImportScenes: Record<string, Scene> = {
  acceptPackageImport: ofImport({
    body: { longSuspendData: false, replacesId: null, attemptsUnderWay: 'goOnInNew' },
  }),
  cancelPackageImport: ofImport(),
  downloadPackage: ofComponent(),
  readComponentPackage: ofComponent(),
  savePackageSettings: ofComponent(true),
  finishPackageUpload: ofUpload,
  readPackageImport: ofImport(),
}
