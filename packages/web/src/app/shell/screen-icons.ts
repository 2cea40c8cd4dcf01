import {
  IconBell,
  IconBuildingCommunity,
  IconChartDonut3,
  IconCompass,
  IconDoorEnter,
  IconFlag,
  IconMail,
  IconSmartHome,
  IconUser,
  type Icon,
} from '@tabler/icons-react'
import type { ScreenName } from '../../lib/paths.ts'

/** The screens that menus and the search lead to, each with its icon. */
export const screenIcons = {
  home: IconSmartHome,
  overview: IconChartDonut3,
  explore: IconCompass,
  welcome: IconFlag,
  notifications: IconBell,
  account: IconUser,
  mailOutbox: IconMail,
  login: IconDoorEnter,
  register: IconBuildingCommunity,
} as const satisfies Partial<Record<ScreenName, Icon>>

export type MenuScreen = keyof typeof screenIcons
