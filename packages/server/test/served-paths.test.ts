import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testServer } from './kit/server.ts'

const rows = readFileSync(new URL('printed-paths.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('\t'))

const filled = (path = '') =>
  path
    .replaceAll('{owner}', 'project')
    .replaceAll('{type}', 'EXTERNAL')
    .replace(/\{(\w+)\}/g, (_, name: string) => (/email/i.test(name) ? 'mia@example.test' : '7'))

test.each(rows)(
  '%s: %s %s is answered, as printed and in its canonical form',
  async (_, method, printed, canonical) => {
    const { app } = await testServer()
    for (const url of [filled(printed), `${filled(printed).replace(/\/$/, '')}/`, filled(canonical)]) {
      // NOTE: without a sign-in most answers are refusals; what counts is that the call is known.
      const answer = await app.inject({ method: method as 'GET', url })
      expect(answer.body, url).not.toContain('route_not_found')
      expect(answer.statusCode, url).toBeLessThan(500)
    }
  },
)
