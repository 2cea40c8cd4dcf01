import { reviewAdmins, type ExpectedScreens } from '../../../test/screens-for.ts'

export const screens: ExpectedScreens = {
  seasons: reviewAdmins,
  season: reviewAdmins,
}
