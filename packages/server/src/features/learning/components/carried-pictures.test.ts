import { expect, test } from 'vitest'
import { componentFiles } from '@oktant/contract/kit/constants.ts'
import { createComponent, updateComponent } from '@oktant/contract/learning/components/components.ts'
import { componentForm } from '../../../../test/kit/content/courses.ts'
import { png } from '../../../../test/kit/files/pictures.ts'
import { testServer } from '../../../../test/kit/server.ts'

/** A picture of the largest allowed measures, as heavy as a photograph of them. */
const photograph = Buffer.concat([png(740, 470), Buffer.alloc(800_000, 7)]).toString('base64')
const page = (data: string) =>
  `<p>Mind the edge.</p><img src="data:image/png;base64,${data}" alt="An edge" />`

test('a text in each language is kept with a photograph of the largest allowed measures', async () => {
  const { call, make } = await testServer()
  const as = await make.user({ permissions: ['content.administer'] })
  const html = { en: page(photograph), de: page(photograph) }
  const made = await call(createComponent, { as, body: componentForm({ html }) })
  expect(made.html).toEqual(html)
  const { id, revision } = made
  const without = componentForm({ html: { en: page(photograph), de: '' } })
  const body = { ...without, status: 'active' as const, revision }
  expect((await call(updateComponent, { as, params: { id }, body })).html).toEqual(without.html)
})

test('a text that is longer than it may be is refused at its field', async () => {
  const { call, make } = await testServer()
  const as = await make.user({ permissions: ['content.administer'] })
  const html = { en: 'x'.repeat(componentFiles.htmlLetters + 1), de: '' }
  expect(await call(createComponent, { as, body: componentForm({ html }) })).toMatchObject({
    code: 'invalid_input',
    errors: [{ field: 'html.en' }],
  })
})
