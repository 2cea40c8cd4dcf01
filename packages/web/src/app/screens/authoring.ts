import type { LateScreen } from './screen.ts'

export const authoringScreens: readonly LateScreen[] = [
  {
    name: 'adminCourses',
    texts: ['admin', 'courses'],
    permission: 'courses.administer',
  },
  {
    name: 'adminCourse',
    texts: ['admin', 'courses'],
    permission: 'courses.administer',
  },
  {
    name: 'issuedCertificates',
    texts: ['admin', 'certificates'],
    permission: 'certificates.administer',
  },
  {
    name: 'issuedCertificate',
    texts: ['admin', 'certificates'],
    permission: 'certificates.administer',
  },
  {
    name: 'certificateTemplates',
    texts: ['admin', 'certificateTemplates'],
    permission: 'certificates.administer',
  },
  {
    name: 'certificateTemplate',
    texts: ['admin', 'certificateTemplates'],
    permission: 'certificates.administer',
  },
  {
    name: 'adminCoursePreview',
    texts: ['learning', 'player'],
    permission: 'courses.administer',
  },
  {
    name: 'groupings',
    texts: ['admin', 'groupings'],
    permission: 'courses.administer',
  },
  {
    name: 'grouping',
    texts: ['admin', 'groupings'],
    permission: 'courses.administer',
  },
  {
    name: 'adminDiagrams',
    texts: ['admin', 'diagrams'],
    permission: 'courses.administer',
  },
  {
    name: 'adminDiagram',
    texts: ['admin', 'diagrams'],
    permission: 'courses.administer',
  },
  {
    name: 'adminComponents',
    texts: ['admin', 'courses'],
    permission: 'content.administer',
  },
  {
    name: 'adminComponent',
    texts: ['admin', 'courses', 'editor', 'packages'],
    permission: 'content.administer',
  },
  {
    name: 'packageAttempts',
    texts: ['admin', 'packages'],
    permission: 'evaluations.administer',
  },
  {
    name: 'allPackageAttempts',
    texts: ['admin', 'packages', 'shell'],
    permission: 'evaluations.administer',
  },
  {
    name: 'packageAttempt',
    texts: ['admin', 'packages'],
    permission: 'evaluations.administer',
  },
  {
    name: 'packageImports',
    texts: ['admin', 'courses', 'packages'],
    permission: 'packages.import',
  },
  {
    name: 'packageImport',
    texts: ['admin', 'courses', 'packages'],
    permission: 'packages.import',
  },
  {
    name: 'folders',
    texts: ['admin', 'folders'],
    permission: 'folders.administer',
  },
  {
    name: 'folder',
    texts: ['admin', 'folders'],
    permission: 'folders.administer',
  },
  {
    name: 'folderThemes',
    texts: ['admin', 'folders'],
    permission: 'folders.administer',
  },
  {
    name: 'folderTheme',
    texts: ['admin', 'folders'],
    permission: 'folders.administer',
  },
  {
    name: 'contentTypes',
    texts: ['admin', 'learningTypes'],
    permission: 'contentTypes.administer',
  },
  {
    name: 'contentType',
    texts: ['admin', 'learningTypes'],
    permission: 'contentTypes.administer',
  },
  {
    name: 'courseTypes',
    texts: ['admin', 'learningTypes'],
    permission: 'contentTypes.administer',
  },
  {
    name: 'courseType',
    texts: ['admin', 'learningTypes'],
    permission: 'contentTypes.administer',
  },
  {
    name: 'purchases',
    texts: ['admin', 'purchases'],
    permission: 'purchases.confirm',
  },
  {
    name: 'purchase',
    texts: ['admin', 'purchases'],
    permission: 'purchases.confirm',
  },
  {
    name: 'componentPreview',
    texts: ['learning', 'player'],
    permission: 'content.administer',
  },
]
