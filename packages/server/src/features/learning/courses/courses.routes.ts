import * as contract from '@oktant/contract/learning/courses/containers.ts'
import * as changing from '@oktant/contract/learning/courses/course-changes.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { signedAddress } from '../../../files/signatures.ts'
import {
  archiveCourse,
  discardDraft,
  duplicateCourse,
  publishCourse,
  removeCourse,
  restoreCourse,
} from './course-states.ts'
import { findCourses } from './courses.queries.ts'
import { affectedByCourseChange, changeCourses } from './bulk/bulk.ts'
import { affectedByCourse, createCourse, readCourse, updateCourse } from './build-course.ts'
import { courseRow, type CourseSeen } from './courses.view.ts'
import { findPlaceable } from '../placed-events/placed-events.ts'
import { listFolderRows } from './tree.queries.ts'

export function courseRoutes(serve: Serve, kit: Kit) {
  const at = () => ({ now: kit.now() })
  const signed = async (course: Promise<CourseSeen>) => {
    const seen = await course
    return { ...seen, coverAddress: seen.cover ? signedAddress(kit, seen.cover.fileId) : null }
  }
  serve(contract.listCourses, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await findCourses(db, actor, page)
    return pagedReply(page, rows.map(courseRow), total)
  })
  serve(contract.listFolders, ({ db, actor }) => listFolderRows(db, actor.companyId))
  serve(contract.listPlaceableEvents, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await findPlaceable(db, actor.companyId, { page, now: kit.now() })
    return pagedReply(page, rows, total)
  })
  serve(contract.createCourse, ({ db, actor, body }) => signed(createCourse(db, actor, body, at())))
  serve(contract.readCourse, ({ db, actor, params }) => signed(readCourse(db, actor, params.id)))
  serve(contract.updateCourse, ({ db, actor, params, body }) =>
    signed(updateCourse(db, actor, params.id, body, at())),
  )
  serve(contract.publishCourse, ({ db, actor, params, body }) =>
    signed(publishCourse(db, actor, params.id, body.revision, at())),
  )
  serve(contract.discardDraft, ({ db, actor, params, body }) =>
    signed(discardDraft(db, actor, params.id, body.revision, at())),
  )
  serve(contract.archiveCourse, ({ db, actor, params }) => signed(archiveCourse(db, actor, params.id, at())))
  serve(contract.restoreCourse, ({ db, actor, params }) => signed(restoreCourse(db, actor, params.id, at())))
  serve(contract.duplicateCourse, ({ db, actor, params }) =>
    signed(duplicateCourse(db, actor, params.id, at())),
  )
  serve(changing.affectedByCourseChange, ({ db, actor, body }) => affectedByCourseChange(db, actor, body))
  serve(changing.changeCourses, ({ db, actor, body }) => changeCourses(db, actor, body, at()))
  serve(contract.readCourseAffected, ({ db, actor, params }) => affectedByCourse(db, actor, params.id))
  serve(contract.removeCourse, ({ db, actor, params }) => removeCourse(db, actor, params.id, at()))
}
