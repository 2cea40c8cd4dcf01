import * as changes from '@oktant/contract/learning-type-changes.ts'
import * as contract from '@oktant/contract/learning-types.ts'
import { pagedReply, readPage } from '../../http/paging.ts'
import type { Serve } from '../../http/serve.ts'
import type { Kit } from '../../kit.ts'
import { affectedByTypeChange, changeTypes } from './bulk.ts'
import { accessType } from './learning-types.access.ts'
import { findTypes, listTypes } from './learning-types.queries.ts'
import { affectedByType, createType, removeType, restoreType, updateType } from './learning-types.ts'
import { contentTypeView, courseTypeOption, courseTypeView } from './learning-types.view.ts'

export function contentTypeRoutes(serve: Serve, { now }: Kit) {
  const kind = 'contentType'
  const at = () => ({ now: now() })
  serve(contract.listContentTypes, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await findTypes(db, kind, actor, page)
    return pagedReply(page, rows.map(contentTypeView), total)
  })
  serve(contract.createContentType, async ({ db, actor, body }) =>
    contentTypeView(await createType(db, actor, kind, body, at())),
  )
  serve(contract.readContentType, async ({ db, actor, params }) =>
    contentTypeView(await accessType(db, actor, kind, params.id)),
  )
  serve(contract.updateContentType, async ({ db, actor, params, body }) =>
    contentTypeView(await updateType(db, actor, kind, params.id, body, at())),
  )
  serve(contract.readContentTypeAffected, ({ db, actor, params }) =>
    affectedByType(db, actor, kind, params.id),
  )
  serve(contract.removeContentType, ({ db, actor, params }) => removeType(db, actor, kind, params.id, at()))
  serve(contract.restoreContentType, async ({ db, actor, params }) =>
    contentTypeView(await restoreType(db, actor, kind, params.id, at())),
  )
  serve(changes.affectedByContentTypeChange, ({ db, actor, body }) =>
    affectedByTypeChange(db, actor, kind, body),
  )
  serve(changes.changeContentTypes, ({ db, actor, body }) => changeTypes(db, actor, kind, body, at()))
  serve(contract.listContentTypeOptions, ({ db, actor }) => listTypes(db, actor, ['component']))
}

export function courseTypeRoutes(serve: Serve, { now }: Kit) {
  const kind = 'courseType'
  const at = () => ({ now: now() })
  serve(contract.listCourseTypes, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await findTypes(db, kind, actor, page)
    return pagedReply(page, rows.map(courseTypeView), total)
  })
  serve(contract.createCourseType, async ({ db, actor, body }) =>
    courseTypeView(await createType(db, actor, kind, body, at())),
  )
  serve(contract.readCourseType, async ({ db, actor, params }) =>
    courseTypeView(await accessType(db, actor, kind, params.id)),
  )
  serve(contract.updateCourseType, async ({ db, actor, params, body }) =>
    courseTypeView(await updateType(db, actor, kind, params.id, body, at())),
  )
  serve(contract.readCourseTypeAffected, ({ db, actor, params }) =>
    affectedByType(db, actor, kind, params.id),
  )
  serve(contract.removeCourseType, ({ db, actor, params }) => removeType(db, actor, kind, params.id, at()))
  serve(changes.affectedByCourseTypeChange, ({ db, actor, body }) =>
    affectedByTypeChange(db, actor, kind, body),
  )
  serve(changes.changeCourseTypes, ({ db, actor, body }) => changeTypes(db, actor, kind, body, at()))
  serve(contract.listCourseTypeOptions, async ({ db, actor }) =>
    (await listTypes(db, actor, ['course', 'folder'])).map(courseTypeOption),
  )
  serve(contract.restoreCourseType, async ({ db, actor, params }) =>
    courseTypeView(await restoreType(db, actor, kind, params.id, at())),
  )
}
