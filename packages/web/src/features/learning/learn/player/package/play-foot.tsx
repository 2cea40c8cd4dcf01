import { Button } from '@mantine/core'
import { IconArrowsMaximize, IconList } from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../../../lib/words/shown/dates.ts'
import player from '../player.module.css'
import { fillScreen } from '../video/fill-screen.ts'
import type { PlayState } from './use-play.ts'

type FootProps = {
  play: PlayState
  /** Is anything of it kept? */
  counts: boolean
  isListed: boolean
  onList: () => void
  whole: RefObject<HTMLDivElement | null>
  onClose?: (() => void) | undefined
  onAgain?: (() => void) | undefined
  /** The choice of another attempt. */
  attempts?: ReactNode
}

/** Below the content: whether it is saved, and the ways within the package and out of it. */
export function PlayFoot({ play, counts, isListed, onList, whole, onClose, onAgain, attempts }: FootProps) {
  const { t } = useTranslation('player')
  const { page, where, wish } = play
  const isElsewhere = play.saving?.kind === 'superseded'
  const hasMany = where !== null && where.outline.length > 1
  const isOpen = page === null || page === 'waiting'
  return (
    <div className={player['footer']}>
      <PlayStatus play={play} counts={counts} />
      <div className={player['ways']}>
        {isElsewhere && onAgain && <Button onClick={onAgain}>{t('goOnHere')}</Button>}
        {!isElsewhere && hasMany && isOpen && (
          <>
            <Button
              variant="default"
              leftSection={<IconList size={18} aria-hidden />}
              aria-expanded={isListed}
              onClick={onList}
            >
              {t('package.outline')}
            </Button>
            <Button variant="default" disabled={!where.canGoBack} onClick={() => wish({ kind: 'previous' })}>
              {t('package.previous')}
            </Button>
            <Button variant="default" disabled={!where.canGoOn} onClick={() => wish({ kind: 'next' })}>
              {t('package.next')}
            </Button>
          </>
        )}
        {document.fullscreenEnabled && isOpen && (
          <Button
            variant="default"
            leftSection={<IconArrowsMaximize size={18} aria-hidden />}
            onClick={() => fillScreen(whole.current, null)}
          >
            {t('video.fill')}
          </Button>
        )}
        {!isElsewhere && attempts}
        {!isElsewhere && isOpen && (
          <Button variant="default" onClick={() => wish({ kind: 'quit' })}>
            {t('package.quit')}
          </Button>
        )}
        {onClose && (
          <Button variant={isOpen ? 'default' : 'filled'} onClick={onClose}>
            {t('toCourse')}
          </Button>
        )}
      </div>
    </div>
  )
}

const troubles = ['waiting', 'expired', 'refused', 'superseded'] as const

function PlayStatus({
  play: { saving, savedAt, isSilent, page, retry },
  counts,
}: Pick<FootProps, 'play' | 'counts'>) {
  const { t } = useTranslation('player')
  const { time } = useDates()
  const trouble = troubles.find((kind) => kind === saving?.kind)
  if (trouble)
    return (
      <div role="alert" className={player['problem']}>
        <p>{t(`package.saving.${trouble}`)}</p>
        {trouble !== 'superseded' && (
          <Button variant="subtle" size="compact-sm" onClick={retry}>
            {t('package.retry')}
          </Button>
        )}
      </div>
    )
  return (
    <div className={player['status']}>
      <p role="status">{isSilent && page === null && t('package.silent')}</p>
      {!counts && <span>{t('package.unkept')}</span>}
      {savedAt !== null && <span>{t('saved', { time: time(savedAt) })}</span>}
    </div>
  )
}
