import type { Audience } from '@oktant/contract/communication/audiences.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { countOwn, listPeople, searchPeople } from './audiences.queries.ts'

export { readersOf } from './audiences.queries.ts'

/** Refuses an audience that names what is not the company’s own, or nothing at all. */
export async function checkAudience(db: Db, companyId: number, { kind, ids }: Audience) {
  if (kind === 'everyone') return
  const wanted = [...new Set(ids)]
  if (!wanted.length || (await countOwn(db, companyId, kind, wanted)) !== wanted.length)
    throw fail('audience_unknown')
}

const leastLetters = 3
type Wanted = { text?: string; people?: string }

export async function findPeople(db: Db, companyId: number, { text = '', people = '' }: Wanted) {
  const ids = people
    .split(',')
    .map(Number)
    .filter((id) => id > 0 && id < 2 ** 31)
  if (ids.length) return listPeople(db, companyId, ids)
  return text.trim().length < leastLetters ? [] : searchPeople(db, companyId, text.trim())
}

export { listChoices as listAudiences } from './audiences.queries.ts'
