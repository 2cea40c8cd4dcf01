import { delays } from '@oktant/contract/kit/constants.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fillScreen } from './fill-screen.ts'
import type { ShownFile } from './media.ts'
import { useCaptions } from './use-captions.ts'
import { Unplayable } from '../unplayable.tsx'
import { useVideo } from './use-video.ts'
import styles from './video.module.css'
import { VideoControls } from './video-controls.tsx'
import { keyOf } from './video-keys.ts'
import type { Watched } from '../work.ts'

type PlayerProps = { shown: ShownFile; name: string; work: Watched }

/** A video with captions, speed and the place where one was; every control has a key of its own. */
export function VideoPlayer({ shown, name, work }: PlayerProps) {
  const { t } = useTranslation('player')
  const { file, media, renew, tell } = shown
  const frame = useRef<HTMLDivElement>(null)
  // NOTE: a later address is given to the element itself, so that it goes on where it was.
  const [first] = useState(file.address)
  const { element, ...video } = useVideo({ share: media.share, work, renew, ...(tell && { tell }) })
  const { isAwake, wake } = useControls(video.isPlaying)
  const captions = useCaptions(element, media.captions, isAwake)
  const fill = () => fillScreen(frame.current, element.current)
  // NOTE: a finger that wakes the controls means them, and not the film below.
  const isWaking = useRef(false)
  const touch = ({ pointerType }: React.PointerEvent) => {
    isWaking.current = pointerType === 'touch' && !isAwake
    wake()
  }
  const press = (event: React.KeyboardEvent) => {
    wake()
    const act = keyOf(event, { video, turnCaptions: captions.turn, fill })
    if (!act) return
    event.preventDefault()
    act()
  }
  if (video.isGone)
    return (
      <Unplayable
        shown={shown}
        work={work}
        isLost={video.fault === 'lost'}
        counts={video.counts}
        onAgain={video.tryAgain}
      />
    )
  return (
    // NOTE: its keys work from whichever control has the focus, so they are heard here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={frame}
      className={styles['frame']}
      role="group"
      aria-label={t('video.label', { name })}
      data-quiet={isAwake ? undefined : true}
      onPointerDown={touch}
      onPointerMove={wake}
      onFocus={wake}
      onKeyDown={press}
    >
      {/* NOTE: captions are its author’s to give; a video without any has none. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={element}
        className={styles['video']}
        src={first}
        preload="metadata"
        playsInline
        tabIndex={-1}
        onClick={() => !isWaking.current && video.toggle()}
      >
        {media.captions.map(({ language, address }) => (
          <track
            key={language}
            kind="captions"
            srcLang={language}
            src={address}
            label={t(`video.${language}`)}
          />
        ))}
      </video>
      {video.fault === 'soundAlone' && (
        <p role="status" className={styles['note']}>
          {t('video.soundAlone')}
        </p>
      )}
      <VideoControls video={video} captions={captions} onFill={fill} />
    </div>
  )
}

/** The controls hide a while after the last move, as long as the video plays. */
function useControls(isPlaying: boolean) {
  const [moved, setMoved] = useState(0)
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    setIdle(false)
    if (!isPlaying) return
    const timer = setTimeout(() => setIdle(true), delays.videoControlsMs)
    return () => clearTimeout(timer)
  }, [isPlaying, moved])
  return { isAwake: !isIdle, wake: () => setMoved(Date.now()) }
}
