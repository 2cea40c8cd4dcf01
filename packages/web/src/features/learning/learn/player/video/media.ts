import type { ComponentFile, LaunchMedia } from '@oktant/contract/learning/components/component-files.ts'
import type { LaunchData } from '@oktant/contract/learning/own/launches.ts'
import type { UnplayedReason } from '@oktant/contract/learning/components/unplayed-films.ts'
import { useState } from 'react'
import type { Language } from '@oktant/contract/http/http.ts'
import { readText } from '../../../../../lib/api/download.ts'
import { linesOf } from './captions.ts'
import { readMediaAgain, tellUnplayed } from '../../learn.queries.ts'

/** What is shown of a file: its address, and a fresh one when that has grown old. */
export type ShownFile = {
  file: ComponentFile
  media: LaunchMedia
  renew: () => Promise<string>
  /** Lets its authors know that it does not play here; not in a preview, which is theirs. */
  tell?: (reason: UnplayedReason) => Promise<{ counts: boolean }>
  /** What is said in it, one line for each caption. */
  words: (language: Language, signal: AbortSignal) => Promise<string[]>
}

/** The file of what was opened; each of its addresses lives ten minutes. */
export function useShownFile(data: LaunchData): ShownFile | null {
  const [media, setMedia] = useState(data.media ?? null)
  if (!media?.file) return null
  const { file } = media
  const { launch, containerChildId } = data
  return {
    file,
    media,
    async renew() {
      const fresh = (await readMediaAgain(data)) ?? media
      setMedia(fresh)
      return fresh.file?.address ?? file.address
    },
    async words(language, signal) {
      const { captions } = (await readMediaAgain(data)) ?? media
      const found = captions.find((one) => one.language === language) ?? captions[0]
      return found ? linesOf(await readText(found.address, signal)) : []
    },
    ...(launch !== null &&
      containerChildId !== null && {
        tell: (reason: UnplayedReason) => tellUnplayed(containerChildId, reason),
      }),
  }
}

/** Hands a file over to be kept. */
export async function saveFile({ file, renew }: ShownFile) {
  const link = document.createElement('a')
  link.href = await renew()
  link.download = file.name
  link.click()
}
