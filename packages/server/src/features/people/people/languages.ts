import type { Language } from '@oktant/contract/http/http.ts'
import type { Db } from '../../../db/engine/db.ts'
import { notify } from '../../../db/engine/notify.ts'
import { giveLanguagesBack, moveToDefault } from './languages.queries.ts'

export { countLanguages, listNamesWithout } from './languages.queries.ts'

type Offer = { languages: readonly Language[]; defaultLanguage: Language }

/**
 * Lets people follow what their company offers: who used a language that is gone gets the default, and whoever once lost
 * one that is offered again gets it back. Answers how many changed.
 */
export async function followLanguages(db: Db, companyId: number, offer: Offer) {
  const back = await giveLanguagesBack(db, companyId, offer.languages)
  const moved = await moveToDefault(db, companyId, offer)
  const userIds = [...back, ...moved]
  if (userIds.length) await notify(db, { about: 'user', userIds })
  return userIds.length
}
