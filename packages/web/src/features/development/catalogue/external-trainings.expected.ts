import { goalAdministrators, type ExpectedScreens } from '../../../test/screens-for.ts'

export const screens: ExpectedScreens = {
  externalTrainings: goalAdministrators,
  externalTraining: goalAdministrators,
}
