import { evaluations, type ExpectedScreens } from '../../../../test/screens-for.ts'

export const screens: ExpectedScreens = {
  answerSets: evaluations,
  answerSet: evaluations,
}
