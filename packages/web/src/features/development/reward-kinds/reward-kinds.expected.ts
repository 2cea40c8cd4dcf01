import { reviews, type ExpectedScreens } from '../../../test/screens-for.ts'

export const screens: ExpectedScreens = {
  rewardKinds: reviews,
  rewardKind: reviews,
}
