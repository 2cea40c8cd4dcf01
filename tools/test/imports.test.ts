import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cyclesIn, importGraph, importsOf, resolveImport } from '../kit/imports.mjs'
import { featureGraph, refusal } from '../kit/zones.mjs'

const server = 'packages/server/src'
const web = 'packages/web/src'
const runtime = 'packages/runtime/src'

test('every way to import is found, in the code and not in its comments', () => {
  const source = `
    import { a, type B } from './a.ts'
    import type {
      C,
    } from '@oktant/contract/goals.ts'
    import './style.css'
    export { d } from './d.ts'
    // import { e } from './e.ts'
    /* import { f } from './f.ts' */
    const late = () => import('./late.ts')
  `
  expect(importsOf(source)).toEqual([
    './a.ts',
    '@oktant/contract/goals.ts',
    './style.css',
    './d.ts',
    './late.ts',
  ])
  expect(importsOf(source, { late: false })).not.toContain('./late.ts')
})

test('an import of the contract is its file', () => {
  expect(resolveImport(`${server}/app.ts`, '@oktant/contract/http/http.ts')).toBe(
    'packages/contract/src/http/http.ts',
  )
  expect(resolveImport(`${server}/features/development/goals/goals.ts`, '../../../http/fail.ts')).toBe(
    `${server}/http/fail.ts`,
  )
  expect(resolveImport(`${server}/app.ts`, 'fastify')).toBe('fastify')
})

test.for<[string, string]>([
  [`${server}/main.ts`, `${server}/app.ts`],
  [`${server}/desks/manager/approvals.ts`, `${server}/features/development/goals/goals.ts`],
  [`${server}/features/development/goals/goals.routes.ts`, `${server}/http/serve.ts`],
  [`${server}/features/development/goals/goals.ts`, `${server}/features/people/people/people.access.ts`],
  [
    `${server}/features/development/goals/goals.tables.ts`,
    `${server}/features/people/people/people.tables.ts`,
  ],
  [
    `${server}/features/development/goals/goals.queries.ts`,
    `${server}/features/people/people/people.tables.ts`,
  ],
  [`${server}/features/development/goals/goals.rules.ts`, `${server}/http/fail.ts`],
  [
    `${server}/features/development/goals/goals.test.ts`,
    `${server}/features/people/people/people.queries.ts`,
  ],
  [`${web}/features/development/goals/goal-card.tsx`, `${web}/features/development/reviews/review-card.tsx`],
  [`${web}/features/development/goals/goal-card.tsx`, `${web}/ui/button/button.tsx`],
  [`${web}/desks/home/home-screen.tsx`, `${web}/features/development/goals/goal-card.tsx`],
  [`${web}/app/router.tsx`, `${web}/app/shell/shell.tsx`],
  [`${web}/ui/states.tsx`, `${web}/lib/dates.ts`],
  ['packages/contract/src/goals.ts', '@sinclair/typebox'],
  [`${runtime}/scorm12/model.ts`, 'packages/contract/src/constants.ts'],
  [`${runtime}/scorm12/model.ts`, `${runtime}/scorm12/table.ts`],
  [`${runtime}/scorm2004/library.ts`, 'scorm-again/scorm2004/min'],
  [`${server}/features/learning/packages/packages.rules.ts`, `${runtime}/scorm12/validate.ts`],
])('%s may import %s', ([file, target]) => {
  expect(refusal(file, target)).toBeUndefined()
})

test.for<[string, string]>([
  [`${server}/app.ts`, `${server}/main.ts`],
  [`${server}/features/development/goals/goals.ts`, `${server}/desks/manager/approvals.ts`],
  [`${server}/db/engine/db.ts`, `${server}/features/people/people/people.ts`],
  [`${server}/access/actor.ts`, `${server}/http/serve.ts`],
  [`${server}/features/development/goals/goals.ts`, `${server}/features/people/people/people.queries.ts`],
  [`${server}/features/development/goals/goals.ts`, `${server}/features/people/people/people.tables.ts`],
  [
    `${server}/features/development/goals/goals.routes.ts`,
    `${server}/features/people/people/people.rules.ts`,
  ],
  [`${server}/features/development/goals/goals.rules.ts`, `${server}/db/engine/db.ts`],
  [`${server}/features/development/goals/goals.rules.ts`, 'node:fs'],
  [`${server}/features/people/people/people.ts`, `${server}/features/development/goals/goals.ts`],
  [`${server}/features/people/people/people.ts`, `${server}/features/development/goals/goals.access.ts`],
  [`${server}/app.ts`, `${web}/app/app.tsx`],
  [`${server}/features/development/goals/goals.ts`, `${server}/features/development/goals/goals.expected.ts`],
  [`${web}/features/development/goals/goal-card.tsx`, `${web}/features/people/people/person.tsx`],
  [`${web}/features/development/goals/goal-card.tsx`, `${web}/desks/home/home-screen.tsx`],
  [`${web}/ui/button/button.tsx`, 'packages/contract/src/goals.ts'],
  [`${web}/lib/api.ts`, `${web}/ui/button/button.tsx`],
  [`${web}/lib/api.ts`, `${server}/http/serve.ts`],
  ['packages/contract/src/goals.ts', 'node:fs'],
  [`${runtime}/scorm12/model.ts`, 'scorm-again/scorm12'],
  [`${runtime}/scorm2004/library.ts`, 'react'],
  [`${runtime}/scorm12/model.ts`, `${server}/app.ts`],
  ['packages/contract/src/goals.ts', `${server}/app.ts`],
])('%s may not import %s', ([file, target]) => {
  expect(refusal(file, target)).toEqual(expect.any(String))
})

test('a ring of imports is told with every file in it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'))
  const files = {
    'a.ts': "import './b.ts'",
    'b.ts': "import { c } from './c.ts'",
    'c.ts': "export * from './a.ts'",
  }
  for (const [name, source] of Object.entries(files)) writeFileSync(join(folder, name), source)
  expect(cyclesIn(importGraph(folder, Object.keys(files)))).toEqual([['a.ts', 'b.ts', 'c.ts', 'a.ts']])
})

test('two features that use each other are a circle, and one that joins a neighbour’s table is none', () => {
  const [goals, events] = [`${server}/features/development/goals`, `${server}/features/events/events`]
  const graph = new Map([
    [`${goals}/goals.ts`, [`${events}/events.ts`, `${goals}/goals.rules.ts`]],
    [`${events}/events.queries.ts`, [`${goals}/goals.tables.ts`]],
    [`${events}/events.test.ts`, [`${goals}/goals.ts`]],
  ])
  expect(cyclesIn(featureGraph(graph))).toEqual([])
  graph.set(`${events}/events.ts`, [`${goals}/goals.access.ts`])
  const circle = ['server: development/goals', 'server: events/events', 'server: development/goals']
  expect(cyclesIn(featureGraph(graph))).toEqual([circle])
})
