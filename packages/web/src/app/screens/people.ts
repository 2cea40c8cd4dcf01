import type { LateScreen } from './screen.ts'

export const peopleScreens: readonly LateScreen[] = [
  {
    name: 'people',
    texts: ['admin', 'users'],
    permission: 'people.seeAll',
    orPermissions: ['team.see'],
  },
  {
    name: 'person',
    texts: ['admin', 'users'],
    permission: 'people.seeAll',
    orPermissions: ['team.see'],
  },
  {
    name: 'users',
    texts: ['admin', 'users'],
    permission: 'users.administer',
  },
  {
    name: 'user',
    texts: ['admin', 'users'],
    permission: 'users.administer',
  },
  {
    name: 'groups',
    texts: ['admin', 'groups'],
    permission: 'projects.administer',
  },
  {
    name: 'group',
    texts: ['admin', 'groups'],
    permission: 'projects.administer',
  },
  {
    name: 'learningGroups',
    texts: ['admin', 'learningGroups'],
    permission: 'courses.administer',
  },
  {
    name: 'learningGroup',
    texts: ['admin', 'learningGroups'],
    permission: 'courses.administer',
  },
  {
    name: 'imports',
    texts: ['admin', 'imports'],
    permission: 'imports.run',
  },
  {
    name: 'import',
    texts: ['admin', 'imports'],
    permission: 'imports.run',
  },
  {
    name: 'deputies',
    texts: ['admin', 'deputies'],
    permission: 'bookings.decideForHr',
  },
  {
    name: 'jobRoles',
    texts: ['admin', 'places'],
    permission: 'jobRoles.administer',
  },
  {
    name: 'localities',
    texts: ['admin', 'places'],
    permission: 'localities.administer',
  },
  {
    name: 'customFields',
    texts: ['admin', 'customFields'],
    permission: 'customFields.administer',
  },
  {
    name: 'customField',
    texts: ['admin', 'customFields'],
    permission: 'customFields.administer',
  },
  {
    name: 'permissions',
    texts: ['admin', 'permissions'],
    permission: 'permissions.administer',
  },
  {
    name: 'permissionProfile',
    // NOTE: whether it is there is known from the list, so no refusal brings the words for it.
    texts: ['admin', 'permissions', 'errors'],
    permission: 'permissions.administer',
  },
  {
    name: 'permissionTable',
    texts: ['admin', 'permissions'],
    permission: 'permissions.administer',
  },
  {
    name: 'userPermissions',
    texts: ['admin', 'permissions'],
    permission: 'permissions.administer',
  },
  {
    name: 'whoCan',
    texts: ['admin', 'permissions'],
    permission: 'permissions.administer',
  },
]
