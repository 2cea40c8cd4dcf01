import { runtimeModel } from '@oktant/contract/kit/constants.ts'
import type { ComponentPackage, PackageSettings } from '@oktant/contract/learning/package-components.ts'
import type { Actor } from '../../../../access/actor.ts'
import { audit } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import type { RawReply } from '../../../../http/serve.ts'
import type { Kit } from '../../../../kit.ts'
import { accessComponent } from '../../components/components.access.ts'
import { changeComponent, contentIn } from '../../components/components.ts'
import { findPlayed, writePlayed } from '../../played-packages/played-packages.ts'
import { findPackage } from '../packages.queries.ts'
import { countUnderWay, listVersions } from './component-package.queries.ts'

/** A component that is a package, with the archive that it shows and how that is played. */
async function accessPackage(db: Db, actor: Actor, id: number) {
  const component = await accessComponent(db, actor, id)
  const { revisionId } = component
  if (revisionId === null) throw fail('component_not_found')
  const of = { companyId: actor.companyId, revisionId }
  const [found, played] = [await findPackage(db, of), await findPlayed(db, of)]
  if (!found || !played) throw fail('component_not_found')
  return { component, found, played }
}
type AccessedPackage = Awaited<ReturnType<typeof accessPackage>>

const settingsOf = ({
  passMark,
  attempts,
  suspendData,
  ownWindow,
}: AccessedPackage['played']): PackageSettings => ({
  passMark,
  attempts,
  longSuspendData: suspendData === runtimeModel.longestSuspendData,
  ownWindow,
})

export async function readComponentPackage(db: Db, actor: Actor, id: number): Promise<ComponentPackage> {
  const { component, found, played } = await accessPackage(db, actor, id)
  const of = { companyId: actor.companyId, componentId: id }
  const versions = await listVersions(db, of)
  return {
    kind: played.kind,
    edition: found.outline.edition,
    items: played.items.map(({ id: itemId, title, depth, launch }) => ({ id: itemId, title, depth, launch })),
    settings: settingsOf(played),
    versions: versions.map(({ id: versionId, name, bytes, createdAt }) => ({
      id: versionId,
      name,
      bytes,
      createdAt: createdAt?.toISOString() ?? '',
    })),
    underWay: await countUnderWay(db, of),
    revision: component.revision,
  }
}

type SentSettings = PackageSettings & { revision: number }

/** Sets how a package is played; what a published course holds stays, and another revision follows it. */
export async function savePackageSettings(
  db: Db,
  { now }: Pick<Kit, 'now'>,
  actor: Actor,
  { id, settings: { revision, ...sent } }: { id: number; settings: SentSettings },
) {
  const { component, played } = await accessPackage(db, actor, id)
  if (component.revision !== revision) throw fail('content_changed')
  const content = contentIn(component)
  const revisionId = await changeComponent(db, actor, component, { content, revision }, { now: now() })
  if (revisionId === null) throw fail('component_not_found')
  const { longSuspendData, ...settings } = sent
  const suspendData = longSuspendData ? runtimeModel.longestSuspendData : runtimeModel.longestString
  await writePlayed(db, { companyId: actor.companyId, revisionId }, { ...settings, suspendData })
  const deed = { by: actor, kind: 'update' as const, object: 'component' as const, objectId: id }
  await audit(db, { ...deed, before: settingsOf(played), after: sent })
  return readComponentPackage(db, actor, id)
}

type AskedVersion = { id: number; versionId: number }

/** An archive as it came. */
export async function downloadPackage(
  db: Db,
  { files }: Pick<Kit, 'files'>,
  actor: Actor,
  { id, versionId }: AskedVersion,
): Promise<RawReply> {
  await accessPackage(db, actor, id)
  const versions = await listVersions(db, { companyId: actor.companyId, componentId: id })
  const version = versions.find((one) => one.id === versionId)
  const body = version && (await files.read(version.stored))
  if (!body) throw fail('component_not_found')
  return {
    headers: {
      'content-type': version.name.toLowerCase().endsWith('.xml') ? 'application/xml' : 'application/zip',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(version.name)}`,
    },
    body,
  }
}
