import { existsSync, readFileSync } from 'node:fs'
import { entries as contract } from '@oktant/contract/all.ts'
import { changes } from '@oktant/contract/http/http.ts'
import { unaudited } from '../../unaudited.ts'

/** After a whole run: changing calls of the contract that no test has seen leave an entry. */
export function neverAudited(file: string) {
  const audited = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [])
  const changing = [...contract].filter(([, entry]) => changes(entry)).map(([name]) => name)
  return changing.filter((name) => !audited.has(name) && !(name in unaudited))
}
