import * as contract from '@oktant/contract/people/groups.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { addToCourse, removeFromCourse } from '../../learning/assignments/assignments.ts'
import { addToLearningGroup, removeFromLearningGroup } from '../learning-groups/learning-groups.ts'
import { listUsersOf } from '../users/users.ts'
import { accessGroup, accessOwner } from './groups.access.ts'
import { addToGroup, createGroup, removeFromGroup, removeGroup, updateGroup } from './groups.ts'
import { findGroups } from './groups.queries.ts'

type GroupOwner = { owner: contract.ListOwner; id: number }
type Doing = { db: Db; actor: Actor }

/** How each kind of owner takes people in and lets them go. */
const changes = {
  project: { add: addToGroup, remove: removeFromGroup },
  learningGroup: { add: addToLearningGroup, remove: removeFromLearningGroup },
  container: { add: addToCourse, remove: removeFromCourse },
} as const

type Owned = Awaited<ReturnType<typeof accessOwner>>

/** NOTE: who has a course by name belongs to a learning group of its own; before the first of them there is none. */
function listedBy(found: Owned) {
  if (found.kept) return { has: found.kept.has(found.id) }
  const { owner, id, groupId } = found
  return owner === 'container' ? { owner: 'learningGroup' as const, id: groupId ?? 0 } : { owner, id }
}

const changesOf = (found: Owned) => found.kept ?? changes[found.owner]

export function groupRoutes(serve: Serve, kit: Kit) {
  serve(contract.listGroups, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await findGroups(db, actor.companyId, page)
    return pagedReply(page, rows, total)
  })
  serve(contract.readGroup, ({ db, actor, params }) => accessGroup(db, actor, params.id))
  serve(contract.createGroup, ({ db, actor, body }) => createGroup(db, actor, body))
  serve(contract.updateGroup, ({ db, actor, params, body }) => updateGroup(db, actor, params.id, body))
  serve(contract.removeGroup, ({ db, actor, params }) => removeGroup(db, actor, params.id))

  const list = async (
    { db, actor }: Doing,
    { owner, id }: GroupOwner,
    query: Parameters<typeof readPage>[0],
  ) => {
    const found = await accessOwner(db, kit, actor, owner, id)
    return listUsersOf(db, kit, actor, listedBy(found), readPage(query))
  }
  const change =
    (how: 'add' | 'remove') =>
    async ({ db, actor }: Doing, { owner, id }: GroupOwner, userIds: number[]) => {
      const found = await accessOwner(db, kit, actor, owner, id)
      return changesOf(found)[how](db, actor, { id: found.id, userIds }, kit.now())
    }
  const [add, remove] = [change('add'), change('remove')]

  serve(contract.listMembers, (call) => list(call, call.params, call.query))
  serve(contract.addMembers, (call) => add(call, call.params, call.body.userIds))
  serve(contract.removeMembers, (call) => remove(call, call.params, call.body.userIds))
  serve(contract.listMembersByParameter, (call) => {
    const { id, ...query } = call.query
    return list(call, { ...call.params, id }, query)
  })
  serve(contract.addMembersByParameter, (call) =>
    add(call, { ...call.params, id: call.query.id }, call.body.userIds),
  )
  serve(contract.removeMembersByParameter, (call) =>
    remove(call, { ...call.params, id: call.query.id }, call.body.userIds),
  )
}
