// What other features may ask about who has which course; the rows themselves stay here.
export {
  assignedList,
  assignedOne,
  type AssignedRow,
  assignedTo,
  belongsTo,
  byCourse,
  coursesOfSubject,
  eachAssigned,
  type EachAssigned,
  isShownTo,
  shownForGroups,
} from './assigned.queries.ts'
export { type Standing, standingOf } from './assignments.rules.ts'
export { findGivenCourse } from './by-name.queries.ts'
