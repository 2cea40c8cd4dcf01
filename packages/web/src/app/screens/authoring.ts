import type { Screen } from './screen.ts'

export const authoringScreens: readonly Screen[] = [
  {
    name: 'adminCourses',
    texts: ['admin', 'courses'],
    permission: 'courses.administer',
    load: () => import('../../features/courses/courses-screen.tsx').then((file) => file.CoursesScreen),
  },
  {
    name: 'adminCourse',
    texts: ['admin', 'courses'],
    permission: 'courses.administer',
    load: () =>
      import('../../features/courses/builder/course-screen.tsx').then((file) => file.AdminCourseScreen),
  },
  {
    name: 'issuedCertificates',
    texts: ['admin', 'certificates'],
    permission: 'certificates.administer',
    load: () =>
      import('../../features/certificates/issued/issued-screen.tsx').then(
        (file) => file.IssuedCertificatesScreen,
      ),
  },
  {
    name: 'issuedCertificate',
    texts: ['admin', 'certificates'],
    permission: 'certificates.administer',
    load: () =>
      import('../../features/certificates/issued/issued-record-screen.tsx').then(
        (file) => file.IssuedCertificateScreen,
      ),
  },
  {
    name: 'certificateTemplates',
    texts: ['admin', 'certificateTemplates'],
    permission: 'certificates.administer',
    load: () =>
      import('../../features/certificates/templates/templates-screen.tsx').then(
        (file) => file.CertificateTemplatesScreen,
      ),
  },
  {
    name: 'certificateTemplate',
    texts: ['admin', 'certificateTemplates'],
    permission: 'certificates.administer',
    load: () =>
      import('../../features/certificates/templates/template-screen.tsx').then(
        (file) => file.CertificateTemplateScreen,
      ),
  },
  {
    name: 'adminCoursePreview',
    texts: ['learning', 'player'],
    permission: 'courses.administer',
    load: () =>
      import('../../features/learning/preview/course-preview-screen.tsx').then(
        (file) => file.CoursePreviewScreen,
      ),
  },
  {
    name: 'groupings',
    texts: ['admin', 'groupings'],
    permission: 'courses.administer',
    load: () => import('../../features/groupings/groupings-screen.tsx').then((file) => file.GroupingsScreen),
  },
  {
    name: 'grouping',
    texts: ['admin', 'groupings'],
    permission: 'courses.administer',
    load: () => import('../../features/groupings/grouping-screen.tsx').then((file) => file.GroupingScreen),
  },
  {
    name: 'adminDiagrams',
    texts: ['admin', 'diagrams'],
    permission: 'courses.administer',
    load: () => import('../../features/diagrams/diagrams-screen.tsx').then((file) => file.DiagramsScreen),
  },
  {
    name: 'adminDiagram',
    texts: ['admin', 'diagrams'],
    permission: 'courses.administer',
    load: () => import('../../features/diagrams/diagram-screen.tsx').then((file) => file.DiagramScreen),
  },
  {
    name: 'adminComponents',
    texts: ['admin', 'courses'],
    permission: 'content.administer',
    load: () =>
      import('../../features/courses/components/components-screen.tsx').then((file) => file.ComponentsScreen),
  },
  {
    name: 'adminComponent',
    texts: ['admin', 'courses', 'editor'],
    permission: 'content.administer',
    load: () =>
      import('../../features/courses/components/component-screen.tsx').then((file) => file.ComponentScreen),
  },
  {
    name: 'folders',
    texts: ['admin', 'folders'],
    permission: 'folders.administer',
    load: () => import('../../features/folders/folders-screen.tsx').then((file) => file.FoldersScreen),
  },
  {
    name: 'folder',
    texts: ['admin', 'folders'],
    permission: 'folders.administer',
    load: () => import('../../features/folders/folder-screen.tsx').then((file) => file.FolderScreen),
  },
  {
    name: 'folderThemes',
    texts: ['admin', 'folders'],
    permission: 'folders.administer',
    load: () => import('../../features/folders/themes-screen.tsx').then((file) => file.FolderThemesScreen),
  },
  {
    name: 'folderTheme',
    texts: ['admin', 'folders'],
    permission: 'folders.administer',
    load: () => import('../../features/folders/theme-screen.tsx').then((file) => file.FolderThemeScreen),
  },
  {
    name: 'contentTypes',
    texts: ['admin', 'learningTypes'],
    permission: 'contentTypes.administer',
    load: () =>
      import('../../features/learning-types/types-screen.tsx').then((file) => file.ContentTypesScreen),
  },
  {
    name: 'contentType',
    texts: ['admin', 'learningTypes'],
    permission: 'contentTypes.administer',
    load: () =>
      import('../../features/learning-types/type-screen.tsx').then((file) => file.ContentTypeScreen),
  },
  {
    name: 'courseTypes',
    texts: ['admin', 'learningTypes'],
    permission: 'contentTypes.administer',
    load: () =>
      import('../../features/learning-types/types-screen.tsx').then((file) => file.CourseTypesScreen),
  },
  {
    name: 'courseType',
    texts: ['admin', 'learningTypes'],
    permission: 'contentTypes.administer',
    load: () => import('../../features/learning-types/type-screen.tsx').then((file) => file.CourseTypeScreen),
  },
  {
    name: 'purchases',
    texts: ['admin', 'purchases'],
    permission: 'purchases.confirm',
    load: () => import('../../features/purchases/purchases-screen.tsx').then((file) => file.PurchasesScreen),
  },
  {
    name: 'purchase',
    texts: ['admin', 'purchases'],
    permission: 'purchases.confirm',
    load: () => import('../../features/purchases/purchase-screen.tsx').then((file) => file.PurchaseScreen),
  },
  {
    name: 'componentPreview',
    texts: ['learning', 'player'],
    permission: 'content.administer',
    load: () =>
      import('../../features/learning/player/preview-screen.tsx').then((file) => file.ComponentPreviewScreen),
  },
]
