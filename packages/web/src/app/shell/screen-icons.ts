import {
  IconBell,
  IconTrendingUp,
  IconBook2,
  IconBulb,
  IconCalendarCheck,
  IconCalendarEvent,
  IconCalendarPlus,
  IconChecklist,
  IconBuildingCommunity,
  IconChartDonut3,
  IconCompass,
  IconDoorEnter,
  IconFlag,
  IconMessageQuestion,
  IconSettings,
  IconSmartHome,
  IconUser,
  IconUsers,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react'
import type { ScreenName } from '../../lib/paths.ts'

/** The screens that the everyday menu leads to, each with its icon; the administration's are in its areas. */
export const screenIcons = {
  home: IconSmartHome,
  overview: IconChartDonut3,
  explore: IconCompass,
  myLearning: IconBook2,
  myGroups: IconUsers,
  surveys: IconMessageQuestion,
  suggested: IconBulb,
  progress: IconTrendingUp,
  events: IconCalendarEvent,
  eventApproval: IconCalendarCheck,
  openEvents: IconCalendarPlus,
  people: IconUsersGroup,
  moderator: IconChecklist,
  trainerEvents: IconCalendarEvent,
  welcome: IconFlag,
  notifications: IconBell,
  account: IconUser,
  administration: IconSettings,
  login: IconDoorEnter,
  register: IconBuildingCommunity,
} as const satisfies Partial<Record<ScreenName, Icon>>

export type MenuScreen = keyof typeof screenIcons
