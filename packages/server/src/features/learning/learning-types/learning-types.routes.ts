import * as contract from '@oktant/contract/learning/courses/learning-types.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { serveRecord } from '../../../records/serve-record.ts'
import { deeds, listTypes } from './learning-types.ts'
import { contentTypeView, courseTypeOption, courseTypeView } from './learning-types.view.ts'

export function contentTypeRoutes(serve: Serve, kit: Kit) {
  const calls = {
    list: contract.listContentTypes,
    create: contract.createContentType,
    read: contract.readContentType,
    update: contract.updateContentType,
    affected: contract.readContentTypeAffected,
    remove: contract.removeContentType,
    restore: contract.restoreContentType,
    affectedByChange: contract.affectedByContentTypeChange,
    change: contract.changeContentTypes,
  }
  serveRecord(serve, kit, calls, { ...deeds.contentType, view: contentTypeView, row: contentTypeView })
  serve(contract.listContentTypeOptions, ({ db, actor }) => listTypes(db, actor, ['component']))
}

export function courseTypeRoutes(serve: Serve, kit: Kit) {
  const calls = {
    list: contract.listCourseTypes,
    create: contract.createCourseType,
    read: contract.readCourseType,
    update: contract.updateCourseType,
    affected: contract.readCourseTypeAffected,
    remove: contract.removeCourseType,
    restore: contract.restoreCourseType,
    affectedByChange: contract.affectedByCourseTypeChange,
    change: contract.changeCourseTypes,
  }
  serveRecord(serve, kit, calls, { ...deeds.courseType, view: courseTypeView, row: courseTypeView })
  serve(contract.listCourseTypeOptions, async ({ db, actor }) =>
    (await listTypes(db, actor, ['course', 'folder'])).map(courseTypeOption),
  )
}
