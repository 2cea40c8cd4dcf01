// The door of this feature: what the others, and the demo, may do with courses.
export { createCourse, findParents, readDraft, updateCourse } from './build-course.ts'
export { publishCourse, showToGroups } from './course-states.ts'
export { addRatings, dropRatings } from './editions.queries.ts'
