import type { Found, SearchResult } from '@oktant/contract/learning/search.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Hit, Shown } from '../../../db/search/search-part.ts'
import { wordsOf } from '../../../db/search/searching.ts'
import { signedAddress } from '../../../files/signatures.ts'
import type { Page } from '../../../http/answer/paging.ts'
import type { Kit } from '../../../kit.ts'
import { findHits } from './search.queries.ts'
import { countedKinds, countedTypes, mixed, type Narrowed, narrowedTo } from './search.view.ts'

/** What somebody may find, of every feature that lets itself be searched. */
export async function searchAll(
  db: Db,
  kit: Kit,
  actor: Actor,
  { text, ...narrowed }: { text: string } & Narrowed,
  page: Page,
): Promise<Found> {
  const { found, isClose } = await findHits(db, kit.searchParts, actor, wordsOf(text))
  const hits = found.flatMap((part) => part.hits)
  const wanted = narrowedTo(hits, narrowed)
  const onPage = mixed(wanted, page)
  const shown = await Promise.all(found.map((part) => part.show(onPage)))
  const known = new Map(shown.flatMap((part) => [...part]))
  return {
    content: onPage.flatMap((hit) => {
      const one = known.get(hit)
      return one ? [resultView(kit, hit, one)] : []
    }),
    kinds: countedKinds(hits),
    courseTypes: countedTypes(hits, new Map(found.flatMap(({ courseTypes = [] }) => [...courseTypes]))),
    isClose,
    totalElements: wanted.length,
    totalPages: Math.ceil(wanted.length / page.limit),
    number: page.number,
  }
}

const resultView = (kit: Kit, { type, id }: Hit, { fileId, ...shown }: Shown): SearchResult => ({
  type,
  id,
  imageUrl: fileId === null ? null : signedAddress(kit, fileId),
  ...shown,
})
