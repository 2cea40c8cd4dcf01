import { reviewAdmins, type ExpectedScreens } from '../../../test/screens-for.ts'

export const screens: ExpectedScreens = {
  competencyItems: reviewAdmins,
  competencyItem: reviewAdmins,
}
