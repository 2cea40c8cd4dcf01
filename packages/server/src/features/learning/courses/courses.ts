// The door of this feature: what the others, and the demo, may do with courses.
export {
  affectedByCourse,
  createCourse,
  findParents,
  readCourse,
  readDraft,
  updateCourse,
} from './build-course.ts'
export { archiveCourse, publishCourse, removeCourse, restoreCourse, showToGroups } from './course-states.ts'
export { isFolder } from './courses.rules.ts'
export { listFolderRows } from './tree.queries.ts'
export { addRatings, dropRatings } from './versions/editions.queries.ts'
export { atPlace, isOpenToVisitors } from './place.queries.ts'
