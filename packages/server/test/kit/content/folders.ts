import type { FolderForm } from '@oktant/contract/learning/courses/folders.ts'
import type { FolderThemeForm } from '@oktant/contract/learning/courses/folder-themes.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'

/** A folder at the root that everybody sees. */
export const folderForm = (values: Partial<FolderForm> = {}): FolderForm => ({
  title: { en: 'Library', de: 'Bibliothek' },
  description: { en: 'To look things up.', de: 'Zum Nachschlagen.' },
  parentId: null,
  courseType: null,
  themeId: null,
  isShown: true,
  isLibrary: false,
  ...values,
})
export const newFolder = (values: Partial<FolderForm> = {}) => ({
  ...folderForm(values),
  containerTypeId: containerType.topicLevels,
})

export const themeForm = (values: Partial<FolderThemeForm> = {}): FolderThemeForm => ({
  name: { en: 'Calm', de: 'Ruhig' },
  tone: 'production',
  pattern: 'rings',
  layout: 'rows',
  ...values,
})
