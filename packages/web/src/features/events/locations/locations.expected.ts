import { admins, type ExpectedScreens } from '../../../test/screens-for.ts'

const locations = [...admins, 'schedulerAdministrator', 'locationsAdministrator']

export const screens: ExpectedScreens = {
  eventLocations: locations,
  eventLocation: locations,
}
