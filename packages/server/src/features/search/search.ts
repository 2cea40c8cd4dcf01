import type { Found, SearchResult, SearchType } from '@oktant/contract/search.ts'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/db.ts'
import type { Hit } from '../../db/search-part.ts'
import { wordsOf } from '../../db/searching.ts'
import { signedAddress } from '../../files/signatures.ts'
import type { Page } from '../../http/paging.ts'
import type { Kit } from '../../kit.ts'
import { findHits } from './search.queries.ts'

type Asked = { text: string; type?: SearchType; courseType?: number }

/** What somebody may find, of every feature that lets itself be searched. */
export async function searchAll(
  db: Db,
  kit: Kit,
  actor: Actor,
  { text, type, courseType }: Asked,
  page: Page,
): Promise<Found> {
  const { number, limit, offset } = page
  const words = wordsOf(text)
  const asked = { words, type: type ?? null, courseType: courseType ?? null, limit, offset }
  const found = await findHits(db, kit.searchParts, actor, asked)
  const totalElements = countOf(found, { type, courseType })
  return {
    ...found,
    content: found.content.map((hit) => resultView(kit, hit)),
    totalElements,
    totalPages: Math.ceil(totalElements / limit),
    number,
  }
}

type Wanted = { type: SearchType | undefined; courseType: number | undefined }

/** How many fit; a course type is one of containers alone. */
function countOf({ kinds, courseTypes }: Pick<Found, 'kinds' | 'courseTypes'>, { type, courseType }: Wanted) {
  if (courseType !== undefined && type !== undefined && type !== 'Container') return 0
  const counted =
    courseType === undefined
      ? kinds.filter((kind) => !type || kind.type === type)
      : courseTypes.filter(({ id }) => id === courseType)
  return counted.reduce((sum, { count }) => sum + count, 0)
}

/** NOTE: the reply's schema drops what is not named in it, such as the rank. */
const resultView = (kit: Kit, hit: Hit): SearchResult => ({
  ...hit,
  imageUrl: hit.fileId === null ? null : signedAddress(kit, hit.fileId),
})
