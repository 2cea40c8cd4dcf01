import type { Language } from '@oktant/contract/http.ts'
import { type RefObject, useEffect, useState } from 'react'
import { useLanguage } from '../../../lib/words/language.ts'
import { showCaptions } from './video-acts.ts'

/** Which captions are shown; those of one’s own language come first. */
export function useCaptions(
  video: RefObject<HTMLVideoElement | null>,
  offered: readonly { language: Language }[],
) {
  const own = useLanguage()
  const [shown, setShown] = useState<Language | ''>('')
  useEffect(() => {
    if (video.current) showCaptions(video.current, shown)
  }, [video, shown])
  const languages = offered.map(({ language }) => language)
  return {
    shown,
    languages,
    show: setShown,
    turn() {
      const first = languages.includes(own) ? own : languages[0]
      setShown(shown === '' ? (first ?? '') : '')
    },
  }
}
export type Captions = ReturnType<typeof useCaptions>
