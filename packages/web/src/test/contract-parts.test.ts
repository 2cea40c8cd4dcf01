import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { withoutServersParts } from '../../contract-parts.ts'

const code = `
const Reply = t.Object({ id: Id })
export const make = endpoint({
  method: 'POST',
  path: '/things',
  access: 'public',
  query: visitorQuery,
  body: t.Object({ name: t.String() }),
  reply: Reply,
  errors: ['not_found']
})
export const other = told({ reply: 1 })
`

test('of an entry the browser keeps what it calls by, and of anything else all', () => {
  const left = withoutServersParts(code, parseAst(code))
  for (const kept of ["method: 'POST'", "path: '/things'", "access: 'public'", 'query: visitorQuery'])
    expect(left).toContain(kept)
  for (const gone of ['body:', 'reply: Reply', 'errors:']) expect(left).not.toContain(gone)
  expect(left).toContain('told({ reply: 1 })')
  expect(left).toContain('const Reply = /* @__PURE__ */ t.Object({ id: Id })')
  expect(() => parseAst(left)).not.toThrow()
})
