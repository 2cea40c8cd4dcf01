import { appendFileSync } from 'node:fs'
import { expect, inject } from 'vitest'
import { entries as contract } from '@oktant/contract/all.ts'
import type { Endpoint } from '@oktant/contract/http/http.ts'
import { witness } from '../../../src/audit/audit.ts'
import { joinObjects } from '../../../src/audit/objects.rules.ts'
import { isWorded } from '../../../src/features/organisation/audit/codes.rules.ts'
import { register } from '../../../src/register.ts'
import { unaudited } from '../../unaudited.ts'

const objects = joinObjects(register.map((feature) => feature.objects ?? {}))
const names = new Map([...contract].map(([name, { method, path }]) => [`${method} ${path}`, name]))

/** Sees whether the changing calls of a test file leave audit entries that can be read; one that never does fails the file. */
export function watchAudit() {
  const seen = new Map<string, number>()
  const unread = new Set<string>()
  return {
    watch: async (entry: Endpoint, change: () => unknown) => {
      const counted = { entries: 0, fields: new Set<string>() }
      const answer = await witness.run(counted, async () => change())
      const name = names.get(`${entry.method} ${entry.path}`)
      for (const field of counted.fields) if (!isReadable(field)) unread.add(field)
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
      if (unread.size && !isProof)
        throw new Error(`things or fields of audit entries without words: ${[...unread].join(', ')}`)
    },
  }
}

/** NOTE: as `thing.field`, where a field may have points of its own. */
const isReadable = (field: string) => {
  const at = field.indexOf('.')
  const object = field.slice(0, at)
  return Object.hasOwn(objects, object) && isWorded(object, field.slice(at + 1))
}
