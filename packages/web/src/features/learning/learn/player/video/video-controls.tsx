import {
  IconMaximize,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRewindBackward10,
  IconRewindForward10,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react'
import { languages } from '@oktant/contract/http/http.ts'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../../../lib/words/shown/dates.ts'
import type { Video } from './use-video.ts'
import styles from './video.module.css'
import { speeds } from './video-keys.ts'
import type { Captions } from './use-captions.ts'
import { clock } from './watched.ts'

type ControlsProps = { video: Video; captions: Captions; onFill: () => void }

/** The controls of a video; each says what it does, and by which key. */
export function VideoControls({ video, captions, onFill }: ControlsProps) {
  const { t } = useTranslation('player')
  const { isPlaying, at, of } = video
  return (
    <div className={styles['controls']} data-controls>
      <input
        className={styles['seek']}
        type="range"
        min={0}
        max={Math.max(1, Math.ceil(of))}
        step={1}
        value={Math.floor(at)}
        style={{ '--part': `${of > 0 ? (100 * at) / of : 0}%` } as React.CSSProperties}
        aria-label={t('video.place')}
        aria-valuetext={t('video.timeOf', { at: clock(at), of: clock(of) })}
        onChange={({ target }) => video.seek(Number(target.value))}
      />
      <div className={styles['row']}>
        <Control label={t(isPlaying ? 'video.pause' : 'video.play')} keys="k" onClick={video.toggle}>
          {isPlaying ? (
            <IconPlayerPauseFilled size={22} aria-hidden />
          ) : (
            <IconPlayerPlayFilled size={22} aria-hidden />
          )}
        </Control>
        <Control label={t('video.back')} keys="j" onClick={() => video.skip(-10)}>
          <IconRewindBackward10 size={22} stroke={1.7} aria-hidden />
        </Control>
        <Control label={t('video.forward')} keys="l" onClick={() => video.skip(10)}>
          <IconRewindForward10 size={22} stroke={1.7} aria-hidden />
        </Control>
        <span className={styles['time']}>
          {clock(at)} / {clock(of)}
        </span>
        <span className={styles['gap']} />
        {captions.languages.length > 0 && <CaptionChoice captions={captions} />}
        <SpeedChoice video={video} />
        <Control label={t(video.isMuted ? 'video.unmute' : 'video.mute')} keys="m" onClick={video.mute}>
          {video.isMuted || video.volume === 0 ? (
            <IconVolumeOff size={22} stroke={1.7} aria-hidden />
          ) : (
            <IconVolume size={22} stroke={1.7} aria-hidden />
          )}
        </Control>
        <Control label={t('video.fill')} keys="f" onClick={onFill}>
          <IconMaximize size={22} stroke={1.7} aria-hidden />
        </Control>
      </div>
    </div>
  )
}

type ControlProps = { label: string; keys: string; onClick: () => void; children: React.ReactNode }
const Control = ({ label, keys, onClick, children }: ControlProps) => (
  <button
    type="button"
    className={styles['control']}
    aria-label={label}
    aria-keyshortcuts={keys}
    title={`${label} (${keys.toUpperCase()})`}
    onClick={onClick}
  >
    {children}
  </button>
)

function CaptionChoice({ captions }: Pick<ControlsProps, 'captions'>) {
  const { t } = useTranslation('player')
  return (
    <select
      className={styles['choice']}
      aria-label={t('video.captions')}
      value={captions.shown}
      onChange={({ target }) => captions.show(languages.find((one) => one === target.value) ?? '')}
    >
      <option value="">{t('video.noCaptions')}</option>
      {captions.languages.map((language) => (
        <option key={language} value={language}>
          {t(`video.${language}`)}
        </option>
      ))}
    </select>
  )
}

function SpeedChoice({ video: { speed, hurry } }: Pick<ControlsProps, 'video'>) {
  const { t } = useTranslation('player')
  const { number } = useDates()
  return (
    <select
      className={styles['choice']}
      aria-label={t('video.speed')}
      value={speed}
      onChange={({ target }) => hurry(Number(target.value))}
    >
      {speeds.map((one) => (
        <option key={one} value={one}>
          {number(one)}×
        </option>
      ))}
    </select>
  )
}
