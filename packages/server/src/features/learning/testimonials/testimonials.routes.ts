import * as changes from '@oktant/contract/learning/testimonial-changes.ts'
import * as nods from '@oktant/contract/learning/testimonial-nods.ts'
import * as contract from '@oktant/contract/learning/testimonials.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { makeCompanySeen } from '../../organisation/companies/companies.ts'
import { accessCourse } from '../courses/courses.access.ts'
import { affectedByTestimonialChange, changeTestimonials } from './bulk.ts'
import { decideTestimonial, listShown, listTestimonialRecords } from './nods/nods.ts'
import { rateCourse } from './rate-course.ts'
import { listOfCourse } from './testimonials.queries.ts'
import { courseRatingView } from './testimonials.view.ts'
import {
  createTestimonial,
  listTestimonials,
  removeTestimonial,
  restoreTestimonial,
  updateTestimonial,
} from './testimonials.ts'

export function testimonialRoutes(serve: Serve, kit: Kit) {
  serve(contract.listTestimonials, ({ db, actor, query }) =>
    listTestimonials(db, kit, actor, readPage(query)),
  )
  serve(contract.createTestimonial, ({ db, actor, body }) => createTestimonial(db, kit, actor, body))
  serve(contract.updateTestimonial, ({ db, actor, params, body }) =>
    updateTestimonial(db, kit, actor, params.id, body),
  )
  serve(contract.postTestimonial, ({ db, actor, params, body }) =>
    updateTestimonial(db, kit, actor, params.id, body),
  )
  serve(contract.removeTestimonial, ({ db, actor, params }) => removeTestimonial(db, kit, actor, params.id))
  serve(contract.restoreTestimonial, ({ db, actor, params }) => restoreTestimonial(db, kit, actor, params.id))
  const companySeen = makeCompanySeen(kit)
  serve(nods.listShownTestimonials, async (call) => {
    const company = await companySeen(call)
    if (!company) return []
    return listShown(call.db, kit, { companyId: company.id, isVisitor: !call.actor })
  })
  serve(nods.listTestimonialRecords, ({ db, actor, query }) =>
    listTestimonialRecords(db, kit, actor, readPage(query)),
  )
  serve(nods.decideTestimonial, ({ db, actor, params, body }) =>
    decideTestimonial(db, kit, actor, params.id, body),
  )
  serve(changes.affectedByTestimonialChange, ({ db, actor, body }) =>
    affectedByTestimonialChange(db, actor, body),
  )
  serve(changes.changeTestimonials, ({ db, actor, body }) => changeTestimonials(db, actor, body, kit.now()))
  serve(contract.rateCourse, ({ db, actor, params }) => rateCourse(db, actor, params, kit.now()))
  serve(contract.listCourseRatings, async ({ db, actor, params, query }) => {
    const page = readPage(query)
    const { id } = await accessCourse(db, actor, params.id)
    const { rows, total } = await listOfCourse(db, { companyId: actor.companyId, id }, page)
    return pagedReply(page, rows.map(courseRatingView), total)
  })
}
