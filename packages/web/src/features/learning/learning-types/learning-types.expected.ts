import { types, type ExpectedScreens } from '../../../test/screens-for.ts'

export const screens: ExpectedScreens = {
  contentTypes: types,
  contentType: types,
  courseTypes: types,
  courseType: types,
}
