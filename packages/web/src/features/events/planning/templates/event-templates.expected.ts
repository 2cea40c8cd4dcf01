import { trainers, type ExpectedScreens } from '../../../../test/screens-for.ts'

export const screens: ExpectedScreens = {
  eventTemplates: trainers,
  eventTemplate: trainers,
}
