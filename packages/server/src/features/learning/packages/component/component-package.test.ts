import { expect, test } from 'vitest'
import {
  duplicateComponent,
  readComponent,
  updateComponent,
} from '@oktant/contract/learning/components/components.ts'
import { createCourse, publishCourse, updateCourse } from '@oktant/contract/learning/courses/containers.ts'
import { launchComponent } from '@oktant/contract/learning/own/launches.ts'
import { moveToNewEdition } from '@oktant/contract/learning/own/learn.ts'
import { commitPackage } from '@oktant/contract/learning/package-attempts.ts'
import {
  downloadPackage,
  readComponentPackage,
  savePackageSettings,
} from '@oktant/contract/learning/package-components.ts'
import {
  acceptPackageImport,
  type AttemptsUnderWay,
  readPackageImport,
  uploadPackage,
} from '@oktant/contract/learning/package-imports.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { courseForm, placeOf } from '../../../../../test/kit/content/courses.ts'
import { manifest } from '../../../../../test/kit/packages/manifests.ts'
import { zipWithFiles } from '../../../../../test/kit/packages/zips.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { runImport } from '../package-imports.ts'

const itemCalled = (name: string) => `<item identifier="i" identifierref="r"><title>${name}</title></item>`

/** A package whose only item is called by this name. */
const archiveWith = (page: string) =>
  zipWithFiles([
    { name: 'imsmanifest.xml', content: manifest({ items: itemCalled(page) }) },
    { name: 'a.html', content: page },
  ])

type Replacing = {
  replacesId?: number
  attemptsUnderWay?: AttemptsUnderWay
  title?: { en: string; de: string }
}

async function setUp() {
  const server = await testServer()
  const { call } = server
  const me = await server.make.user({
    permissions: ['content.administer', 'courses.administer', 'packages.import', 'learning.take'],
  })
  const bring = async (page: string, { replacesId, ...wish }: Replacing = {}) => {
    const file = { name: `${page}.zip`, bytes: archiveWith(page), type: 'application/zip' }
    const params = { id: (await call(uploadPackage, { as: me, file })).import.id }
    await runImport(server.kit, params.id)
    const body = { longSuspendData: false, attemptsUnderWay: 'endOld' as const, ...wish }
    await call(acceptPackageImport, { as: me, params, body: { ...body, replacesId: replacesId ?? null } })
    await runImport(server.kit, params.id)
    return (await call(readPackageImport, { as: me, params })).componentId ?? 0
  }
  const read = (id: number) => call(readComponentPackage, { as: me, params: { id } })
  return { ...server, me, bring, read }
}

test('a package is called as its author wishes, and the archives it came from can be had again', async () => {
  const { bring, read, me, send, call } = await setUp()
  const id = await bring('first', { title: { en: 'Hitches', de: 'Stiche' } })
  expect(await call(readComponent, { as: me, params: { id } })).toMatchObject({ title: { de: 'Stiche' } })
  await bring('second', { replacesId: id })
  const shown = await read(id)
  expect(shown.versions.map(({ name }) => name)).toEqual(['second.zip', 'first.zip'])
  const [, first] = shown.versions
  const got = await send(downloadPackage, { as: me, params: { id, versionId: first?.id ?? 0 } })
  expect(got.rawPayload).toEqual(archiveWith('first'))
})

test('what was set of a package holds for its copies and for what takes its place', async () => {
  const { bring, read, me, call } = await setUp()
  const id = await bring('first')
  const { revision } = await read(id)
  const settings = { passMark: 70, attempts: 2, longSuspendData: true, ownWindow: true }
  const body = { ...settings, revision }
  expect(await call(savePackageSettings, { as: me, params: { id }, body })).toMatchObject({ settings })
  expect(await call(savePackageSettings, { as: me, params: { id }, body })).toMatchObject({
    code: 'content_changed',
  })
  const copy = await call(duplicateComponent, { as: me, params: { id } })
  expect(await read(copy.id)).toMatchObject({ settings, versions: [{ name: 'first.zip' }] })
  await bring('second', { replacesId: id })
  expect(await read(id)).toMatchObject({ settings: { passMark: 70, attempts: 2, ownWindow: true } })
})

test('the words of a package are changed as those of any component', async () => {
  const { bring, read, me, call } = await setUp()
  const id = await bring('first')
  const shown = await call(readComponent, { as: me, params: { id } })
  const { description, html, url, keywords, difficulty, status, revision } = shown
  const texts = { title: { en: 'Bends', de: 'Knoten' }, description, html, url, keywords, difficulty, status }
  const body = { ...texts, minutes: 12, completion: 'opened' as const, revision }
  expect(await call(updateComponent, { as: me, params: { id }, body })).toMatchObject({ minutes: 12 })
  expect(await read(id)).toMatchObject({ kind: 'scorm12', items: [{ launch: 'a.html' }] })
})

async function underWay(wish: AttemptsUnderWay) {
  const all = await setUp()
  const { call, me, bring } = all
  const componentId = await bring('first')
  const title = { en: 'Seamanship', de: 'Seemannschaft' }
  const begun = { title, containerTypeId: containerType.course, parentId: null }
  const course = await call(createCourse, { as: me, body: begun })
  const params = { id: course.id }
  const body = { ...courseForm(course), certificate: null, children: [placeOf(componentId)] }
  const drafted = await call(updateCourse, { as: me, params, body })
  const made = await call(publishCourse, { as: me, params, body: { revision: drafted.revision } })
  const childId = made.children?.[0]?.childId ?? 0
  const launch = () => call(launchComponent, { as: me, params: { key: childId }, query: {} })
  const first = await launch()
  const item = first.package?.items[0]?.id ?? ''
  const said = { token: first.package?.token ?? '', session: 1, number: 1, time: 0, hasFinished: false }
  const values = { [`${item}/cmi.suspend_data`]: 'p7' }
  await call(commitPackage, { params: { id: first.componentLog?.id ?? 0 }, body: { ...said, values } })
  expect((await all.read(componentId)).underWay).toBe(1)
  await bring('second', { replacesId: componentId, attemptsUnderWay: wish })
  const { children } = courseForm(made)
  const again = await call(updateCourse, { as: me, params, body: { ...courseForm(made), children } })
  await call(publishCourse, { as: me, params, body: { revision: again.revision ?? 0 } })
  expect(await launch()).toMatchObject({ package: { attempt: 1 }, suspendData: 'p7' })
  expect((await call(moveToNewEdition, { as: me, params })).edition).toBe(2)
  return { launch }
}

test.each([
  ['endOld', { suspendData: 'p7', package: { attempt: 1 } }],
  ['goOnInNew', { suspendData: 'p7', package: { attempt: 1 } }],
  ['beginAnew', { suspendData: '', package: { attempt: 2 } }],
] as const)(
  '%s: an attempt under way opens as was said when its package was replaced',
  async (wish, told) => {
    const { launch } = await underWay(wish)
    const launched = await launch()
    expect(launched).toMatchObject(told)
    const [item] = launched.package?.items ?? []
    expect(item?.title.en).toBe(wish === 'endOld' ? 'first' : 'second')
  },
)
