import { courses, type ExpectedScreens } from '../../../test/screens-for.ts'

export const screens: ExpectedScreens = {
  adminDiagrams: courses,
  adminDiagram: courses,
}
