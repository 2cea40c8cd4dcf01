import { folders, type ExpectedScreens } from '../../../test/screens-for.ts'

export const screens: ExpectedScreens = {
  folderThemes: folders,
  folderTheme: folders,
}
