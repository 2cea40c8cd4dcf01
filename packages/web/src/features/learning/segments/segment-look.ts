import type { SegmentKey } from '@oktant/contract/learning/segments.ts'
import {
  IconBuildingFactory2,
  IconCoins,
  IconCompass,
  IconCube,
  IconHierarchy3,
  IconMessages,
  IconSpeakerphone,
  IconUserStar,
  type Icon,
} from '@tabler/icons-react'

export const segmentIcons: Record<SegmentKey, Icon> = {
  strategy: IconCompass,
  product: IconCube,
  production: IconBuildingFactory2,
  marketing: IconSpeakerphone,
  finance: IconCoins,
  systems: IconHierarchy3,
  communication: IconMessages,
  individual: IconUserStar,
}
