import type { Language } from '@oktant/contract/http/http.ts'
import { type RefObject, useEffect, useState } from 'react'
import { useLanguage } from '../../../../../lib/words/language.ts'
import { captionLine } from './captions-place.ts'
import { liftCaptions, showCaptions } from './video-acts.ts'

/** NOTE: the size that the style of cues gives them. */
const lineHeightIn = ({ innerWidth, innerHeight }: Window) =>
  1.35 * Math.max(16, 0.026 * Math.min(innerWidth, innerHeight))

function lineFor(video: HTMLVideoElement, areControlsShown: boolean) {
  const { clientWidth, clientHeight, videoWidth, videoHeight } = video
  const controls = video.parentElement?.querySelector('[data-controls]')
  const over = controls ? video.getBoundingClientRect().bottom - controls.getBoundingClientRect().top : 0
  return captionLine({
    controls: areControlsShown ? Math.max(0, over) : 0,
    box: { width: clientWidth, height: clientHeight },
    picture: { width: videoWidth, height: videoHeight },
    lineHeight: lineHeightIn(window),
  })
}

/** Which captions are shown; those of one’s own language come first, and the controls cover none. */
export function useCaptions(
  video: RefObject<HTMLVideoElement | null>,
  offered: readonly { language: Language }[],
  areControlsShown: boolean,
) {
  const own = useLanguage()
  const [shown, setShown] = useState<Language | ''>('')
  useEffect(() => {
    if (video.current) showCaptions(video.current, shown)
  }, [video, shown])
  useEffect(() => {
    const element = video.current
    if (!element) return
    const lift = () => liftCaptions(element, lineFor(element, areControlsShown))
    lift()
    // NOTE: those that are not yet loaded are placed as the first of them begins.
    const tracks = [...element.textTracks]
    for (const track of tracks) track.addEventListener('cuechange', lift)
    return () => {
      for (const track of tracks) track.removeEventListener('cuechange', lift)
    }
  }, [video, shown, areControlsShown])
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
