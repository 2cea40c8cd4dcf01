import { admins, type ExpectedScreens } from '../../../test/screens-for.ts'

const venues = [...admins, 'schedulerAdministrator', 'venueAdministrator']

export const screens: ExpectedScreens = {
  venues,
  venue: venues,
}
