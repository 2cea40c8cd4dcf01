import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { importGraph } from '../kit/imports.mjs'
import { trackedFiles } from '../kit/tree.mjs'

type Locked = { optionalDependencies?: Record<string, string>; dev?: boolean }

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

const placesOf = (name: string) =>
  Object.keys(packages).filter(
    (place) => /^(packages\/\w+\/)?node_modules\//.test(place) && place.endsWith(`node_modules/${name}`),
  )

/** Beside the sources of the product: what builds it, and the commands that go with an installation. */
const alongside =
  /^(packages\/web\/[\w-]+\.ts|tools\/(bundle-server\.mjs|start\.mjs|run\.mjs|kit\/(build|install|place|process|stamp|tree)\.mjs|(backup|restore|seed|move-[\w-]+)\.ts))$/
const isSource = (file: string) =>
  /^packages\/\w+\/src\/.*\.tsx?$/.test(file) && !/\.test\.|\/test\//.test(file)

test('what builds and runs the product needs nothing that an installation leaves out', () => {
  const files = trackedFiles().filter((file) => isSource(file) || alongside.test(file))
  const graph = importGraph(resolve(import.meta.dirname, '../..'), files)
  const names = new Set(
    [...graph.values()].flat().flatMap((one) => /^(?:@[\w.-]+\/)?[\w.-]+(?=$|\/)/.exec(one)?.[0] ?? []),
  )
  const locked = [...names]
    .map((name) => ({ name, places: placesOf(name) }))
    .filter(({ places }) => places.length)
  expect(locked.length).toBeGreaterThan(50)
  expect(locked.filter(({ places }) => places.every((place) => packages[place]?.dev))).toEqual([])
})
