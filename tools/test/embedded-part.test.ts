import { expect, test } from 'vitest'
import { embeddedPart } from '../kit/embedded-part.mjs'
import { at } from '../kit/place.mjs'
import { trackedFiles } from '../kit/tree.mjs'

const part = embeddedPart(at('packages/server'))

test('whatever is about an engine runs on the embedded one', () => {
  expect(part).toContain('src/db/migrate/migrate.test.ts')
  expect(part).toContain('src/transfer/transfer.test.ts')
  expect(part).toContain('test/full-disk.test.ts')
})

test('of the other tests every sixth runs there', () => {
  const features = part.filter((file) => file.startsWith('src/features/'))
  const all = trackedFiles().filter((file) => /^packages\/server\/src\/features\/.*\.test\.ts$/.test(file))
  expect(features.length / all.length).toBeGreaterThan(0.15)
  expect(features.length / all.length).toBeLessThan(0.3)
})
