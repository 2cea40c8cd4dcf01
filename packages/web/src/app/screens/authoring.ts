import type { Screen } from './screen.ts'

export const authoringScreens: readonly Screen[] = [
  {
    name: 'adminCourses',
    texts: ['admin', 'courses'],
    permission: 'courses.administer',
    load: () =>
      import('../../features/learning/courses/courses-screen.tsx').then((file) => file.CoursesScreen),
  },
  {
    name: 'adminCourse',
    texts: ['admin', 'courses'],
    permission: 'courses.administer',
    load: () =>
      import('../../features/learning/courses/builder/course-screen.tsx').then(
        (file) => file.AdminCourseScreen,
      ),
  },
  {
    name: 'issuedCertificates',
    texts: ['admin', 'certificates'],
    permission: 'certificates.administer',
    load: () =>
      import('../../features/learning/certificates/issued/issued-screen.tsx').then(
        (file) => file.IssuedCertificatesScreen,
      ),
  },
  {
    name: 'issuedCertificate',
    texts: ['admin', 'certificates'],
    permission: 'certificates.administer',
    load: () =>
      import('../../features/learning/certificates/issued/issued-record-screen.tsx').then(
        (file) => file.IssuedCertificateScreen,
      ),
  },
  {
    name: 'certificateTemplates',
    texts: ['admin', 'certificateTemplates'],
    permission: 'certificates.administer',
    load: () =>
      import('../../features/learning/certificates/templates/templates-screen.tsx').then(
        (file) => file.CertificateTemplatesScreen,
      ),
  },
  {
    name: 'certificateTemplate',
    texts: ['admin', 'certificateTemplates'],
    permission: 'certificates.administer',
    load: () =>
      import('../../features/learning/certificates/templates/template-screen.tsx').then(
        (file) => file.CertificateTemplateScreen,
      ),
  },
  {
    name: 'adminCoursePreview',
    texts: ['learning', 'player'],
    permission: 'courses.administer',
    load: () =>
      import('../../features/learning/learn/preview/course-preview-screen.tsx').then(
        (file) => file.CoursePreviewScreen,
      ),
  },
  {
    name: 'groupings',
    texts: ['admin', 'groupings'],
    permission: 'courses.administer',
    load: () =>
      import('../../features/learning/groupings/groupings-screen.tsx').then((file) => file.GroupingsScreen),
  },
  {
    name: 'grouping',
    texts: ['admin', 'groupings'],
    permission: 'courses.administer',
    load: () =>
      import('../../features/learning/groupings/grouping-screen.tsx').then((file) => file.GroupingScreen),
  },
  {
    name: 'adminDiagrams',
    texts: ['admin', 'diagrams'],
    permission: 'courses.administer',
    load: () =>
      import('../../features/learning/diagrams/diagrams-screen.tsx').then((file) => file.DiagramsScreen),
  },
  {
    name: 'adminDiagram',
    texts: ['admin', 'diagrams'],
    permission: 'courses.administer',
    load: () =>
      import('../../features/learning/diagrams/diagram-screen.tsx').then((file) => file.DiagramScreen),
  },
  {
    name: 'adminComponents',
    texts: ['admin', 'courses'],
    permission: 'content.administer',
    load: () =>
      import('../../features/learning/components/components-screen.tsx').then(
        (file) => file.ComponentsScreen,
      ),
  },
  {
    name: 'adminComponent',
    texts: ['admin', 'courses', 'editor', 'packages'],
    permission: 'content.administer',
    load: () =>
      import('../../features/learning/components/component-screen.tsx').then((file) => file.ComponentScreen),
  },
  {
    name: 'packageAttempts',
    texts: ['admin', 'packages'],
    permission: 'evaluations.administer',
    load: () =>
      import('../../features/learning/packages/attempts/attempts-screen.tsx').then(
        (file) => file.PackageAttemptsScreen,
      ),
  },
  {
    name: 'packageAttempt',
    texts: ['admin', 'packages'],
    permission: 'evaluations.administer',
    load: () =>
      import('../../features/learning/packages/attempts/attempt-screen.tsx').then(
        (file) => file.PackageAttemptScreen,
      ),
  },
  {
    name: 'packageImports',
    texts: ['admin', 'courses', 'packages'],
    permission: 'packages.import',
    load: () =>
      import('../../features/learning/packages/package-imports-screen.tsx').then(
        (file) => file.PackageImportsScreen,
      ),
  },
  {
    name: 'packageImport',
    texts: ['admin', 'courses', 'packages'],
    permission: 'packages.import',
    load: () =>
      import('../../features/learning/packages/package-import-screen.tsx').then(
        (file) => file.PackageImportScreen,
      ),
  },
  {
    name: 'folders',
    texts: ['admin', 'folders'],
    permission: 'folders.administer',
    load: () =>
      import('../../features/learning/folders/folders-screen.tsx').then((file) => file.FoldersScreen),
  },
  {
    name: 'folder',
    texts: ['admin', 'folders'],
    permission: 'folders.administer',
    load: () => import('../../features/learning/folders/folder-screen.tsx').then((file) => file.FolderScreen),
  },
  {
    name: 'folderThemes',
    texts: ['admin', 'folders'],
    permission: 'folders.administer',
    load: () =>
      import('../../features/learning/folders/themes-screen.tsx').then((file) => file.FolderThemesScreen),
  },
  {
    name: 'folderTheme',
    texts: ['admin', 'folders'],
    permission: 'folders.administer',
    load: () =>
      import('../../features/learning/folders/theme-screen.tsx').then((file) => file.FolderThemeScreen),
  },
  {
    name: 'contentTypes',
    texts: ['admin', 'learningTypes'],
    permission: 'contentTypes.administer',
    load: () =>
      import('../../features/learning/learning-types/types-screen.tsx').then(
        (file) => file.ContentTypesScreen,
      ),
  },
  {
    name: 'contentType',
    texts: ['admin', 'learningTypes'],
    permission: 'contentTypes.administer',
    load: () =>
      import('../../features/learning/learning-types/type-screen.tsx').then((file) => file.ContentTypeScreen),
  },
  {
    name: 'courseTypes',
    texts: ['admin', 'learningTypes'],
    permission: 'contentTypes.administer',
    load: () =>
      import('../../features/learning/learning-types/types-screen.tsx').then(
        (file) => file.CourseTypesScreen,
      ),
  },
  {
    name: 'courseType',
    texts: ['admin', 'learningTypes'],
    permission: 'contentTypes.administer',
    load: () =>
      import('../../features/learning/learning-types/type-screen.tsx').then((file) => file.CourseTypeScreen),
  },
  {
    name: 'purchases',
    texts: ['admin', 'purchases'],
    permission: 'purchases.confirm',
    load: () =>
      import('../../features/learning/purchases/purchases-screen.tsx').then((file) => file.PurchasesScreen),
  },
  {
    name: 'purchase',
    texts: ['admin', 'purchases'],
    permission: 'purchases.confirm',
    load: () =>
      import('../../features/learning/purchases/purchase-screen.tsx').then((file) => file.PurchaseScreen),
  },
  {
    name: 'componentPreview',
    texts: ['learning', 'player'],
    permission: 'content.administer',
    load: () =>
      import('../../features/learning/learn/player/screens/preview-screen.tsx').then(
        (file) => file.ComponentPreviewScreen,
      ),
  },
]
