import type { SegmentKey } from '@oktant/contract/segments.ts'
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
import colours from './segment-colours.module.css'

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

/** The class that hands a segment's colours, `--segment…`, to what is inside. */
export const segmentClass = (key: SegmentKey, ...more: (string | undefined)[]) =>
  [colours.segment, colours[key], ...more].filter(Boolean).join(' ')
