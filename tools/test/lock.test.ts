import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

type Locked = { optionalDependencies?: Record<string, string> }

const file = resolve(import.meta.dirname, '../../package-lock.json')
const packages: Record<string, Locked> = JSON.parse(readFileSync(file, 'utf8')).packages

/** Where a package at `place` finds another, as node looks for it: beside itself, then further out. */
function isFound(place: string, name: string) {
  const folders = place.split('/node_modules/')
  return folders.some((_, index) => {
    const outer = folders.slice(0, folders.length - index).join('/node_modules/')
    return `${outer}/node_modules/${name}` in packages || `node_modules/${name}` in packages
  })
}

test('whatever a library brings for another system is locked too, or npm refuses the file there', () => {
  const optional = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ place, name })),
  )
  expect(optional.length).toBeGreaterThan(50)
  expect(optional.filter(({ place, name }) => !isFound(place, name))).toEqual([])
})
