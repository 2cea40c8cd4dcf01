import { courses, type ExpectedScreens } from '../../../test/screens-for.ts'

export const screens: ExpectedScreens = {
  groupings: courses,
  grouping: courses,
}
