import type { Screen } from './screen.ts'

export const peopleScreens: readonly Screen[] = [
  {
    name: 'people',
    texts: ['admin', 'users'],
    permission: 'people.seeAll',
    orPermissions: ['team.see'],
    load: () =>
      import('../../features/people/users/directory/people-screen.tsx').then((file) => file.PeopleScreen),
  },
  {
    name: 'person',
    texts: ['admin', 'users'],
    permission: 'people.seeAll',
    orPermissions: ['team.see'],
    load: () =>
      import('../../features/people/users/directory/person-screen.tsx').then((file) => file.PersonScreen),
  },
  {
    name: 'users',
    texts: ['admin', 'users'],
    permission: 'users.administer',
    load: () => import('../../features/people/users/list/users-screen.tsx').then((file) => file.UsersScreen),
  },
  {
    name: 'user',
    texts: ['admin', 'users'],
    permission: 'users.administer',
    load: () => import('../../features/people/users/user-screen.tsx').then((file) => file.UserScreen),
  },
  {
    name: 'groups',
    texts: ['admin', 'groups'],
    permission: 'projects.administer',
    load: () => import('../../features/people/groups/groups-screen.tsx').then((file) => file.GroupsScreen),
  },
  {
    name: 'group',
    texts: ['admin', 'groups'],
    permission: 'projects.administer',
    load: () => import('../../features/people/groups/group-screen.tsx').then((file) => file.GroupScreen),
  },
  {
    name: 'learningGroups',
    texts: ['admin', 'learningGroups'],
    permission: 'courses.administer',
    load: () =>
      import('../../features/people/learning-groups/learning-groups-screen.tsx').then(
        (file) => file.LearningGroupsScreen,
      ),
  },
  {
    name: 'learningGroup',
    texts: ['admin', 'learningGroups'],
    permission: 'courses.administer',
    load: () =>
      import('../../features/people/learning-groups/learning-group-screen.tsx').then(
        (file) => file.LearningGroupScreen,
      ),
  },
  {
    name: 'imports',
    texts: ['admin', 'imports'],
    permission: 'imports.run',
    load: () => import('../../features/people/imports/imports-screen.tsx').then((file) => file.ImportsScreen),
  },
  {
    name: 'import',
    texts: ['admin', 'imports'],
    permission: 'imports.run',
    load: () => import('../../features/people/imports/import-screen.tsx').then((file) => file.ImportScreen),
  },
  {
    name: 'jobRoles',
    texts: ['admin', 'places'],
    permission: 'jobRoles.administer',
    load: () => import('../../features/people/places/places-screen.tsx').then((file) => file.JobRolesScreen),
  },
  {
    name: 'localities',
    texts: ['admin', 'places'],
    permission: 'localities.administer',
    load: () =>
      import('../../features/people/places/places-screen.tsx').then((file) => file.LocalitiesScreen),
  },
  {
    name: 'customFields',
    texts: ['admin', 'customFields'],
    permission: 'customFields.administer',
    load: () =>
      import('../../features/people/custom-fields/custom-fields-screen.tsx').then(
        (file) => file.CustomFieldsScreen,
      ),
  },
  {
    name: 'customField',
    texts: ['admin', 'customFields'],
    permission: 'customFields.administer',
    load: () =>
      import('../../features/people/custom-fields/custom-field-screen.tsx').then(
        (file) => file.CustomFieldScreen,
      ),
  },
  {
    name: 'permissions',
    texts: ['admin', 'permissions'],
    permission: 'permissions.administer',
    load: () =>
      import('../../features/people/permissions/permissions-screen.tsx').then(
        (file) => file.PermissionsScreen,
      ),
  },
  {
    name: 'permissionProfile',
    // NOTE: whether it is there is known from the list, so no refusal brings the words for it.
    texts: ['admin', 'permissions', 'errors'],
    permission: 'permissions.administer',
    load: () =>
      import('../../features/people/permissions/permission-profile-screen.tsx').then(
        (file) => file.PermissionProfileScreen,
      ),
  },
  {
    name: 'permissionTable',
    texts: ['admin', 'permissions'],
    permission: 'permissions.administer',
    load: () =>
      import('../../features/people/permissions/permission-table-screen.tsx').then(
        (file) => file.PermissionTableScreen,
      ),
  },
  {
    name: 'userPermissions',
    texts: ['admin', 'permissions'],
    permission: 'permissions.administer',
    load: () =>
      import('../../features/people/permissions/user-permissions-screen.tsx').then(
        (file) => file.UserPermissionsScreen,
      ),
  },
  {
    name: 'whoCan',
    texts: ['admin', 'permissions'],
    permission: 'permissions.administer',
    load: () =>
      import('../../features/people/permissions/who-can-screen.tsx').then((file) => file.WhoCanScreen),
  },
]
