import * as directory from '@oktant/contract/people/directory.ts'
import * as ties from '@oktant/contract/people/user-ties.ts'
import { readPage } from '../../http/answer/paging.ts'
import type { Serve } from '../../http/serve.ts'
import type { Kit } from '../../kit.ts'
import { listVisiblePeople, readVisiblePerson } from './directory.ts'
import { readUserTies } from './ties.ts'

export function directoryRoutes(serve: Serve, kit: Kit) {
  serve(directory.listVisiblePeople, ({ db, actor, query }) =>
    listVisiblePeople(db, kit, actor, readPage(query)),
  )
  serve(directory.readVisiblePerson, ({ db, actor, params }) => readVisiblePerson(db, kit, actor, params.id))
  serve(ties.readUserTies, async ({ db, actor, params }) => {
    const read = await readUserTies(db, actor, params.id, kit.now())
    kit.views.note([params.id], { by: actor, kind: 'form', role: 'users.administer' })
    return read
  })
}
