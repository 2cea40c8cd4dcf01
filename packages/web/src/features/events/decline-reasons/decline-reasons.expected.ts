import { admins, type ExpectedScreens } from '../../../test/screens-for.ts'

const declineReasons = [...admins, 'schedulerAdministrator']

export const screens: ExpectedScreens = {
  declineReasons,
  declineReason: declineReasons,
}
