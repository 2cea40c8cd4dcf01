import type { ProfileDefinition } from './profile-definition.ts'
import { profileNames } from './profiles.words.ts'

/** Those who look after one area of the product. */
export const profilesOfAreas: readonly ProfileDefinition[] = [
  {
    key: 'facilitatorAdministrator',
    name: profileNames.facilitatorAdministrator,
    authorities: [],
    permissions: ['facilitators.administer'],
  },
  {
    key: 'venueAdministrator',
    name: profileNames.venueAdministrator,
    authorities: [],
    permissions: ['venues.administer'],
  },
  {
    key: 'locationsAdministrator',
    name: profileNames.locationsAdministrator,
    authorities: [],
    permissions: ['locations.administer'],
  },
  {
    key: 'eventsAdministrator',
    name: profileNames.eventsAdministrator,
    authorities: [],
    permissions: ['events.administer', 'events.facilitate', 'scheduler.see'],
  },
  {
    key: 'schedulerAdministrator',
    name: profileNames.schedulerAdministrator,
    authorities: [],
    permissions: [
      'scheduler.see',
      'events.administer',
      'events.facilitate',
      'facilitators.administer',
      'venues.administer',
      'locations.administer',
      'declineReasons.administer',
    ],
  },
  {
    key: 'schedulerMenu',
    name: profileNames.schedulerMenu,
    authorities: [],
    permissions: ['scheduler.see'],
  },
  {
    key: 'evaluationAdministrator',
    name: profileNames.evaluationAdministrator,
    authorities: [],
    permissions: [
      'evaluations.administer',
      'surveys.administer',
      'reports.answersPerEvaluation',
      'reports.evaluationQuestions',
      'reports.evaluations',
    ],
  },
  {
    key: 'learningContentAdministrator',
    name: profileNames.learningContentAdministrator,
    authorities: [],
    permissions: [
      'courses.administer',
      'content.administer',
      'folders.administer',
      'packages.import',
      'certificates.administer',
    ],
  },
  {
    key: 'contentAdministrator',
    name: profileNames.contentAdministrator,
    authorities: [],
    permissions: ['content.administer', 'packages.import'],
  },
  {
    key: 'contentAndCourseTypeAdministrator',
    name: profileNames.contentAndCourseTypeAdministrator,
    authorities: [],
    permissions: ['contentTypes.administer'],
  },
  {
    key: 'folderAdministrator',
    name: profileNames.folderAdministrator,
    authorities: [],
    permissions: ['folders.administer', 'folders.upload'],
  },
  {
    key: 'folderFileUpload',
    name: profileNames.folderFileUpload,
    authorities: [],
    permissions: ['folders.upload'],
  },
  {
    key: 'blogAdministrator',
    name: profileNames.blogAdministrator,
    authorities: ['ROLE_BLOG_ADMIN'],
    permissions: ['blog.administer'],
  },
  {
    key: 'userAdministrator',
    name: profileNames.userAdministrator,
    authorities: [],
    permissions: ['users.administer', 'people.seeAll', 'imports.run'],
  },
  {
    key: 'jobRoleAdministrator',
    name: profileNames.jobRoleAdministrator,
    authorities: [],
    permissions: ['jobRoles.administer'],
  },
  {
    key: 'userPermissionsAdministrator',
    name: profileNames.userPermissionsAdministrator,
    authorities: [],
    permissions: ['permissions.administer', 'people.seeAll'],
  },
  {
    key: 'userFolderAdministrator',
    name: profileNames.userFolderAdministrator,
    authorities: [],
    permissions: ['userFolders.administer', 'people.seeAll'],
  },
  {
    key: 'userLocalityAdministrator',
    name: profileNames.userLocalityAdministrator,
    authorities: [],
    permissions: ['localities.administer', 'people.seeAll'],
  },
  {
    key: 'communications',
    name: profileNames.communications,
    authorities: [],
    permissions: ['communications.administer'],
  },
  {
    key: 'systemSettings',
    name: profileNames.systemSettings,
    authorities: [],
    permissions: ['system.administer', 'jobs.see', 'languages.administer'],
  },
  {
    key: 'chat',
    name: profileNames.chat,
    authorities: [],
    permissions: ['chat.use'],
  },
]
