import { appendFileSync } from 'node:fs'
import { expect, inject } from 'vitest'
import { entries as contract } from '@oktant/contract/all.ts'
import type { Endpoint } from '@oktant/contract/http.ts'
import { witness } from '../../src/audit/audit.ts'
import { unaudited } from '../unaudited.ts'

const names = new Map([...contract].map(([name, { method, path }]) => [`${method} ${path}`, name]))

/** Sees whether the changing calls of a test file leave audit entries; one that never does fails the file. */
export function watchAudit() {
  const seen = new Map<string, number>()
  return {
    watch: async (entry: Endpoint, change: () => unknown) => {
      const counted = { entries: 0 }
      const answer = await witness.run(counted, async () => change())
      const name = names.get(`${entry.method} ${entry.path}`)
      if (name) seen.set(name, (seen.get(name) ?? 0) + counted.entries)
      return answer
    },
    judge() {
      const silent = [...seen].filter(([name, count]) => count === 0 && !(name in unaudited))
      const audited = [...seen].filter(([, count]) => count > 0).map(([name]) => name)
      appendFileSync(inject('prepared').witnessed, audited.map((name) => `${name}\n`).join(''))
      // NOTE: a proof sends what changes nothing, too.
      const isProof = expect.getState().testPath?.endsWith('.proof.ts')
      if (silent.length && !isProof)
        throw new Error(`changes that left no audit entry: ${silent.map(([name]) => name).join(', ')}`)
    },
  }
}
