import { expect, test } from 'vitest'
import { makeCourse } from '../../../../../test/kit/content/courses.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { components } from '../../../learning/components/components.tables.ts'
import { listNames } from './names.queries.ts'
import { namedKinds } from './names.rules.ts'

test('every kind of thing can be asked for its name, and another company’s has none', async () => {
  const server = await testServer()
  const me = await server.make.user({ permissions: ['courses.administer', 'content.administer'] })
  const { companyId } = me
  const course = await makeCourse(server, me, { title: 'Ropes' })
  const [component] = await server.db.select({ id: components.id }).from(components)
  const wanted = new Map(namedKinds.map((kind) => [kind, new Set([course.id, component?.id ?? 0, me.id])]))
  const names = await listNames(server.db, { companyId, language: 'de' }, wanted)
  expect([...names.keys()].toSorted()).toEqual(namedKinds.toSorted())
  expect(names.get('container')?.get(course.id)).toBe('Ropes (de)')
  expect(names.get('component')?.get(component?.id ?? 0)).toBeTruthy()
  expect(names.get('person')?.get(me.id)).toMatch(/\w+ \w+/)
  const elsewhere = (await server.make.user()).companyId
  const foreign = await listNames(server.db, { companyId: elsewhere, language: 'de' }, wanted)
  expect([foreign.get('container')?.size, foreign.get('component')?.size]).toEqual([0, 0])
})
