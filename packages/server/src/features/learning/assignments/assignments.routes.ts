import * as contract from '@oktant/contract/learning/assignments.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import {
  affectedByGroupCourses,
  listGroupCourses,
  readCourseAudience,
  removeGroupCourses,
  restoreGroupCourses,
  setCourseAudience,
  setGroupCourses,
} from './assignments.ts'

export function assignmentRoutes(serve: Serve, { now }: Kit) {
  const at = () => ({ now: now() })
  serve(contract.listGroupCourses, ({ db, actor, params }) => listGroupCourses(db, actor, params.id))
  serve(contract.affectedByGroupCourses, ({ db, actor, params, body }) =>
    affectedByGroupCourses(db, actor, params.id, body, at()),
  )
  serve(contract.setGroupCourses, ({ db, actor, params, body }) =>
    setGroupCourses(db, actor, params.id, body.courses, at()),
  )
  serve(contract.removeGroupCourses, ({ db, actor, params, body }) =>
    removeGroupCourses(db, actor, params.id, body.containerIds, at()),
  )
  serve(contract.restoreGroupCourses, ({ db, actor, params, body }) =>
    restoreGroupCourses(db, actor, params.id, body.containerIds),
  )
  serve(contract.readCourseAudience, ({ db, actor, params }) => readCourseAudience(db, actor, params.id))
  serve(contract.setCourseAudience, ({ db, actor, params, body }) =>
    setCourseAudience(db, actor, params.id, body.forGroups),
  )
}
