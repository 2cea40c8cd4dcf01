import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  acceptPackageImport,
  cancelPackageImport,
  listPackageImports,
  readPackageImport,
  uploadPackage,
} from '@oktant/contract/learning/package-imports.ts'
import {
  beginComponentUpload,
  addComponentUploadPart,
} from '@oktant/contract/learning/components/component-files.ts'
import { finishPackageUpload } from '@oktant/contract/learning/package-imports.ts'
import { courseForm, placeOf } from '../../../../test/kit/content/courses.ts'
import { createCourse, publishCourse, updateCourse } from '@oktant/contract/learning/courses/containers.ts'
import { renameComponent } from '@oktant/contract/learning/components/components.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { cp2004, manifest, version } from '../../../../test/kit/packages/manifests.ts'
import { hostile, knots, page } from '../../../../test/kit/packages/hostile.ts'
import { type Packed, zipWithFiles } from '../../../../test/kit/packages/zips.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { namedIn } from '../../../background.ts'
import { sweepFiles } from '../../../files/files.ts'
import { components } from '../components/components.tables.ts'
import { findPlayed } from '../played-packages/played-packages.ts'
import { runImport } from './package-imports.ts'
import { packageAssets } from './packages.tables.ts'
import { findPackage } from './packages.queries.ts'

const day = 24 * 3_600_000
const course2004 = manifest({
  root: cp2004,
  metadata: version('2004 4th Edition'),
  resources:
    '<resources><resource identifier="r" type="webcontent" adlcp:scormType="sco" href="a.html"/></resources>',
})
const cmi5 =
  '<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd"><course id="https://e.test/c"><title><langstring lang="en">Knots</langstring></title><description><langstring lang="en">Knots</langstring></description></course><au id="https://e.test/a" moveOn="Completed"><title><langstring lang="en">One</langstring></title><description><langstring lang="en">Knots</langstring></description><url>a.html</url></au></courseStructure>'
const tincan =
  '<tincan xmlns="http://projecttincan.com/tincan.xsd"><activities><activity id="https://e.test/a" type="http://adlnet.gov/expapi/activities/course"><name>Knots</name><launch lang="en">a.html</launch></activity></activities></tincan>'

async function setUp() {
  const server = await testServer()
  const me = await server.make.user({
    permissions: ['content.administer', 'courses.administer', 'packages.import'],
  })
  const onDisk = () =>
    readdirSync(join(server.kit.config.dataDir, 'files'), { recursive: true }).filter(
      (name) => String(name).length > 40,
    ).length
  const send = async (entries: readonly Packed[] | Buffer, name = 'knots.zip') => {
    const bytes = Buffer.isBuffer(entries) ? entries : zipWithFiles(entries)
    return server.call(uploadPackage, { as: me, file: { name, bytes, type: 'application/zip' } })
  }
  const read = (id: number) => server.call(readPackageImport, { as: me, params: { id } })
  const check = async (entries: readonly Packed[] | Buffer) => {
    const { id } = (await send(entries)).import
    await runImport(server.kit, id)
    return read(id)
  }
  const accept = (id: number, wish: { longSuspendData?: boolean; replacesId?: number | null } = {}) =>
    server.call(acceptPackageImport, {
      as: me,
      params: { id },
      body: { longSuspendData: false, replacesId: null, attemptsUnderWay: 'goOnInNew', ...wish },
    })
  const bring = async (entries: readonly Packed[], wish = {}) => {
    const { id } = await check(entries)
    await accept(id, wish)
    await runImport(server.kit, id)
    return read(id)
  }
  const packageOf = async (componentId: number | null) => {
    const [component] = await server.db
      .select()
      .from(components)
      .where(eq(components.id, componentId ?? 0))
    const of = { companyId: me.companyId, revisionId: component?.revisionId ?? 0 }
    return {
      ...of,
      component,
      played: await findPlayed(server.db, of),
      found: await findPackage(server.db, of),
    }
  }
  return { server, me, onDisk, send, read, check, accept, bring, packageOf }
}

test.each([
  ['scorm12', 2, 'imsmanifest.xml', manifest()],
  ['scorm2004', 2, 'imsmanifest.xml', course2004],
  ['cmi5', 24, 'cmi5.xml', cmi5],
  ['xapi', 24, 'tincan.xml', tincan],
])('a package of %s is reported and becomes a component', async (kind, categoryId, name, content) => {
  const { check, accept, server, read, packageOf } = await setUp()
  const ready = await check([{ name, content }, page])
  expect(ready).toMatchObject({ state: 'ready', report: { kind, files: 2, title: { en: 'Knots' } } })
  expect(ready.report?.items).toHaveLength(1)
  expect(ready.componentId).toBeNull()
  await accept(ready.id, { longSuspendData: true })
  await runImport(server.kit, ready.id)
  const done = await read(ready.id)
  expect(done.state).toBe('done')
  const { component, played, found } = await packageOf(done.componentId)
  expect(component?.categoryId).toBe(categoryId)
  expect(played).toMatchObject({ kind, suspendData: 64_000, items: [{ launch: 'a.html' }] })
  expect(found?.outline.kind).toBe(kind)
})

test('a cancelled import leaves nothing, and its files go with the sweep while those of packages stay', async () => {
  const { server, me, check, bring, onDisk } = await setUp()
  const sweep = () =>
    sweepFiles(
      server.db,
      server.kit.files,
      new Date(server.kit.now().getTime() + 2 * day),
      namedIn(server.db),
    )
  await bring(knots)
  await sweep()
  const before = onDisk()
  const { id } = await check(knots)
  expect(onDisk()).toBe(before + 1)
  expect(await server.call(cancelPackageImport, { as: me, params: { id } })).toEqual({})
  await sweep()
  expect(onDisk()).toBe(before)
  expect((await server.call(readPackageImport, { as: me, params: { id } })).state).toBeUndefined()
  expect(
    await server.db.select().from(packageAssets).where(eq(packageAssets.companyId, me.companyId)),
  ).toHaveLength(2)
})

test.each(hostile)('an archive %s is refused with its code', async (_, bytes, code) => {
  const { server, check, onDisk, me } = await setUp()
  const refused = await check(bytes)
  expect(refused).toMatchObject({ state: 'refused', componentId: null })
  expect(refused.report?.findings.map((finding) => finding.code)).toContain(code)
  const before = onDisk()
  await server.call(acceptPackageImport, {
    as: me,
    params: { id: refused.id },
    body: { longSuspendData: false, replacesId: null, attemptsUnderWay: 'goOnInNew' },
  })
  await runImport(server.kit, refused.id)
  expect(onDisk()).toBe(before)
})

test('what is no archive is refused with responseCode 500 and nothing is kept', async () => {
  const { send, me, server } = await setUp()
  const refused = await send(Buffer.from('no archive'))
  expect(refused).toMatchObject({ status: 400, responseCode: 500 })
  expect(await server.call(listPackageImports, { as: me })).toEqual([])
})

test('unpacking that was killed goes on, and two who do it make one component', async () => {
  const { server, check, accept, read, packageOf } = await setUp()
  const { id } = await check(knots)
  await accept(id)
  const { read: readBytes } = server.kit.files
  let reads = 0
  const killed = {
    ...server.kit.files,
    read: async (...of: Parameters<typeof readBytes>) => {
      reads += 1
      if (reads > 6) throw new Error('killed')
      return readBytes(...of)
    },
  }
  await expect(runImport({ ...server.kit, files: killed }, id)).rejects.toThrow('an archive cannot be read')
  expect(await read(id)).toMatchObject({ state: 'unpacking', componentId: null })
  await Promise.all([runImport(server.kit, id), runImport(server.kit, id)])
  const done = await read(id)
  expect(done.state).toBe('done')
  const { found, companyId } = await packageOf(done.componentId)
  const assets = await server.db.select().from(packageAssets).where(eq(packageAssets.companyId, companyId))
  expect(assets.map(({ path, contentId }) => [path, contentId])).toEqual([
    ['imsmanifest.xml', found?.contentId],
    ['a.html', found?.contentId],
  ])
})

test('a package is replaced by one of its kind as a new revision, and its title stays', async () => {
  const { bring, packageOf, accept, check } = await setUp()
  const first = await bring(knots)
  const before = await packageOf(first.componentId)
  const second = await bring(knots, { replacesId: first.componentId })
  expect(second).toMatchObject({ state: 'done', componentId: first.componentId })
  const after = await packageOf(first.componentId)
  expect(after.revisionId).not.toBe(before.revisionId)
  expect(after.found?.contentId).not.toBe(before.found?.contentId)
  const other = await check([{ name: 'cmi5.xml', content: cmi5 }, page])
  expect(await accept(other.id, { replacesId: first.componentId })).toMatchObject({
    code: 'package_kind_differs',
  })
})

async function publishWith(
  { call }: Awaited<ReturnType<typeof testServer>>,
  as: { token: string },
  componentId: number,
) {
  const title = { en: 'Seamanship', de: 'Seemannschaft' }
  const begun = { title, containerTypeId: containerType.course, parentId: null }
  const course = await call(createCourse, { as, body: begun })
  const params = { id: course.id }
  const body = { ...courseForm(course), certificate: null, children: [placeOf(componentId)] }
  const { revision } = await call(updateCourse, { as, params, body })
  expect((await call(publishCourse, { as, params, body: { revision } })).id).toBe(course.id)
}

test('a package that a published course holds keeps its package when it is renamed', async () => {
  const { server, me, bring, packageOf } = await setUp()
  const { componentId } = await bring(knots)
  const before = await packageOf(componentId)
  await publishWith(server, me, componentId ?? 0)
  const title = { en: 'Hitches', de: 'Stiche' }
  const knotted = { en: 'Knots', de: 'Knots' }
  const params = { id: componentId ?? 0 }
  await server.call(renameComponent, { as: me, params, body: { title, was: knotted } })
  const after = await packageOf(componentId)
  expect(after.revisionId).not.toBe(before.revisionId)
  expect(after.found).toEqual(before.found)
  expect(after.played?.items).toEqual(before.played?.items)
})

test('an archive may come in pieces, and nobody else sees an import', async () => {
  const { server, me } = await setUp()
  const bytes = zipWithFiles(knots)
  const upload = await server.call(beginComponentUpload, {
    as: me,
    body: { name: 'k.zip', bytes: bytes.length },
  })
  for (const [from, piece] of [
    [0, bytes.subarray(0, 100)],
    [100, bytes.subarray(100)],
  ] as const)
    await server.call(addComponentUploadPart, {
      as: me,
      params: { id: upload.id, from },
      file: { name: 'k.zip', bytes: piece, type: 'application/zip' },
    })
  const made = await server.call(finishPackageUpload, { as: me, params: { id: upload.id } })
  expect(made).toMatchObject({ responseCode: 200, import: { state: 'checking', name: 'k.zip' } })
  const stranger = await server.make.user({ permissions: ['packages.import'] })
  const params = { id: made.import.id }
  expect(await server.call(readPackageImport, { as: stranger, params })).toMatchObject({ status: 404 })
})

test('14.0.0.0-1, 14.0.0.0-1 (d): the structure of a course may come alone, and no other text', async () => {
  const { server, me, read, accept, packageOf } = await setUp()
  const sendText = (name: string, text: string) => {
    const file = { name, bytes: Buffer.from(text), type: 'application/xml' }
    return server.call(uploadPackage, { as: me, file })
  }
  const away = cmi5.replace('a.html', 'https://e.test/a.html')
  const { id } = (await sendText('Knots.xml', `<?xml version="1.0"?>${away}`)).import
  await runImport(server.kit, id)
  expect(await read(id)).toMatchObject({ state: 'ready', report: { kind: 'cmi5', files: 1 } })
  await accept(id)
  await runImport(server.kit, id)
  const { played } = await packageOf((await read(id)).componentId)
  expect(played).toMatchObject({ kind: 'cmi5', items: [{ launch: 'https://e.test/a.html' }] })
  expect(await sendText('notes.md', '# No package')).toMatchObject({ status: 400 })
  const page = (await sendText('page.xml', '<?xml version="1.0"?><page/>')).import
  await runImport(server.kit, page.id)
  expect((await read(page.id)).report?.findings).toMatchObject([{ code: 'manifest_kind_unknown' }])
})
