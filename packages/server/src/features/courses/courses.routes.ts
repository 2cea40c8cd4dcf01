import * as contract from '@oktant/contract/containers.ts'
import { containerType } from '@oktant/contract/segments.ts'
import { pagedReply, readPage } from '../../http/paging.ts'
import type { Serve } from '../../http/serve.ts'
import type { Kit } from '../../kit.ts'
import {
  archiveCourse,
  discardDraft,
  duplicateCourse,
  publishCourse,
  removeCourse,
  restoreCourse,
} from './course-states.ts'
import { findCourses } from './courses.queries.ts'
import { affectedByCourse, createCourse, readCourse, updateCourse } from './build-course.ts'
import { courseRow } from './courses.view.ts'
import { listFolderRows } from './tree.queries.ts'

const folderTypes = [containerType.topic, containerType.topicLevels]

export function courseRoutes(serve: Serve, { now }: Kit) {
  const at = () => ({ now: now() })
  serve(contract.listCourses, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await findCourses(db, actor, page)
    return pagedReply(page, rows.map(courseRow), total)
  })
  serve(contract.listFolders, ({ db, actor }) => listFolderRows(db, actor.companyId, folderTypes))
  serve(contract.createCourse, ({ db, actor, body }) => createCourse(db, actor, body, at()))
  serve(contract.readCourse, ({ db, actor, params }) => readCourse(db, actor, params.id))
  serve(contract.updateCourse, ({ db, actor, params, body }) =>
    updateCourse(db, actor, params.id, body, at()),
  )
  serve(contract.publishCourse, ({ db, actor, params, body }) =>
    publishCourse(db, actor, params.id, body.revision, at()),
  )
  serve(contract.discardDraft, ({ db, actor, params, body }) =>
    discardDraft(db, actor, params.id, body.revision, at()),
  )
  serve(contract.archiveCourse, ({ db, actor, params }) => archiveCourse(db, actor, params.id, at()))
  serve(contract.restoreCourse, ({ db, actor, params }) => restoreCourse(db, actor, params.id, at()))
  serve(contract.duplicateCourse, ({ db, actor, params }) => duplicateCourse(db, actor, params.id, at()))
  serve(contract.readCourseAffected, ({ db, actor, params }) => affectedByCourse(db, actor, params.id))
  serve(contract.removeCourse, ({ db, actor, params }) => removeCourse(db, actor, params.id, at()))
}
