// The door of this feature: what courses and those who plan events may do with what stands for an event in a course.
export {
  findPlaceable,
  findPlaceableByName,
  keepPlacedEvent,
  listPlaceable,
  type PlacedEvent,
} from './placed-events.queries.ts'
