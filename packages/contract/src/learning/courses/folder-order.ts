import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, LocalText, orNull } from '../../http/http.ts'

export type Standing = Static<typeof Standing>
export const Standing = t.Object({ id: Id, title: LocalText, containerTypeId: t.Integer() })

const access = 'folders.administer'
const notFound = 'folder_not_found'

export const listFolderOrder = endpoint({
  method: 'GET',
  path: '/admin/folder/order',
  access,
  summary: 'Lists what stands in a folder, or at the root, in the order in which people meet it.',
  query: t.Object({ parentId: t.Optional(Id) }, { additionalProperties: false }),
  reply: t.Array(Standing),
  errors: [notFound],
})

export const setFolderOrder = endpoint({
  method: 'PUT',
  path: '/admin/folder/order',
  access,
  summary: 'Puts what stands in a folder, or at the root, in an order, and answers the one before.',
  body: t.Object({ parentId: orNull(Id), ids: t.Array(Id, { maxItems: 1000, uniqueItems: true }) }),
  reply: t.Object({ before: t.Array(Id) }),
  errors: [notFound, 'content_changed'],
})
