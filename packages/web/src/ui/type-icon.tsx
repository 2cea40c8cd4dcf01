import {
  IconBook,
  IconBriefcase,
  IconBulb,
  IconCalendarEvent,
  IconCertificate,
  IconChecklist,
  IconCompass,
  IconFile,
  IconFolder,
  IconHeadphones,
  IconMicrophone,
  IconMovie,
  IconPhoto,
  IconPresentation,
  IconPuzzle,
  IconRoute,
  IconSchool,
  IconShield,
  IconStar,
  IconUsers,
} from '@tabler/icons-react'

const icons = {
  book: IconBook,
  briefcase: IconBriefcase,
  bulb: IconBulb,
  calendar: IconCalendarEvent,
  certificate: IconCertificate,
  checklist: IconChecklist,
  compass: IconCompass,
  file: IconFile,
  folder: IconFolder,
  headphones: IconHeadphones,
  microphone: IconMicrophone,
  movie: IconMovie,
  photo: IconPhoto,
  presentation: IconPresentation,
  puzzle: IconPuzzle,
  route: IconRoute,
  school: IconSchool,
  shield: IconShield,
  star: IconStar,
  users: IconUsers,
}

/** The icon of a content type or a course type; its name always stands beside it. */
export function TypeIcon({ of, size = 18 }: { of: keyof typeof icons; size?: number }) {
  const Shown = icons[of]
  return <Shown size={size} stroke={1.7} aria-hidden />
}
