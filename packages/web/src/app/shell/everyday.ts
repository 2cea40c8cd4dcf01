import type { MenuScreen } from './screen-icons.ts'

/** What the menu begins with, and the palette too. */
export const everyday: readonly MenuScreen[] = [
  'home',
  'myLearning',
  'progress',
  'people',
  'moderator',
  'surveys',
  'overview',
  'explore',
  'notifications',
  'account',
  'administration',
]
