import type { PartsOf } from '../../../lib/screens.ts'
import type { usersScreens } from './users.screens.ts'

export const usersParts: PartsOf<typeof usersScreens> = {
  people: () => import('./directory/people-screen.tsx').then((file) => file.PeopleScreen),
  person: () => import('./directory/person-screen.tsx').then((file) => file.PersonScreen),
  users: () => import('./list/users-screen.tsx').then((file) => file.UsersScreen),
  user: () => import('./user-screen.tsx').then((file) => file.UserScreen),
}
