import { communication, type ExpectedScreens } from '../../../test/screens-for.ts'

export const screens: ExpectedScreens = {
  testimonials: communication,
}
