/** What the screens of this file's twin are made of; loaded with the first of them. */
export const authoringParts = {
  adminCourses: () =>
    import('../../../features/learning/courses/courses-screen.tsx').then((file) => file.CoursesScreen),
  adminCourse: () =>
    import('../../../features/learning/courses/builder/course-screen.tsx').then(
      (file) => file.AdminCourseScreen,
    ),
  issuedCertificates: () =>
    import('../../../features/learning/certificates/issued/issued-screen.tsx').then(
      (file) => file.IssuedCertificatesScreen,
    ),
  issuedCertificate: () =>
    import('../../../features/learning/certificates/issued/issued-record-screen.tsx').then(
      (file) => file.IssuedCertificateScreen,
    ),
  certificateTemplates: () =>
    import('../../../features/learning/certificates/templates/templates-screen.tsx').then(
      (file) => file.CertificateTemplatesScreen,
    ),
  certificateTemplate: () =>
    import('../../../features/learning/certificates/templates/template-screen.tsx').then(
      (file) => file.CertificateTemplateScreen,
    ),
  adminCoursePreview: () =>
    import('../../../features/learning/learn/preview/course-preview-screen.tsx').then(
      (file) => file.CoursePreviewScreen,
    ),
  groupings: () =>
    import('../../../features/learning/groupings/groupings-screen.tsx').then((file) => file.GroupingsScreen),
  grouping: () =>
    import('../../../features/learning/groupings/grouping-screen.tsx').then((file) => file.GroupingScreen),
  adminDiagrams: () =>
    import('../../../features/learning/diagrams/diagrams-screen.tsx').then((file) => file.DiagramsScreen),
  adminDiagram: () =>
    import('../../../features/learning/diagrams/diagram-screen.tsx').then((file) => file.DiagramScreen),
  adminComponents: () =>
    import('../../../features/learning/components/components-screen.tsx').then(
      (file) => file.ComponentsScreen,
    ),
  adminComponent: () =>
    import('../../../desks/component/component-screen.tsx').then((file) => file.ComponentScreen),
  packageAttempts: () =>
    import('../../../features/learning/packages/attempts/attempts-screen.tsx').then(
      (file) => file.PackageAttemptsScreen,
    ),
  allPackageAttempts: () =>
    import('../../../features/learning/packages/attempts/all-attempts-screen.tsx').then(
      (file) => file.AllPackageAttemptsScreen,
    ),
  packageAttempt: () =>
    import('../../../features/learning/packages/attempts/attempt-screen.tsx').then(
      (file) => file.PackageAttemptScreen,
    ),
  packageImports: () =>
    import('../../../features/learning/packages/package-imports-screen.tsx').then(
      (file) => file.PackageImportsScreen,
    ),
  packageImport: () =>
    import('../../../features/learning/packages/package-import-screen.tsx').then(
      (file) => file.PackageImportScreen,
    ),
  folders: () =>
    import('../../../features/learning/folders/folders-screen.tsx').then((file) => file.FoldersScreen),
  folder: () =>
    import('../../../features/learning/folders/folder-screen.tsx').then((file) => file.FolderScreen),
  folderThemes: () =>
    import('../../../features/learning/folders/themes-screen.tsx').then((file) => file.FolderThemesScreen),
  folderTheme: () =>
    import('../../../features/learning/folders/theme-screen.tsx').then((file) => file.FolderThemeScreen),
  contentTypes: () =>
    import('../../../features/learning/learning-types/types-screen.tsx').then(
      (file) => file.ContentTypesScreen,
    ),
  contentType: () =>
    import('../../../features/learning/learning-types/type-screen.tsx').then(
      (file) => file.ContentTypeScreen,
    ),
  courseTypes: () =>
    import('../../../features/learning/learning-types/types-screen.tsx').then(
      (file) => file.CourseTypesScreen,
    ),
  courseType: () =>
    import('../../../features/learning/learning-types/type-screen.tsx').then((file) => file.CourseTypeScreen),
  purchases: () =>
    import('../../../features/learning/purchases/purchases-screen.tsx').then((file) => file.PurchasesScreen),
  purchase: () =>
    import('../../../features/learning/purchases/purchase-screen.tsx').then((file) => file.PurchaseScreen),
  componentPreview: () =>
    import('../../../features/learning/learn/player/screens/preview-screen.tsx').then(
      (file) => file.ComponentPreviewScreen,
    ),
}
