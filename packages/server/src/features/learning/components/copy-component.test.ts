import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { uploadComponentFile } from '@oktant/contract/learning/components/component-files.ts'
import {
  type ComponentView,
  createComponent,
  duplicateComponent,
  listComponents,
  readComponent,
  removeComponent,
} from '@oktant/contract/learning/components/components.ts'
import { fileOf, pdf } from '../../../../test/kit/content/component-files.ts'
import { componentForm } from '../../../../test/kit/content/courses.ts'
import { makeEvaluation } from '../../../../test/kit/content/questions/questions.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { files } from '../../../files/files.tables.ts'

async function setUp() {
  const server = await testServer()
  const { call, send, make } = server
  const me = await make.user({ permissions: ['content.administer', 'evaluations.administer'] })
  /** NOTE: what a component answers has a status of its own, which is no refusal's. */
  const view = async (answer: ReturnType<typeof send>): Promise<ComponentView> =>
    (await answer).json().payload
  const copyOf = (id: number) => view(send(duplicateComponent, { as: me, params: { id } }))
  const upload = async () =>
    (await call(uploadComponentFile, { as: me, file: fileOf(pdf, 'knots.pdf') })).file?.id ?? 0
  return { ...server, me, view, copyOf, upload }
}

test('a copy says the same under a title of its own, and no course holds it', async () => {
  const { call, me, copyOf } = await setUp()
  const title = { en: 'Bowline', de: 'Palstek' }
  const { id } = await call(createComponent, { as: me, body: componentForm({ title }) })
  const copy = await copyOf(id)
  expect(copy).toMatchObject({
    title: { en: 'Bowline (2)', de: 'Palstek (2)' },
    html: { en: '<p>Take the rope.</p>' },
    keywords: ['rope'],
    completion: 'read',
    courses: 0,
  })
  expect(copy.id).not.toBe(id)
  expect(await copyOf(id)).toMatchObject({ title: { en: 'Bowline (3)' } })
  expect(await call(listComponents, { as: me, query: {} })).toMatchObject({ totalElements: 3 })
})

test('a copy has files of its own, which stay when the first one’s go', async () => {
  const { kit, db, me, call, send, view, copyOf, upload } = await setUp()
  const fileId = await upload()
  const media = {
    fileIds: { en: fileId, de: fileId },
    captionIds: { en: null, de: null },
    downloadable: true,
    share: 90,
  }
  const { id } = await call(createComponent, { as: me, body: componentForm({ media }) })
  const copy = await copyOf(id)
  const copied = copy.media?.fileIds.en
  expect(copy.media?.fileIds).toEqual({ en: copied, de: copied })
  expect(copied).not.toBe(fileId)
  expect(copy.files).toMatchObject([{ id: copied, name: 'knots.pdf', bytes: pdf.length }])
  const rows = await db.select().from(files).where(eq(files.companyId, me.companyId))
  expect(new Set(rows.map(({ name }) => name)).size).toBe(2)
  expect(new Set(rows.map(({ sha256 }) => sha256)).size).toBe(1)
  await kit.files.remove(rows.find((row) => row.id === fileId)?.name ?? '')
  await call(removeComponent, { as: me, params: { id } })
  const shown = await view(send(readComponent, { as: me, params: { id: copy.id } }))
  expect(shown.files).toHaveLength(1)
  expect(await kit.files.read(rows.find((row) => row.id === copied)?.name ?? '')).not.toBeNull()
})

test('an evaluation is copied where its questions are, and what is gone is not copied', async () => {
  const { call, me } = await setUp()
  const { id } = await makeEvaluation({ call }, me)
  const copy = (which: number) => call(duplicateComponent, { as: me, params: { id: which } })
  expect(await copy(id)).toMatchObject({ status: 422, code: 'component_invalid' })
  expect(await copy(2_000_000_000)).toMatchObject({ status: 404, code: 'component_not_found' })
})
