import * as contract from '@oktant/contract/learning/search.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { signerOf } from '../component-files/component-files.ts'
import { searchContainers } from '../learn/learn.ts'
import { searchAll } from './search.ts'

export function searchRoutes(serve: Serve, kit: Kit) {
  serve(contract.searchAll, ({ db, actor, query }) => searchAll(db, kit, actor, query, readPage(query)))
  serve(contract.searchContainers, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { content, total } = await searchContainers(db, actor, query.text, page, signerOf(kit))
    return pagedReply(page, content, total)
  })
}
