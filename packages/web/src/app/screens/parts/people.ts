/** What the screens of this file's twin are made of; loaded with the first of them. */
export const peopleParts = {
  people: () =>
    import('../../../features/people/users/directory/people-screen.tsx').then((file) => file.PeopleScreen),
  person: () =>
    import('../../../features/people/users/directory/person-screen.tsx').then((file) => file.PersonScreen),
  users: () =>
    import('../../../features/people/users/list/users-screen.tsx').then((file) => file.UsersScreen),
  user: () => import('../../../features/people/users/user-screen.tsx').then((file) => file.UserScreen),
  groups: () => import('../../../features/people/groups/groups-screen.tsx').then((file) => file.GroupsScreen),
  group: () => import('../../../features/people/groups/group-screen.tsx').then((file) => file.GroupScreen),
  learningGroups: () =>
    import('../../../features/people/learning-groups/learning-groups-screen.tsx').then(
      (file) => file.LearningGroupsScreen,
    ),
  learningGroup: () =>
    import('../../../features/people/learning-groups/learning-group-screen.tsx').then(
      (file) => file.LearningGroupScreen,
    ),
  deputies: () =>
    import('../../../features/people/deputies/deputies-screen.tsx').then((file) => file.DeputiesScreen),
  imports: () =>
    import('../../../features/people/imports/imports-screen.tsx').then((file) => file.ImportsScreen),
  import: () =>
    import('../../../features/people/imports/import-screen.tsx').then((file) => file.ImportScreen),
  jobRoles: () =>
    import('../../../features/people/places/places-screen.tsx').then((file) => file.JobRolesScreen),
  localities: () =>
    import('../../../features/people/places/places-screen.tsx').then((file) => file.LocalitiesScreen),
  customFields: () =>
    import('../../../features/people/custom-fields/custom-fields-screen.tsx').then(
      (file) => file.CustomFieldsScreen,
    ),
  customField: () =>
    import('../../../features/people/custom-fields/custom-field-screen.tsx').then(
      (file) => file.CustomFieldScreen,
    ),
  permissions: () =>
    import('../../../features/people/permissions/permissions-screen.tsx').then(
      (file) => file.PermissionsScreen,
    ),
  permissionProfile: () =>
    import('../../../features/people/permissions/permission-profile-screen.tsx').then(
      (file) => file.PermissionProfileScreen,
    ),
  permissionTable: () =>
    import('../../../features/people/permissions/permission-table-screen.tsx').then(
      (file) => file.PermissionTableScreen,
    ),
  userPermissions: () =>
    import('../../../features/people/permissions/user-permissions-screen.tsx').then(
      (file) => file.UserPermissionsScreen,
    ),
  whoCan: () =>
    import('../../../features/people/permissions/who-can-screen.tsx').then((file) => file.WhoCanScreen),
}
