import { expect, test } from 'vitest'
import { testServer } from '../../../test/kit/server.ts'
import { makeCache } from './cache.ts'

test('what is kept is limited by how much it is, those asked for last stay, and one too large stays alone', async () => {
  const { db } = await testServer()
  const kept = makeCache<string>({ endedBy: 'publishing', most: 10, sizeOf: ({ length }) => length })
  const known = () => ['a', 'b', 'c', 'd'].filter((key) => kept.find(db, key) !== undefined).join('')
  kept.keep(db, 'a', 'xxxx')
  kept.keep(db, 'b', 'xxxx')
  expect(known()).toBe('ab')
  kept.find(db, 'a')
  kept.keep(db, 'c', 'xxxx')
  expect(known()).toBe('ac')
  kept.keep(db, 'a', 'x')
  kept.keep(db, 'b', 'xxxxx')
  expect(known()).toBe('abc')
  kept.keep(db, 'd', 'x'.repeat(99))
  expect(known()).toBe('d')
  kept.keep(db, 'a', 'x')
  expect(known()).toBe('a')
})
